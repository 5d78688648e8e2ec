extension LineReader where Listener: ~Copyable {
  /// Reads the item that starts at `item.start`, which is no blank and no comma.
  @inline(__always)
  mutating func readItem(_ text: Span<UInt8>, _ item: inout SetItem) {
    var start = item.start
    if text[start] | 0x20 == UInt8(ascii: "w"), text.has(start &+ 1), text[start &+ 1].isDigit {
      item.isWarmUp = true
      if text[start] != UInt8(ascii: "w") { isCanonical = false }
      start &+= 1
    }
    if text[start].isDigit { return numeric(text, start, &item) }
    switch text[start] {
    case .at: effort(text, &item)
    case .openParenthesis: label(text, &item)
    case .plus, .hyphen: signedLoad(text, &item)
    default: lettered(text, &item)
    }
  }

  /// Reads an item that starts with a letter: `bw+10`, `rir2`; or what is none.
  private mutating func lettered(_ text: Span<UInt8>, _ item: inout SetItem) {
    switch text[item.start] | 0x20 {
    case UInt8(ascii: "b"): bodyweight(text, &item)
    case UInt8(ascii: "r"): namedEffort(text, &item)
    default: misreadWord(text, &item)
    }
  }

  private mutating func label(_ text: Span<UInt8>, _ item: inout SetItem) {
    guard let close = closeOfParenthesis(text, item.start, text.count) else {
      return misread(&item, to: text.count)
    }
    guard isItemEnd(text, close &+ 1) else {
      return misread(&item, to: setWordEnd(text, close + 1, text.count))
    }
    item.become(.label, to: close &+ 1, 0)
  }

  /// Reads an item that starts with a number at `number`; a `w` may stand before it.
  private mutating func numeric(_ text: Span<UInt8>, _ number: Int, _ item: inout SetItem) {
    var first = quantity(text, number)
    if !item.isWarmUp { takeDetachedUnit(text, &first) }
    switch first.kind {
    case .integer: integer(text, first, number, &item)
    case .duration, .distance: list(text, first, number, &item)
    case .mass where !item.isWarmUp: united(text, first, &item)
    case .decimal where !item.isWarmUp && isItemEnd(text, first.end):
      item.become(.load, to: first.end, first.value)
      item.shape = .decimal
    case .level where !item.isWarmUp && isItemEnd(text, first.end):
      item.become(.load, to: first.end, first.value, unit: first.unit)
      checkCapitals(text, first.end &- 3, first.end)
    case .none, .mass, .decimal, .level: misreadWord(text, &item)
    }
  }

  /// Reads an item that starts with a whole number: reps, a bare load, a count with what it counts, a chain.
  @inline(__always)
  private mutating func integer(
    _ text: Span<UInt8>, _ first: Quantity, _ number: Int, _ item: inout SetItem
  ) {
    let isEnd = isItemEnd(text, first.end)
    // A comma that ends an item stands before no `x`.
    let mayBeFactor = text.has(first.end) && !(isEnd && text[first.end] == .comma)
    if mayBeFactor, let factor = times(text, first.end) {
      return counted(text, first, number, factor, &item)
    }
    if isEnd {
      item.become(.reps, to: first.end, first.value)
      item.listStart = number
      item.shape = item.isWarmUp ? .reps : .integer
    } else {
      list(text, first, number, &item)
    }
  }

  /// Reads an item that opens with a count and an `x`: `3x5`, `3x60s`, `3x5x100kg`; and what looks alike.
  private mutating func counted(
    _ text: Span<UInt8>, _ first: Quantity, _ number: Int, _ factor: Int, _ item: inout SetItem
  ) {
    item.count = first.digitCount <= 2 ? first.value : 0
    item.countEnd = first.end
    if text[first.end] != UInt8(ascii: "x") { isCanonical = false }
    var second = quantity(text, factor)
    takeDetachedUnit(text, &second)
    if second.kind == .mass || !text[factor].isDigit {
      guard let end = readUnited(text, factor, &item), endsWithoutTimes(text, end) else {
        return misread(text, &item, from: factor)
      }
      return misread(text, &item, .ambiguousX, to: end, filling: [.reps, .load])
    }
    switch second.kind {
    case .integer:
      var end = second.end
      let mark = repMark(text, &end)
      if let third = times(text, end) {
        return countedChain(text, second, mark, factor..<end, third, &item)
      }
      list(text, second, factor, &item)
    case .duration, .distance: list(text, second, factor, &item)
    case .none, .decimal, .mass, .level: misread(text, &item, from: factor)
    }
    if item.kind != .unreadable { checkCount(text, first, &item) }
  }

  /// A count has two digits and is not 0; more digits are a load before its reps.
  @inline(__always)
  private mutating func checkCount(
    _ text: Span<UInt8>, _ first: Quantity, _ item: inout SetItem
  ) {
    if first.digitCount <= 2, first.value > 0 { return }
    if item.isList { listener.forgetElements() }
    let slots = SetSlots(of: item.kind)
    item.isList = false
    if first.digitCount > 2 {
      misread(text, &item, .loadFirst, to: item.end, filling: [.reps, .load])
    } else {
      misread(text, &item, .badSet, to: item.end, filling: slots)
    }
  }

  /// Reads the load of `3x5x100kg` at `third`; without a unit it cannot be read, and a chain is no warm-up.
  private mutating func countedChain(
    _ text: Span<UInt8>, _ reps: Quantity, _ mark: RepsSyntax.Mark, _ range: Range<Int>,
    _ third: Int, _ item: inout SetItem
  ) {
    let opensChain = item.count > 0 && !item.isWarmUp
    guard opensChain, let end = readUnited(text, third, &item) else {
      return misread(text, &item, from: third)
    }
    guard isItemEnd(text, end) else {
      return misread(text, &item, from: end, endedAt: end, filling: [.reps, .load])
    }
    chain = Chain(
      reps: reps.value, loadRange: third..<end, repsRange: range,
      countRange: item.start..<item.countEnd)
    item.kind = .chain
    item.mark = mark
    item.end = end
  }

  /// Reads reps, times or distances, one or several joined by `/`; the first, `first`, starts at `start`.
  @inline(__always)
  mutating func list(
    _ text: Span<UInt8>, _ first: Quantity, _ start: Int, _ item: inout SetItem
  ) {
    let kind = first.kind.listed
    var end = first.end
    item.listStart = start
    item.mark = kind == .reps ? repMark(text, &end) : .none
    item.become(kind, to: end, first.value, unit: first.unit)
    item.shape = kind == .reps ? .reps : .other
    if end < text.count, text[end] == UInt8(ascii: "/") {
      restOfList(text, end, first.kind, &item)
    } else if !isItemEnd(text, end) {
      endedEarly(text, start, end, &item)
    }
    if kind != .reps { checkCapitals(text, start, item.end) }
  }

  /// Reads the elements of a list from the `/` at `slash` on.
  private mutating func restOfList(
    _ text: Span<UInt8>, _ slash: Int, _ kind: Quantity.Kind, _ item: inout SetItem
  ) {
    item.isList = true
    listener.element(
      ListElement(
        kind: item.kind, start: item.listStart, value: item.value, unit: item.unit, mark: item.mark),
      isFirst: true)
    var end = slash
    var elementCount = 1
    while end < text.count, text[end] == UInt8(ascii: "/") {
      let next = quantity(text, end &+ 1)
      guard next.kind == kind else { return endedEarly(text, item.listStart, end, &item) }
      let start = end &+ 1
      end = next.end
      let mark = kind == .integer ? repMark(text, &end) : .none
      listener.element(
        ListElement(
          kind: item.kind, start: start, value: next.value, unit: next.unit, mark: mark),
        isFirst: false)
      elementCount &+= 1
    }
    item.end = end
    if !isItemEnd(text, end) {
      endedEarly(text, item.listStart, end, &item)
    } else if elementCount &* max(Int(item.count), 1) > SetGroupSyntax.maximalSetCount {
      listener.forgetElements()
      item.isList = false
      misread(text, &item, .tooManySets, to: end, filling: SetSlots(of: item.kind))
    }
  }

  /// Refuses a list that goes on at `end` in a way that none does.
  @inline(never)
  private mutating func endedEarly(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ item: inout SetItem
  ) {
    if item.isList { listener.forgetElements() }
    item.isList = false
    // More than two digits before an `x` are no count but a load.
    let slots: SetSlots =
      item.countEnd - item.countStart > 2 ? [.reps, .load] : SetSlots(of: item.kind)
    if let range = repRangeEnd(text, start) {
      return misread(text, &item, .repRange, to: range, filling: .reps)
    }
    misread(
      text, &item, from: item.countEnd > 0 ? start : item.start, endedAt: end, filling: slots)
  }

  /// Moves past `+` or `!`.
  @inline(__always)
  func repMark(_ text: Span<UInt8>, _ index: inout Int) -> RepsSyntax.Mark {
    guard index < text.count else { return .none }
    if text[index] == .plus {
      index &+= 1
      return .maximal
    }
    guard text[index] == UInt8(ascii: "!") else { return .none }
    index &+= 1
    return .failed
  }

  /// Units and words are written in lower case.
  @inline(__always)
  mutating func checkCapitals(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    if isCanonical, holdsCapitals(text, start, end) { isCanonical = false }
  }

  /// The index behind `x`, `X` or `×` with blanks, odd spaces among them, on either side; nil where none stands
  /// at `start`. An `x` behind which no factor starts joins nothing, and stays for itself.
  @inline(__always)
  mutating func times(_ text: Span<UInt8>, _ start: Int) -> Int? {
    var index = start
    while text.has(index), text[index].isBlank { index &+= 1 }
    guard text.has(index) else { return nil }
    let byte = text[index]
    if byte.isASCII, byte | 0x20 != UInt8(ascii: "x") { return nil }
    if byte == UInt8(ascii: "x"), index &+ 1 < text.count, text[index &+ 1].isDigit {
      return index &+ 1
    }
    return oddTimes(text, start)
  }

  @inline(never)
  private mutating func oddTimes(_ text: Span<UInt8>, _ start: Int) -> Int? {
    var index = start
    skipSeparators(text, &index, text.count)
    guard index < text.count else { return nil }
    if text[index] | 0x20 == UInt8(ascii: "x") {
      index += 1
    } else if text[index] == 0xC3, index + 1 < text.count, text[index + 1] == 0x97 {
      index += 2
    } else {
      return nil
    }
    skipSeparators(text, &index, text.count)
    guard index < text.count else { return nil }
    var offset = index
    return text[index].isDigit || scan(word: "bw", text, &offset, text.count) ? index : nil
  }
}

extension Quantity.Kind {
  /// What a list of such quantities is.
  @inline(__always)
  fileprivate var listed: TokenKind {
    switch self {
    case .duration: .duration
    case .distance: .distance
    default: .reps
    }
  }
}
