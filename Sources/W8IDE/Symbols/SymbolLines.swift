import W8Book
import W8Lint
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

/// The symbol of a session that a gym or an `@` opens; nil for any other.
func sessionSymbol(
  _ session: SessionLines, _ lines: SymbolLines, _ names: inout SymbolNames, _ depth: Int
) -> DocumentSymbol? {
  let kind = lines.lines[session.head].kind
  let row = lines.row(.gym, ofLine: session.head) ?? lines.row(.defaultGym, ofLine: session.head)
  guard kind != .exercise, let row else { return nil }
  let gym = row.isOf(.gym) ? names.name(row.value) : SymbolNames.Name(shown: "@", byteCount: 1)
  let start = lines.start(of: row, line: session.head)
  let end = gym.byteCount.map { start + $0 } ?? lines.end(ofTokenAt: start, line: session.head)
  let selection = TextRange(start, end).shifted(by: lines.section.start)
  let name = row.isOf(.gym) ? names.nameOfGym(row.value) : nil
  let written = kind == .session ? timeAndTitle(onLine: session.head, lines) : []
  let detail = ([name].compactMap { $0 } + written).joined(separator: " · ")
  let last = lines.section.start + lines.contentRange(ofLine: session.last).end
  return DocumentSymbol(
    name: gym.shown, detail: detail.isEmpty ? nil : detail, kind: .session, depth: depth,
    range: TextRange(selection.start, max(last, selection.end)), selectionRange: selection)
}

/// The time or time span of a session line as it is written, then its title, each where there is one.
private func timeAndTitle(onLine line: Int, _ lines: SymbolLines) -> [String] {
  guard lines.rowRange(ofLine: line).contains(where: { isTimeOrTitle(lines.rows[$0]) }) else {
    return []
  }
  let tree = lines.tree
  let time = tree.tokens(ofLine: line).first(of: .time, .timeSpan)
  return [
    time.map { tree.string(of: $0, line: line) }, tree.sessionTitle(onLine: line).map(oneLine),
  ].compactMap { $0 }
}

private func isTimeOrTitle(_ row: SyntaxRow) -> Bool {
  row.isOf(.time) || row.isOf(.timeSpan) || row.isOf(.title)
}

/// The symbol of the exercise at `line`.
func exerciseSymbol(
  _ line: Int, _ lines: SymbolLines, _ names: inout SymbolNames, _ depth: Int
) -> DocumentSymbol {
  let content = lines.contentRange(ofLine: line)
  let said = lines.rowRange(ofLine: line)
  let all = lines.range(line, lines.lastNote(ofExercise: line) ?? line)
  let first = said.first { lines.rows[$0].isOf(.name) || lines.rows[$0].isOf(.string) }
  guard let first else {
    return DocumentSymbol(
      name: named(oneLine(content, of: lines.text)), detail: nil, kind: .exercise,
      depth: depth, range: all, selectionRange: lines.range(line, line))
  }
  let row = lines.rows[first]
  let name = names.name(row.value)
  let start = lines.start(of: row, line: line)
  let isQuoted = row.isOf(.string)
  let end = name.byteCount.map { start + $0 + (isQuoted ? 2 : 0) }
  let range = TextRange(start, end ?? lines.end(ofTokenAt: start, line: line))
  let tail = said.last.map { lines.rows[$0] }.flatMap {
    $0.isOf(.note) || $0.isOf(.comment) ? $0 : nil
  }
  let setsEnd = tail.map { lines.start(of: $0, line: line) } ?? content.end
  return DocumentSymbol(
    name: isQuoted ? named(oneLine(range, of: lines.text)) : name.shown,
    detail: setsText(TextRange(range.end, max(range.end, setsEnd)), lines.text),
    kind: .exercise, depth: depth, range: all,
    selectionRange: range.shifted(by: lines.section.start))
}

/// What stands behind the colon in `range`, which starts behind a name; nil when that is nothing.
private func setsText(_ range: TextRange, _ text: [UInt8]) -> String? {
  var start = range.start
  while start < range.end, text[start] != UInt8(ascii: ":") { start += 1 }
  guard start + 1 < range.end else { return nil }
  let sets = oneLine(TextRange(start + 1, range.end), of: text)
  return sets.isEmpty ? nil : sets
}
