package import W8Text

/// The edits that give the whole file that `sections` make up its canonical form, in order.
package func formattingEdits(_ sections: [SyntaxTree], options: FormatOptions) -> [TextEdit] {
  formattingEdits(sections, lines: 0..<Int.max, options: options)
}

/// The edits that give `lines` of the file that `sections` make up their canonical form, in order.
///
/// Lines count from 0 over the whole file, and offsets from its start. They are those edits of the whole file
/// that touch a line in range. Each replaces the content of one line, and touches that; or the line ends and
/// blank lines between two, and touches the line before, the blank lines, and, where it changes how many
/// blank lines there are, the line behind. What stands before the first line touches that one.
package func formattingEdits(
  _ sections: [SyntaxTree], lines: Range<Int>, options: FormatOptions
) -> [TextEdit] {
  let lineEnd = options.lineEnd(of: sections)
  var source = SourceEdits(sections, lineEnd)
  var content = ContentLines(sections)
  var previous: Int?
  while let line = content.next() {
    if lines.upperBound <= previous ?? 0 { return source.edits }
    if touches(line, behind: previous, lines) { source.replaceGap(before: line) }
    if lines.contains(line.number) { source.format(line) }
    source.pass(line)
    previous = line.number
  }
  let lineCount = sections.reduce(0) { $0 + $1.lines.count }
  if lines.overlaps((previous ?? 0)..<max(lineCount, (previous ?? 0) + 1)) { source.replaceEnd() }
  return source.edits
}

/// Whether the gap between the line `previous` that is not blank, nil at the start of the file, and `line`
/// touches one of `lines`.
private func touches(_ line: ContentLine, behind previous: Int?, _ lines: Range<Int>) -> Bool {
  guard let previous else { return lines.overlaps(0..<line.number + 1) }
  if lines.overlaps(previous..<line.number) { return true }
  return lines.contains(line.number) && line.number - previous != line.lineEndsBefore
}

/// The bytes of a file in sections, and the edits that change some of them.
private struct SourceEdits {
  private(set) var edits: [TextEdit] = []

  private let sections: [SyntaxTree]
  private let lineEnd: [UInt8]
  /// Where each section starts in the file, and where the last one ends.
  private let starts: [Int]
  /// The section of the content passed last.
  private var section = 0
  /// Where in the file the content passed last ends.
  private var end = 0
  private var formatted: [UInt8] = []

  init(_ sections: [SyntaxTree], _ lineEnd: [UInt8]) {
    self.sections = sections
    self.lineEnd = lineEnd
    var starts = [0]
    for section in sections { starts.append(starts[starts.count - 1] + section.text.count) }
    self.starts = starts
  }

  /// Goes on behind `line`.
  mutating func pass(_ line: ContentLine) {
    section = line.section
    end = starts[section] + line.content.upperBound
  }

  /// Replaces the content of `line` unless it is canonical.
  mutating func format(_ line: ContentLine) {
    if line.isPlainlyCanonical { return }
    formatted.removeAll(keepingCapacity: true)
    W8Syntax.format(sections[line.section], line: line.line, into: &formatted)
    if formatted[...] == sections[line.section].text[line.content] { return }
    let range = TextRange(line.content.lowerBound, line.content.upperBound)
    edits.append(TextEdit(range.shifted(by: starts[line.section]), formatted))
  }

  /// Replaces what lies between the content passed last and `line` unless it is canonical.
  mutating func replaceGap(before line: ContentLine) {
    replaceGap(upTo: starts[line.section] + line.content.lowerBound, line.lineEndsBefore)
  }

  /// Replaces what lies behind the content passed last, which is all of the file if there was none.
  mutating func replaceEnd() {
    replaceGap(upTo: starts[sections.count], end > 0 ? 1 : 0)
  }

  private mutating func replaceGap(upTo next: Int, _ lineEnds: Int) {
    if next - end == lineEnds * lineEnd.count, isLineEnds(upTo: next) { return }
    var replacement: [UInt8] = []
    for _ in 0..<lineEnds { replacement += lineEnd }
    edits.append(TextEdit(TextRange(end, next), replacement))
  }

  /// Whether the bytes up to `next`, a whole number of line ends by length, are line ends as chosen.
  private func isLineEnds(upTo next: Int) -> Bool {
    var section = section
    for offset in end..<next {
      while offset >= starts[section + 1] { section += 1 }
      let byte = sections[section].text[offset - starts[section]]
      if byte != lineEnd[(offset - end) % lineEnd.count] { return false }
    }
    return true
  }
}
