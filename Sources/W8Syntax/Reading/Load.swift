extension LineReader where Listener: ~Copyable {
  /// Reads `bw`, `bw+10` and chains that start so; anything else cannot be read.
  mutating func bodyweight(_ text: Span<UInt8>, _ item: inout SetItem) {
    guard let end = readUnited(text, item.start, &item) else { return misreadWord(text, &item) }
    finishUnited(text, end, &item)
  }

  /// Reads a load with `kg` or `lb`, or the chain that it opens.
  @inline(__always)
  mutating func united(_ text: Span<UInt8>, _ load: Quantity, _ item: inout SetItem) {
    (item.value, item.unit) = (load.value, load.unit)
    checkCapitals(text, load.end &- 2, load.end)
    finishUnited(text, load.end, &item)
  }

  /// Reads `+10` or `-15kg`, which the formatter writes behind `bw`.
  mutating func signedLoad(_ text: Span<UInt8>, _ item: inout SetItem) {
    var index = item.start
    guard scanSignedLoad(text, &index, &item), isItemEnd(text, index) else {
      return misreadWord(text, &item)
    }
    isCanonical = false
    item.isBodyweight = true
    item.kind = .load
    item.end = index
  }

  /// Ends a load with a unit that came up to `end`, or goes on with the chain that it opens.
  @inline(__always)
  private mutating func finishUnited(_ text: Span<UInt8>, _ end: Int, _ item: inout SetItem) {
    if let factor = times(text, end) { return readChain(text, end, factor, &item) }
    guard isItemEnd(text, end) else {
      return misread(text, &item, from: end, endedAt: end, filling: .load)
    }
    item.kind = .load
    item.end = end
  }

  /// Reports the unit of mass that ends at `end`, if one does, where it is `kgs` or `lbs` or stands apart.
  mutating func checkUnit(_ text: Span<UInt8>, _ end: Int) {
    let start: Int
    switch text[end &- 1] | 0x20 {
    case UInt8(ascii: "s"): start = end &- 3
    case UInt8(ascii: "g"), UInt8(ascii: "b"): start = end &- 2
    default: return
    }
    if end &- start > 2 || !text[start &- 1].isDigit { fault(.detachedUnit, start, end) }
  }

  /// Reads the rest of `100kg x 5 x 3` from the reps at `factor` on; the load ends at `loadEnd`.
  private mutating func readChain(
    _ text: Span<UInt8>, _ loadEnd: Int, _ factor: Int, _ item: inout SetItem
  ) {
    let reps = number(text, factor)
    guard reps.digitCount > 0 else { return misread(text, &item, from: factor) }
    var end = reps.end
    item.mark = repMark(text, &end)
    chain = Chain(reps: reps.value, loadRange: item.start..<loadEnd, repsRange: factor..<end)
    if let third = times(text, end) {
      let count = number(text, third)
      guard 1...2 ~= count.digitCount, count.value > 0 else {
        return misread(text, &item, from: third)
      }
      item.count = count.value
      chain.countRange = third..<count.end
      end = count.end
    }
    guard isItemEnd(text, end) else {
      return misread(text, &item, from: end, endedAt: end, filling: [.reps, .load])
    }
    item.kind = .chain
    item.end = end
  }

  /// Reads 1 to 4 digits; none where more follow.
  private func number(_ text: Span<UInt8>, _ start: Int) -> Quantity {
    var number = Quantity()
    var index = start
    if let value = scanDigits(text, &index, text.count, 1, 4) {
      (number.value, number.end, number.digitCount) = (value, index, index - start)
    }
    return number
  }

  /// Reads a load that carries its unit, `100kg`, `bw`, `bw-15kg`, into `item`; returns where it ends, nil where
  /// none starts at `start`.
  mutating func readUnited(_ text: Span<UInt8>, _ start: Int, _ item: inout SetItem) -> Int? {
    var index = start
    if scan(word: "bw", text, &index, text.count) {
      item.isBodyweight = true
      (item.value, item.unit) = (0, 0)
      _ = scanSignedLoad(text, &index, &item)
    } else {
      guard let value = scanDecimal(text, &index, text.count) else { return nil }
      let unit = unitBehind(text, &index)
      if unit == .none { return nil }
      (item.value, item.unit) = (value, unit.rawValue)
    }
    checkCapitals(text, start, index)
    return index
  }

  /// The end of a load that carries its unit or a sign; nil where none starts at `start`.
  mutating func endOfLoad(_ text: Span<UInt8>, _ start: Int) -> Int? {
    var item = SetItem(at: start)
    if let end = readUnited(text, start, &item) { return end }
    var index = start
    return scanSignedLoad(text, &index, &item) ? index : nil
  }

  /// Moves past `+10`, `-15` or `+10kg`, and gives `item` its value.
  private func scanSignedLoad(
    _ text: Span<UInt8>, _ index: inout Int, _ item: inout SetItem
  ) -> Bool {
    guard index < text.count, text[index] == .plus || text[index] == .hyphen else { return false }
    var offset = index + 1
    guard let value = scanDecimal(text, &offset, text.count) else { return false }
    item.isNegative = text[index] == .hyphen && value > 0
    item.value = value
    item.unit = unitBehind(text, &offset).rawValue
    index = offset
    return true
  }

  /// Moves past the unit behind a number, blanks before it or not; `.none` where none follows.
  @inline(never)
  func unitBehind(_ text: Span<UInt8>, _ index: inout Int) -> WrittenUnit {
    var end = index
    skipSeparators(text, &end, text.count)
    let isDisjoint = end > index
    let unit = scanUnit(text, &end, text.count)
    if unit == .none || isDisjoint && setWordEnd(text, end, text.count) != end { return .none }
    index = end
    return unit
  }

  /// Whether an item that came up to `index` ends there, at any comma too, and no `x` joins it to what follows.
  mutating func endsWithoutTimes(_ text: Span<UInt8>, _ index: Int) -> Bool {
    let isEnd =
      index >= text.count || text[index] == .comma || separatorLength(text, index, text.count) > 0
    return isEnd && times(text, index) == nil
  }
}
