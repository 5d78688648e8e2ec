// Whether the parts of two lines of one kind say the same.

/// Whether both lines end in the same note or comment, or in none.
func hasSameTail(_ first: LineText, _ second: LineText) -> Bool {
  guard let one = first.tail, let other = second.tail else {
    return first.tail == nil && second.tail == nil
  }
  return one.kind == other.kind && first.prose(one) == second.prose(other)
}

/// Whether both lines have the same tokens in the same order, the tail left out.
func hasSameTokens(_ first: LineText, _ second: LineText) -> Bool {
  first.tokensBeforeTail.elementsEqual(second.tokensBeforeTail) { one, other in
    one.kind == other.kind && isSame(one, first, other, second)
  }
}

/// Whether both lines have the same fields, those of one kind in the same order, the tail left out.
func hasSameFields(_ first: LineText, _ second: LineText) -> Bool {
  guard first.tokensBeforeTail.count == second.tokensBeforeTail.count else { return false }
  for kind in fieldKinds {
    let some = first.tokens.lazy.filter { $0.kind == kind }
    let others = second.tokens.lazy.filter { $0.kind == kind }
    guard some.elementsEqual(others, by: { isSame($0, first, $1, second) }) else { return false }
  }
  return true
}

/// Whether both lines are about the same exercise.
func hasSameName(_ first: LineText, _ second: LineText) -> Bool {
  (first.tokens.first?.kind == .superset) == (second.tokens.first?.kind == .superset)
    && name(first) == name(second)
}

/// Whether two tokens of one kind say the same.
private func isSame(
  _ one: Token, _ first: LineText, _ other: Token, _ second: LineText
) -> Bool {
  switch one.kind {
  case .day, .date, .weekday, .weight, .unweighed, .time, .timeSpan:
    return one.value == other.value && one.unit == other.unit && one.stones == other.stones
      && one.isExcluded == other.isExcluded
  case .keyword where one.value != 0 || other.value != 0:
    return one.value == other.value
  default:
    return first.bytes(one) == second.bytes(other)
  }
}

private let fieldKinds: [TokenKind] = [
  .day, .date, .weekday, .weight, .unweighed, .time, .timeSpan, .gym, .tag, .pair,
]

/// The name of the exercise, without quotes, as names are compared: the runs of blanks collapsed.
private func name(_ line: LineText) -> [UInt8] {
  var name: [UInt8] = []
  for token in line.tokens {
    if token.kind == .name { name.appendCollapsed(line.bytes(token)) }
    if token.kind == .string { name.appendCollapsed(line.bytes(token).dropFirst().dropLast()) }
  }
  return name
}

extension LineText {
  fileprivate var tokensBeforeTail: ArraySlice<Token> {
    tail == nil ? tokens : tokens.dropLast()
  }
}
