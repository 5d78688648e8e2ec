import W8Text

/// Whether two exercise lines log the same sets.
func hasSameSets(
  _ firstTree: SyntaxTree, _ firstIndex: Int, _ secondTree: SyntaxTree, _ secondIndex: Int
) -> Bool {
  let some = firstTree.setGroups(ofLine: firstIndex)
  let others = secondTree.setGroups(ofLine: secondIndex)
  return some.map(withoutCount) == others.map(withoutCount)
    && counts(LineText(firstTree, firstIndex)) == counts(LineText(secondTree, secondIndex))
}

/// A group has one count, but each of its lists may be written with its own: those are compared instead.
private func withoutCount(_ group: SetGroupSyntax) -> SetGroupSyntax {
  var group = group
  group.count = 1
  return group
}

/// How often a list of a group is repeated.
private struct ListCount: Hashable {
  let group: Int
  /// `.reps`, `.distance` or `.duration`.
  let list: TokenKind
  let count: UInt32
}

/// The counts of all lists of the line.
private func counts(_ line: LineText) -> Set<ListCount> {
  var counts: Set<ListCount> = []
  var group = 0
  for token in line.tokens {
    switch token.kind {
    case .comma: group += 1
    case .reps, .distance, .duration:
      let count = scanMeasures(line, token).count
      counts.insert(ListCount(group: group, list: token.kind, count: number(line, count)))
    case .chain:
      let count = scanChain(line, token).count
      counts.insert(ListCount(group: group, list: .reps, count: number(line, count)))
    default: continue
    }
  }
  return counts
}

/// The number in `range`; 1 where nothing is written.
private func number(_ line: LineText, _ range: TextRange?) -> UInt32 {
  guard let range else { return 1 }
  var index = range.start
  return scanDigits(line.text.span, &index, range.end, 1, 2) ?? 1
}
