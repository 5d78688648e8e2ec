package import W8Text

/// The edits that give `lines` of the file that `sections` make up their canonical form, in order.
///
/// Lines count from 0 over the whole file, and offsets from its start. They are those edits of the whole file
/// that touch a line in range. Each replaces the content of one line, and touches that; or the line ends and
/// blank lines between two, and touches the line before, the blank lines, and, where it changes how many
/// blank lines there are, the line behind. What stands before the first line touches that one. A line that would
/// not say what it says is left alone.
package func formattingEdits(
  _ sections: some Collection<SyntaxTree>, lines: Range<Int> = 0..<Int.max,
  lineEnd: LineEndChoice = .lineFeed
) -> [TextEdit] {
  let lineEnd = lineEnd.bytes {
    let endings = sections.lazy.map(\.lineEndings)
    return (
      endings.reduce(0) { $0 + $1.lineFeeds }, endings.reduce(0) { $0 + $1.carriageReturns }
    )
  }
  var formatter = LineFormatter(lines, lineEnd: lineEnd)
  for section in sections {
    let (text, lines) = (section.text, section.lines)
    formatter.read(text.span, lines.span)
  }
  formatter.replaceEnd()
  return formatter.edits
}

/// How the lines of a formatted file end.
package enum LineEndChoice: Sendable {
  /// In LF.
  case lineFeed
  /// In what most lines of the file end in; in LF where both are as many.
  case majority
}

extension LineEndChoice {
  /// The bytes that end each line of a file; `count` tells how many lines of it end in LF alone, how many in CR.
  func bytes(_ count: () -> (lineFeeds: Int, carriageReturns: Int)) -> [UInt8] {
    guard self == .majority else { return [.lineFeed] }
    let (lineFeeds, carriageReturns) = count()
    return carriageReturns > lineFeeds ? [.carriageReturn, .lineFeed] : [.lineFeed]
  }
}
