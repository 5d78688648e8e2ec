extension LineReader where Listener: ~Copyable {
  /// Reads `bw`, `bw+10` and chains that start so; anything else cannot be read.
  mutating func bodyweight(_ text: Span<UInt8>, _ item: inout SetItem) {
    guard let end = unitedEnd(text, item.start) else { return misreadWord(text, &item) }
    readUnited(text, item.start, end, &item)
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
    if let value = scanDigits(text, &index, setsEnd, 1, 4) {
      (number.value, number.end, number.digitCount) = (value, index, index - start)
    }
    return number
  }

  /// Where a load that carries its unit ends, `100kg`, `bw`, `bw-15kg`; nil where none starts at `start`.
  func unitedEnd(_ text: Span<UInt8>, _ start: Int) -> Int? {
    var index = start
    if scan(word: "bw", text, &index, setsEnd) {
      var item = SetItem(at: index)
      _ = scanSignedLoad(text, &index, &item)
      return index
    }
    guard scanDecimal(text, &index, setsEnd) != nil, scanUnit(text, &index, setsEnd) != .none else {
      return nil
    }
    return index
  }

  /// Where `+10` or `-15kg` ends; nil where none starts at `start`.
  func signedLoadEnd(_ text: Span<UInt8>, _ start: Int) -> Int? {
    var index = start
    var item = SetItem(at: start)
    return scanSignedLoad(text, &index, &item) ? index : nil
  }

  /// Reads the load with a unit in `start..<end`.
  mutating func readUnited(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ item: inout SetItem
  ) {
    var index = start
    if scan(word: "bw", text, &index, end) {
      item.isBodyweight = true
      (item.value, item.unit) = (0, 0)
      _ = scanSignedLoad(text, &index, &item)
    } else {
      item.value = scanDecimal(text, &index, end) ?? 0
      item.unit = scanUnit(text, &index, end).rawValue
    }
    checkCapitals(text, start, end)
  }

  /// Moves past `+10`, `-15` or `+10kg`, and gives `item` its value.
  private func scanSignedLoad(
    _ text: Span<UInt8>, _ index: inout Int, _ item: inout SetItem
  ) -> Bool {
    guard index < setsEnd, text[index] == .plus || text[index] == .hyphen else { return false }
    var offset = index + 1
    guard let value = scanDecimal(text, &offset, setsEnd) else { return false }
    item.isNegative = text[index] == .hyphen && value > 0
    item.value = value
    item.unit = scanUnit(text, &offset, setsEnd).rawValue
    index = offset
    return true
  }

  /// Whether an item that came up to `index` ends there, at any comma too, and no `x` joins it to what follows.
  mutating func endsWithoutTimes(_ text: Span<UInt8>, _ index: Int) -> Bool {
    let isEnd =
      index >= setsEnd || text[index] == .comma || separatorLength(text, index, setsEnd) > 0
    return isEnd && times(text, index) == nil
  }
}
