/// Whether two files, each in sections, say the same in every line that is not blank.
package func sameMeaning(_ first: [SyntaxTree], _ second: [SyntaxTree]) -> Bool {
  differenceInMeaning(first, second) == nil
}

/// Whether two texts say the same in every line that is not blank.
package func sameMeaning(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool {
  sameMeaning([first], [second])
}

/// Two lines that ought to say the same and do not.
package struct MeaningDifference: Hashable, Sendable {
  /// The index of the line in the first file; nil when the second has more lines that are not blank.
  package let first: Int?
  /// The index of the line in the second file; nil when the first has more lines that are not blank.
  package let second: Int?
}

/// The first lines in which two files, each in sections, do not say the same; nil when they all do.
///
/// Spelling that the formatter may change makes no difference; that of names, tags, keys, arguments and prose
/// does, and so does each byte of a line that cannot be read.
package func differenceInMeaning(
  _ first: [SyntaxTree], _ second: [SyntaxTree]
) -> MeaningDifference? {
  var firstLines = ContentLines(first)
  var secondLines = ContentLines(second)
  while true {
    let one = firstLines.next()
    let other = secondLines.next()
    guard let one, let other else {
      if one == nil, other == nil { return nil }
      return MeaningDifference(first: one?.number, second: other?.number)
    }
    if !saysTheSame(first[one.section], one.line, second[other.section], other.line) {
      return MeaningDifference(first: one.number, second: other.number)
    }
  }
}

/// Whether a line of one tree says what a line of another says.
private func saysTheSame(
  _ first: SyntaxTree, _ firstIndex: Int, _ second: SyntaxTree, _ secondIndex: Int
) -> Bool {
  let (first, firstIndex) = first.withTokens(ofLine: firstIndex)
  let (second, secondIndex) = second.withTokens(ofLine: secondIndex)
  let (firstText, firstTokens) = (first.text, first.tokens)
  let (secondText, secondTokens) = (second.text, second.tokens)
  return saysTheSame(
    LineParts(first, firstIndex), firstText.span, firstTokens.span,
    LineParts(second, secondIndex), secondText.span, secondTokens.span,
    sameSets: { first.setGroups(ofLine: firstIndex) == second.setGroups(ofLine: secondIndex) })
}
