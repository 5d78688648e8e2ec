import W8Analysis
import W8Syntax
import W8Text

/// The lines of a section with what each says, taken out of the tree once for all lines.
struct SymbolLines {
  /// The section.
  let section: OutlineSection
  /// Its tree.
  let tree: SyntaxTree
  /// Its bytes.
  let text: [UInt8]
  /// Its lines.
  let lines: [SyntaxLine]
  /// What the lines say.
  let rows: [SyntaxRow]

  init(_ section: OutlineSection) {
    self.section = section
    tree = section.tree
    (text, lines, rows) = (tree.text, tree.lines, tree.rows)
  }

  /// The bytes of the line at `line` without its line end.
  func contentRange(ofLine line: Int) -> TextRange {
    TextRange(Int(lines[line].start), Int(lines[line].contentEnd))
  }

  /// From the start of the line at `first` to the end of the content of that at `last`, as offsets in the file.
  func range(_ first: Int, _ last: Int) -> TextRange {
    TextRange(Int(lines[first].start), Int(lines[last].contentEnd)).shifted(by: section.start)
  }

  /// The last of the note lines that belong to the exercise at `line`; nil when none does.
  func lastNote(ofExercise line: Int) -> Int? {
    section.lowered.noteLines(ofExercise: line).reduce(nil) { max($0 ?? $1, $1) }
  }

  /// The indices of the rows of the line at `line`.
  func rowRange(ofLine line: Int) -> Range<Int> {
    lines.span.rowRange(ofLine: line, rowCount: rows.count)
  }

  /// The last row of `kind` on the line at `line`.
  func row(_ kind: TokenKind, ofLine line: Int) -> SyntaxRow? {
    rowRange(ofLine: line).last { rows[$0].isOf(kind) }.map { rows[$0] }
  }

  /// The offset in the section of what `row` of the line at `line` says.
  func start(of row: SyntaxRow, line: Int) -> Int { Int(lines[line].start) + row.start }

  /// The end of the token that starts at `start`, for what no row tells; reads the line.
  func end(ofTokenAt start: Int, line: Int) -> Int {
    let first = start - Int(lines[line].start)
    let token = tree.tokens(ofLine: line).first { Int($0.start) == first }
    return token.map { tree.range(of: $0, line: line).end } ?? start
  }

  /// The bytes of the day and the weekday beside it as offsets in the file; of the whole line without a day.
  func dayRange(ofLine line: Int) -> TextRange {
    let said = rowRange(ofLine: line)
    guard let first = said.first, isDay(rows[first]) else { return range(line, line) }
    let start = start(of: rows[first], line: line)
    var last = start
    if said.count > 1, rows[first + 1].isOf(.weekday) {
      last = self.start(of: rows[first + 1], line: line)
    }
    return TextRange(start, wordEnd(last, line)).shifted(by: section.start)
  }

  private func isDay(_ row: SyntaxRow) -> Bool {
    row.isOf(.day) || row.isOf(.date) || row.isOf(.ambiguousDate)
  }

  /// Where the day or weekday at `start` ends: printable ASCII, up to a blank.
  private func wordEnd(_ start: Int, _ line: Int) -> Int {
    var end = start
    while end < Int(lines[line].contentEnd), 0x21..<0x7F ~= text[end] { end += 1 }
    return end
  }
}
