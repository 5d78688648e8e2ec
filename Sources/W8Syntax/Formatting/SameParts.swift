/// Whether two lines of one kind, each with its bytes and tokens, say the same.
func saysTheSame(
  _ kind: LineKind, _ first: Span<UInt8>, _ firstLine: LineTokens, _ second: Span<UInt8>,
  _ secondLine: LineTokens, _ sets: inout SetComparison
) -> Bool {
  let (firstTokens, secondTokens) = (firstLine.tokens.span, secondLine.tokens.span)
  guard hasSameTail(first, firstTokens, second, secondTokens) else { return false }
  // Most lines that differ do so in blanks.
  if hasSameTokens(first, firstTokens, second, secondTokens) { return true }
  switch kind {
  case .blank, .unknown, .month, .note, .comment, .directive: return false
  case .entry, .session: return hasSameFields(first, firstTokens, second, secondTokens)
  case .exercise:
    return hasSameName(first, firstTokens, second, secondTokens) && sets.areEqual(first, second)
  }
}

/// Whether both lines end in the same note or comment, or in none.
private func hasSameTail(
  _ first: Span<UInt8>, _ firstTokens: Span<Token>, _ second: Span<UInt8>,
  _ secondTokens: Span<Token>
) -> Bool {
  guard let one = firstTokens.tail, let other = secondTokens.tail else {
    return firstTokens.tail == nil && secondTokens.tail == nil
  }
  return one.kind == other.kind
    && isEqual(
      first, proseStart(first, one)..<one.end, second, proseStart(second, other)..<other.end)
}
/// Whether both lines have the same tokens in the same order, the tail left out.
private func hasSameTokens(
  _ first: Span<UInt8>, _ firstTokens: Span<Token>, _ second: Span<UInt8>,
  _ secondTokens: Span<Token>
) -> Bool {
  let count = firstTokens.countBeforeTail
  guard count == secondTokens.countBeforeTail else { return false }
  for index in 0..<count {
    let (one, other) = (firstTokens[index], secondTokens[index])
    guard one.kind == other.kind, isSame(one, first, other, second) else { return false }
  }
  return true
}

/// Whether both lines have the same fields, those of one kind in the same order, the tail left out.
private func hasSameFields(
  _ first: Span<UInt8>, _ firstTokens: Span<Token>, _ second: Span<UInt8>,
  _ secondTokens: Span<Token>
) -> Bool {
  let count = firstTokens.countBeforeTail
  guard count == secondTokens.countBeforeTail else { return false }
  for kind in fieldKinds {
    var other = 0
    for index in 0..<count where firstTokens[index].kind == kind {
      while other < count, secondTokens[other].kind != kind { other &+= 1 }
      guard other < count, isSame(firstTokens[index], first, secondTokens[other], second) else {
        return false
      }
      other &+= 1
    }
  }
  // As many tokens in all, and each of these kinds has its like: so none is left over.
  for index in 0..<count where !fieldKinds.contains(firstTokens[index].kind) { return false }
  return true
}

/// Whether both lines are about the same exercise.
private func hasSameName(
  _ first: Span<UInt8>, _ firstTokens: Span<Token>, _ second: Span<UInt8>,
  _ secondTokens: Span<Token>
) -> Bool {
  guard firstTokens.startsWithSuperset == secondTokens.startsWithSuperset else { return false }
  return name(first, firstTokens) == name(second, secondTokens)
}

/// Whether two tokens of one kind say the same.
private func isSame(
  _ one: Token, _ first: Span<UInt8>, _ other: Token, _ second: Span<UInt8>
) -> Bool {
  switch one.kind {
  case .day, .date, .weekday, .weight, .unweighed, .time, .timeSpan:
    return one.value == other.value && one.unit == other.unit && one.stones == other.stones
      && one.isExcluded == other.isExcluded
  case .keyword where one.value != 0 || other.value != 0:
    return one.value == other.value
  default:
    return isEqual(first, Int(one.start)..<one.end, second, Int(other.start)..<other.end)
  }
}

private let fieldKinds: [TokenKind] = [
  .day, .date, .weekday, .weight, .unweighed, .time, .timeSpan, .gym, .tag, .pair,
]

/// The name of the exercise, without quotes, as names are compared: the runs of blanks collapsed.
private func name(_ text: Span<UInt8>, _ tokens: Span<Token>) -> [UInt8] {
  var name: [UInt8] = []
  for index in tokens.indices {
    let token = tokens[index]
    if token.kind == .name { name.appendCollapsed(text, Int(token.start), token.end) }
    if token.kind == .string { name.appendCollapsed(text, Int(token.start) + 1, token.end - 1) }
  }
  return name
}

private func isEqual(
  _ first: Span<UInt8>, _ firstRange: Range<Int>, _ second: Span<UInt8>, _ secondRange: Range<Int>
) -> Bool {
  guard firstRange.count == secondRange.count else { return false }
  var index = firstRange.lowerBound
  var other = secondRange.lowerBound
  while index < firstRange.upperBound, first[index] == second[other] {
    index &+= 1
    other &+= 1
  }
  return index == firstRange.upperBound
}
