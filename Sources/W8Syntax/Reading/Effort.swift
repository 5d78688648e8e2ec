import W8Text

// `@8`, `rir2`, and their other spellings.

extension LineReader where Listener: ~Copyable {
  /// Reads an item that starts with `@`.
  @inline(__always)
  mutating func effort(_ text: Span<UInt8>, _ item: inout SetItem) {
    let number = item.start &+ 1
    guard number < text.count, text[number].isDigit else { return oddEffort(text, &item) }
    var index = number
    guard let halves = scanEffort(text, &index, text.count), isItemEnd(text, index) else {
      return misread(
        &item, to: setWordEnd(text, item.start, text.count), .effortRange, filling: .effort)
    }
    item.become(.effort, to: index, halves)
  }

  /// Reads `rir2`, or `RPE 8`, `RPE8`, `rir 2`; any other word cannot be read.
  mutating func namedEffort(_ text: Span<UInt8>, _ item: inout SetItem) {
    var index = item.start
    let isReserve = scan(word: "rir", text, &index, text.count)
    guard isReserve || scan(word: "rpe", text, &index, text.count) else {
      return misreadWord(text, &item)
    }
    if isReserve, index < text.count, text[index].isDigit,
      index + 1 == setWordEnd(text, item.start, text.count)
    {
      checkCapitals(text, item.start, index)
      return item.become(
        .effort, to: index + 1, UInt32(text[index] &- 0x30), unit: SyntaxRow.reserve)
    }
    skipSeparators(text, &index, text.count)
    if !misspelled(text, index, isReserve, &item) { misreadWord(text, &item) }
  }

  /// Says what is wrong with an item that starts with `@` and goes on with no digit.
  @inline(never)
  private mutating func oddEffort(_ text: Span<UInt8>, _ item: inout SetItem) {
    let start = item.start
    var index = start + 1
    let isReserve = scan(word: "rir", text, &index, text.count)
    _ = isReserve || scan(word: "rpe", text, &index, text.count)
    skipSeparators(text, &index, text.count)
    if misspelled(text, index, isReserve, &item) || loadBehindAt(text, &item) { return }
    let wordEnd = setWordEnd(text, start, text.count)
    let isName = start + 1 < wordEnd && decodeScalar(in: text, at: start + 1).scalar.isLetter
    misread(&item, to: wordEnd, isName ? .gymInSets : .badSet)
  }

  /// Reads `@bw+10`, `@ -15kg`: a load that is no number, with an `@` before it.
  private mutating func loadBehindAt(_ text: Span<UInt8>, _ item: inout SetItem) -> Bool {
    var index = item.start + 1
    skipSeparators(text, &index, text.count)
    guard index < text.count else { return false }
    guard let end = endOfLoad(text, index) else { return false }
    let isEnd =
      end >= text.count || text[end] == .comma || separatorLength(text, end, text.count) > 0
    if isEnd { misreadBehindWord(text, &item, .effortRange, to: end, filling: .effort) }
    return isEnd
  }

  /// Reads an effort in another spelling, whose number is at `number`; false without one.
  private mutating func misspelled(
    _ text: Span<UInt8>, _ number: Int, _ isReserve: Bool, _ item: inout SetItem
  ) -> Bool {
    guard number < text.count, text[number].isDigit else { return false }
    let last = setWordEnd(text, number, text.count)
    var index = number
    if isReserve, last == number + 1 {
      item.become(.effort, to: last, UInt32(text[number] &- 0x30), unit: SyntaxRow.reserve)
    } else if !isReserve, let halves = scanEffort(text, &index, text.count), index == last {
      item.become(.effort, to: last, halves)
    } else {
      misread(&item, to: last, .effortRange, filling: .effort)
    }
    return true
  }

  /// Reports an effort that is not spelled `@8` or `rir2`.
  @inline(__always)
  mutating func checkEffort(_ text: Span<UInt8>, _ item: SetItem) {
    let isSpelledRight =
      item.unit == SyntaxRow.reserve
      ? item.end &- item.start == 4
      : text[item.start] == .at && text[item.start &+ 1].isDigit
    if !isSpelledRight { fault(.effortSpelling, item.start, item.end) }
  }
}

/// Reads an effort, 1 to 10 in halves; returns the halves.
@inline(__always)
private func scanEffort(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> UInt32? {
  guard let whole = scanDigits(text, &index, end, 1, 2), 1...10 ~= whole else { return nil }
  if whole < 10, index &+ 1 < end, text[index] == .point, text[index &+ 1] == UInt8(ascii: "5") {
    index &+= 2
    return whole &* 2 &+ 1
  }
  return whole &* 2
}
