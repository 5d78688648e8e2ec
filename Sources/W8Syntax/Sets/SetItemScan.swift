import W8Text

/// Reads the item of sets that starts at `start`, which is no blank and no comma.
func scanSetItem(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SetItem {
  scanPlainItem(text, start, end).map { SetItem($0, start: start) }
    ?? scanOddItem(text, start, end)
}

/// Reads the item at `start` whatever it is; the value of what is plain is not worked out.
func scanOddItem(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SetItem {
  let item = scanWord(text, start, end)
  guard item.end < end, text[item.end] == .comma, isBetweenDigits(text, item.end, end) else {
    return item
  }
  // An item with blanks around its `x` goes on behind its first word, and may run into such a comma.
  let last = setWordEnd(text, item.end, end)
  guard let run = commaRun(text, start, last) else { return item }
  return SetItem(
    start: start, end: last, shape: .faulty(.ambiguousComma, run, item.slots.union(.reps)))
}

/// Reads the item that starts with the word at `start`.
private func scanWord(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SetItem {
  let byte = text[start]
  let wordEnd = setWordEnd(text, start, end)
  if byte == .openParenthesis { return scanLabel(text, start, end) }
  if byte == .at { return scanEffort(text, start, wordEnd, end) }
  if let effort = scanNamedEffort(text, start, wordEnd, end) { return effort }
  if let run = commaRun(text, start, wordEnd) {
    return SetItem(start: start, end: wordEnd, shape: .faulty(.ambiguousComma, run, .reps))
  }
  if byte.isDigit { return scanNumeric(text, start, start, wordEnd, end) }
  if byte == .plus || byte == .hyphen {
    var index = start
    guard scanSignedLoad(text, &index, end), isItemEnd(text, index, end) else {
      return .unreadable(start, wordEnd)
    }
    return SetItem(start: start, end: index, shape: .load)
  }
  if byte | 0x20 == UInt8(ascii: "w"), start + 1 < end, text[start + 1].isDigit {
    return scanNumeric(text, start, start + 1, wordEnd, end)
  }
  return scanBodyweight(text, start, wordEnd, end)
}

private func scanLabel(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SetItem {
  var index = start + 1
  while index < end, text[index] != .closeParenthesis { index += 1 }
  index = min(index + 1, end)
  guard isItemEnd(text, index, end) else {
    return .unreadable(start, setWordEnd(text, index, end))
  }
  return SetItem(start: start, end: index, shape: .label)
}

/// Reads `bw`, `bw+10` and chains that start so; anything else is unreadable.
private func scanBodyweight(
  _ text: Span<UInt8>, _ start: Int, _ wordEnd: Int, _ end: Int
) -> SetItem {
  var index = start
  guard scan(word: "bw", text, &index, end) else { return .unreadable(start, wordEnd) }
  _ = scanSignedLoad(text, &index, end)
  return finishUnited(text, start, index, end)
}

/// Ends a load with a unit that came up to `index`, or goes on with the chain that it opens.
private func finishUnited(
  _ text: Span<UInt8>, _ start: Int, _ loadEnd: Int, _ end: Int
) -> SetItem {
  var index = loadEnd
  guard scanTimes(text, &index, end) else {
    guard isItemEnd(text, loadEnd, end) else {
      return .unreadable(start, setWordEnd(text, loadEnd, end))
    }
    return SetItem(start: start, end: loadEnd, shape: .load)
  }
  guard scanRep(text, &index, end) else {
    return .unreadable(start, setWordEnd(text, index, end))
  }
  var countEnd = index
  if scanTimes(text, &countEnd, end) {
    guard let count = scanDigits(text, &countEnd, end, 1, 2), count > 0 else {
      return .unreadable(start, setWordEnd(text, countEnd, end))
    }
    index = countEnd
  }
  guard isItemEnd(text, index, end) else {
    return .unreadable(start, setWordEnd(text, index, end))
  }
  return SetItem(start: start, end: index, shape: .chain)
}

/// Reads an item that starts with a number at `number`; a `w` may stand before it at `start`.
private func scanNumeric(
  _ text: Span<UInt8>, _ start: Int, _ number: Int, _ wordEnd: Int, _ end: Int
) -> SetItem {
  var index = number
  if start == number, scanUnitedLoad(text, &index, end) {
    return finishUnited(text, start, index, end)
  }
  if let shape = scanMeasure(text, &index, end) {
    let isInteger = shape == .reps && isPlainInteger(text, number, index)
    if !isInteger || !isTimes(text, index, end) {
      let isBare = isInteger && start == number
      return SetItem(start: start, end: index, shape: isBare ? .integer : shape)
    }
  }
  index = number
  if scanRepRange(text, &index, end) { return .faulty(.repRange, start, index, filling: .reps) }
  index = number
  if let item = scanCounted(text, start, &index, end) { return item }
  index = number
  if start == number, scanDecimal(text, &index, end) != nil {
    if isItemEnd(text, index, end) { return SetItem(start: start, end: index, shape: .decimal) }
    if scan(word: "lvl", text, &index, end), isItemEnd(text, index, end) {
      return SetItem(start: start, end: index, shape: .load)
    }
  }
  return .unreadable(start, wordEnd)
}

/// Reads reps, durations or distances, one or a list, up to the end of the item.
private func scanMeasure(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int
) -> SetItem.Shape? {
  if scanList(text, &index, end, scanRep) { return .reps }
  if scanList(text, &index, end, { scanDuration($0, &$1, $2) != nil }) { return .duration }
  if scanList(text, &index, end, { scanDistance($0, &$1, $2) != nil }) { return .distance }
  return nil
}

private func isPlainInteger(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  (start..<end).allSatisfy { text[$0].isDigit }
}

private func isTimes(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  var offset = index
  return scanTimes(text, &offset, end)
}

/// Reads an item that opens with a count and an `x`: `3x5`, `3x60s`, `3x5x100kg`; and what looks alike.
///
/// nil when no `x` follows the number at `index`.
private func scanCounted(
  _ text: Span<UInt8>, _ start: Int, _ index: inout Int, _ end: Int
) -> SetItem? {
  let digits = index
  guard let count = scanDigits(text, &index, end, 1, 4) else { return nil }
  let isCount = index - digits <= 2
  guard scanTimes(text, &index, end) else { return nil }
  let factor = index
  if scanUnitedLoad(text, &index, end), isItemEnd(text, index, end), !isTimes(text, index, end) {
    return .faulty(.ambiguousX, start, index, filling: [.reps, .load])
  }
  index = factor
  if scanRepRange(text, &index, end) { return .faulty(.repRange, start, index, filling: .reps) }
  // A chain is no warm-up.
  let opensChain = isCount && count > 0 && start == digits
  if let chain = scanChainWithCount(text, start, factor, end, opensChain) { return chain }
  index = factor
  guard let shape = scanMeasure(text, &index, end) else {
    return .unreadable(start, setWordEnd(text, factor, end))
  }
  let item = SetItem(start: start, end: index, shape: shape)
  if !isCount { return .faulty(.loadFirst, start, index, filling: [.reps, .load]) }
  return count > 0 ? item : .faulty(.badSet, start, index, filling: item.slots)
}

/// Reads the rest of `3x5x100kg` from the reps on; without a unit it cannot be read.
private func scanChainWithCount(
  _ text: Span<UInt8>, _ start: Int, _ factor: Int, _ end: Int, _ hasCount: Bool
) -> SetItem? {
  var index = factor
  guard scanRep(text, &index, end), scanTimes(text, &index, end) else { return nil }
  guard hasCount, scanUnitedLoad(text, &index, end), isItemEnd(text, index, end) else {
    return .unreadable(start, setWordEnd(text, index, end))
  }
  return SetItem(start: start, end: index, shape: .chain)
}
