package import W8Text

/// The edits that give `lines` of the file that `sections` make up their canonical form, in order.
///
/// Lines count from 0 over the whole file, and offsets from its start. They are those edits of the whole file
/// that touch a line in range. Each replaces the content of one line, and touches that; or the line ends and
/// blank lines between two, and touches the line before, the blank lines, and, where it changes how many
/// blank lines there are, the line behind. A version line that moves to the top touches the first line too. What stands before the first line touches that one. A line that would
/// not say what it says is left alone.
package func formattingEdits(
  _ sections: some Collection<SyntaxTree>, lines: Range<Int> = 0..<Int.max,
  lineEnd: LineEndChoice = .lineFeed
) -> [TextEdit] {
  formatter(sections, lines: lines, lineEnd: lineEnd).edits
}

/// The formatter behind all lines of `sections`.
func formatter(
  _ sections: some Collection<SyntaxTree>, lines: Range<Int>, lineEnd: LineEndChoice
) -> LineFormatter {
  var formatter = LineFormatter(lines, lineEnd: lineEnd.bytes(sections))
  for section in sections {
    let (text, lines) = (section.text, section.lines)
    formatter.read(text.span, lines.span)
  }
  formatter.finish()
  return formatter
}

/// The way the lines of a formatted file end.
package enum LineEndChoice: Sendable {
  /// In LF.
  case lineFeed
  /// In what most lines of the file end in; in LF where both are as many.
  case majority
}

extension LineEndChoice {
  /// The bytes that end each line of the file that `sections` make up.
  fileprivate func bytes(_ sections: some Collection<SyntaxTree>) -> [UInt8] {
    guard self == .majority else { return [.lineFeed] }
    let surplus = sections.reduce(0) { sum, section in
      sum + section.lineEndings.carriageReturns - section.lineEndings.lineFeeds
    }
    return surplus > 0 ? [.carriageReturn, .lineFeed] : [.lineFeed]
  }
}
