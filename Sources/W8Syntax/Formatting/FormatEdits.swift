package import W8Text

/// The edits that give the whole file that `sections` make up its canonical form, in order.
package func formattingEdits(
  _ sections: some Collection<SyntaxTree>, options: FormatOptions
) -> [TextEdit] {
  formattingEdits(sections, lines: 0..<Int.max, options: options)
}

/// The edits that give `lines` of the file that `sections` make up their canonical form, in order.
///
/// Lines count from 0 over the whole file, and offsets from its start. They are those edits of the whole file
/// that touch a line in range. Each replaces the content of one line, and touches that; or the line ends and
/// blank lines between two, and touches the line before, the blank lines, and, where it changes how many
/// blank lines there are, the line behind. What stands before the first line touches that one.
package func formattingEdits(
  _ sections: some Collection<SyntaxTree>, lines: Range<Int>, options: FormatOptions
) -> [TextEdit] {
  var formatter = LineFormatter(lines, lineEnd: options.lineEnd(of: sections))
  for section in sections {
    let (text, lines) = (section.text, section.lines)
    formatter.read(text.span, lines.span)
  }
  formatter.replaceEnd()
  return formatter.edits
}
