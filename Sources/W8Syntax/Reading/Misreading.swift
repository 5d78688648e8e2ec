import W8Text

// What an item of sets that cannot be read was meant to be, and how far it goes.

extension LineReader where Listener: ~Copyable {
  /// Ends an item that cannot be read at the end of its word.
  mutating func misreadWord(_ text: Span<UInt8>, _ item: inout SetItem) {
    misread(text, &item, from: item.start)
  }

  /// Ends an item that cannot be read at the end of the word at `index`; `last` is where it might have ended, and
  /// `slots` are its slots in the group then.
  @inline(never)
  mutating func misread(
    _ text: Span<UInt8>, _ item: inout SetItem, from index: Int, endedAt last: Int? = nil,
    filling slots: SetSlots = []
  ) {
    if joinsNumbers(text, &item, at: item.start, filling: .reps) { return }
    if let last, joinsNumbersBehind(text, &item, at: last, filling: slots) { return }
    misread(&item, to: setWordEnd(text, index, text.count))
  }

  /// Ends an item of which the fault is known at `end`.
  @inline(never)
  mutating func misread(
    _ text: Span<UInt8>, _ item: inout SetItem, _ fault: SyntaxFault.Kind, to end: Int,
    filling slots: SetSlots
  ) {
    if joinsNumbers(text, &item, at: item.start, filling: .reps) { return }
    misreadBehindWord(text, &item, fault, to: end, filling: slots)
  }

  /// As above, whatever the first word of the item holds.
  mutating func misreadBehindWord(
    _ text: Span<UInt8>, _ item: inout SetItem, _ fault: SyntaxFault.Kind, to end: Int,
    filling slots: SetSlots
  ) {
    if joinsNumbersBehind(text, &item, at: end, filling: slots) { return }
    misread(&item, to: end, fault, filling: slots)
  }

  /// Ends an item at `end` as one that cannot be read.
  mutating func misread(
    _ item: inout SetItem, to end: Int, _ fault: SyntaxFault.Kind = .badSet,
    at range: Range<Int>? = nil, filling slots: SetSlots = []
  ) {
    item.kind = .unreadable
    item.shape = .other
    item.end = end
    misreading = Misreading(fault: fault, range: range ?? item.start..<end, slots: slots)
  }

  /// Ends the item with the word at `index` where a comma joins numbers up to there: they are a list or a decimal,
  /// which is its fault then.
  private mutating func joinsNumbers(
    _ text: Span<UInt8>, _ item: inout SetItem, at index: Int, filling slots: SetSlots
  ) -> Bool {
    let wordEnd = setWordEnd(text, index, text.count)
    guard let run = commaRun(text, item.start, wordEnd) else { return false }
    misread(&item, to: wordEnd, .ambiguousComma, at: run, filling: slots)
    return true
  }

  /// As above for an item with blanks around its `x`, which goes on behind its first word, and runs into a comma
  /// between digits at `end`.
  private mutating func joinsNumbersBehind(
    _ text: Span<UInt8>, _ item: inout SetItem, at end: Int, filling slots: SetSlots
  ) -> Bool {
    end < text.count && text[end] == .comma && isBetweenDigits(text, end, text.count)
      && joinsNumbers(text, &item, at: end, filling: slots.union(.reps))
  }

  /// The end of a range of reps such as `8-12` or `8–12` that starts at `start`; nil where none does.
  func repRangeEnd(_ text: Span<UInt8>, _ start: Int) -> Int? {
    var index = start
    guard scanDigits(text, &index, text.count, 1, 4) != nil else { return nil }
    if !scan(.hyphen, text, &index, text.count) {
      guard index + 2 < text.count, text[index] == 0xE2, text[index + 1] == 0x80,
        0x92...0x94 ~= text[index + 2]
      else { return nil }
      index += 3
    }
    guard scanDigits(text, &index, text.count, 1, 4) != nil else { return nil }
    let isEnd =
      index >= text.count || text[index] == .comma || separatorLength(text, index, text.count) > 0
    return isEnd ? index : nil
  }
}

/// The end of the word at `start`: a blank, or a comma that does not stand between digits, neither in
/// brackets nor in quotes, which own all up to their close.
func setWordEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while index < end, separatorLength(text, index, end) == 0 {
    if text[index] == .comma, !isBetweenDigits(text, index, end) { break }
    index = ownedEnd(text, index, end) ?? index + 1
  }
  return index
}

/// The end of what the bracket or quote at `index` owns; nil where none stands there.
private func ownedEnd(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int? {
  if text[index] == .openParenthesis {
    var close = index
    while close < end, text[close] != .closeParenthesis { close += 1 }
    return min(close + 1, end)
  }
  guard quoteLength(text, index, end) > 0 else { return nil }
  return closingQuote(text, index, end)?.upperBound ?? end
}

/// The bytes of the first run of numbers joined by commas in `start..<end`, outside brackets and quotes: it
/// may be a list or a decimal.
func commaRun(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Range<Int>? {
  var comma = start
  while comma < end, text[comma] != .comma { comma = ownedEnd(text, comma, end) ?? comma + 1 }
  guard comma < end else { return nil }
  var first = comma
  while first > start, text[first - 1].isDigit { first -= 1 }
  var last = comma
  while last < end, text[last].isDigit || text[last] == .comma { last += 1 }
  return first..<last
}
