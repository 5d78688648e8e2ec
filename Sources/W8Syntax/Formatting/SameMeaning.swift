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
  var firstLines = contentLines(first)[...]
  var secondLines = contentLines(second)[...]
  while true {
    let (one, other) = (firstLines.popFirst(), secondLines.popFirst())
    guard let one, let other else {
      if one == nil, other == nil { return nil }
      return MeaningDifference(first: one?.number, second: other?.number)
    }
    if !saysTheSame(first[one.section], one.line, second[other.section], other.line) {
      return MeaningDifference(first: one.number, second: other.number)
    }
  }
}

/// A line of a file that is not blank: its section, its index there, and its index in the file.
private typealias ContentLine = (section: Int, line: Int, number: Int)

private func contentLines(_ sections: [SyntaxTree]) -> [ContentLine] {
  var lines: [ContentLine] = []
  var firstLine = 0
  for (section, tree) in sections.enumerated() {
    let (text, all) = (tree.text, tree.lines)
    for line in all.indices where lineContent(all[line], text.span) != nil {
      lines.append((section, line, firstLine + line))
    }
    firstLine += all.count
  }
  return lines
}

/// Whether a line of one tree says what a line of another says.
private func saysTheSame(
  _ first: SyntaxTree, _ firstIndex: Int, _ second: SyntaxTree, _ secondIndex: Int
) -> Bool {
  let (line, other) = (first.lines[firstIndex], second.lines[secondIndex])
  guard line.kind == other.kind, line.isFrozen == other.isFrozen else { return false }
  let (bytes, otherBytes) = (first.text[line.contentRange], second.text[other.contentRange])
  if bytes == otherBytes { return true }
  if line.isFrozen || line.kind == .unknown { return false }
  let (text, otherText) = (Array(bytes), Array(otherBytes))
  var sets = SetComparison()
  return saysTheSame(
    line.kind, text.span, heard(text.span), otherText.span, heard(otherText.span), &sets)
}

private func heard(_ line: Span<UInt8>) -> LineTokens {
  var reader = LineReader(LineTokens())
  _ = reader.line(line, 0, line.count, isPlain: true)
  return reader.finish()
}
