import W8Book
import W8Lint
import W8Syntax
import W8Text

extension OutlineSection {
  /// The last row of `kind` on the line at `line`.
  func row(_ kind: TokenKind, ofLine line: Int) -> SyntaxRow? {
    let rows = tree.rows
    return tree.rowRange(ofLine: line).last { rows[$0].isOf(kind) }.map { rows[$0] }
  }

  /// The offset in the section of what `row` of the line at `line` says.
  fileprivate func start(of row: SyntaxRow, line: Int) -> Int {
    Int(tree.lines[line].start) + row.start
  }

  /// The end of the token that starts at `start`, for what no row tells; reads the line.
  fileprivate func end(ofTokenAt start: Int, line: Int) -> Int {
    let first = start - Int(tree.lines[line].start)
    let token = tree.tokens(ofLine: line).first { Int($0.start) == first }
    return token.map { tree.range(of: $0, line: line).end } ?? start
  }

  /// The bytes of the day and the weekday beside it as offsets in the file; of the whole line without a day.
  func dayRange(ofLine line: Int) -> TextRange {
    let (said, rows) = (tree.rowRange(ofLine: line), tree.rows)
    guard let first = said.first, isDay(rows[first]) else { return range(line, line) }
    let start = start(of: rows[first], line: line)
    var last = start
    if said.count > 1, rows[first + 1].isOf(.weekday) {
      last = self.start(of: rows[first + 1], line: line)
    }
    return TextRange(start, wordEnd(last, line)).shifted(by: self.start)
  }

  private func isDay(_ row: SyntaxRow) -> Bool {
    row.isOf(.day) || row.isOf(.date) || row.isOf(.ambiguousDate)
  }

  /// The end of the day or weekday at `start`: printable ASCII, up to a blank.
  private func wordEnd(_ start: Int, _ line: Int) -> Int {
    let (text, lineEnd) = (tree.text, Int(tree.lines[line].contentEnd))
    var end = start
    while end < lineEnd, 0x21..<0x7F ~= text[end] { end += 1 }
    return end
  }
}

/// The symbol of a session that a gym or an `@` opens; nil for any other.
func sessionSymbol(
  _ session: SessionLines, _ section: OutlineSection, _ names: inout SymbolNames, _ depth: Int
) -> DocumentSymbol? {
  let kind = section.tree.lines[session.head].kind
  let row =
    section.row(.gym, ofLine: session.head) ?? section.row(.defaultGym, ofLine: session.head)
  guard kind != .exercise, let row else { return nil }
  let gym = row.isOf(.gym) ? names.name(row.value) : SymbolNames.Name(shown: "@", byteCount: 1)
  let start = section.start(of: row, line: session.head)
  let end = gym.byteCount.map { start + $0 } ?? section.end(ofTokenAt: start, line: session.head)
  let selection = TextRange(start, end).shifted(by: section.start)
  let name = row.isOf(.gym) ? names.nameOfGym(row.value) : nil
  let written = kind == .session ? timeAndTitle(onLine: session.head, section) : []
  let detail = ([name].compactMap { $0 } + written).joined(separator: " · ")
  let last = section.range(session.last, session.last).end
  return DocumentSymbol(
    name: gym.shown, detail: detail.isEmpty ? nil : detail, kind: .session, depth: depth,
    range: TextRange(selection.start, max(last, selection.end)), selectionRange: selection)
}

/// The time or time span of a session line as it is written, then its title, each where there is one.
private func timeAndTitle(onLine line: Int, _ section: OutlineSection) -> [String] {
  let (tree, rows) = (section.tree, section.tree.rows)
  guard tree.rowRange(ofLine: line).contains(where: { isTimeOrTitle(rows[$0]) }) else { return [] }
  let time = tree.tokens(ofLine: line).first(of: .time, .timeSpan)
  return [
    time.map { tree.string(of: $0, line: line) }, tree.sessionTitle(onLine: line).map(oneLine),
  ].compactMap { $0 }
}

private func isTimeOrTitle(_ row: SyntaxRow) -> Bool {
  row.isOf(.time) || row.isOf(.timeSpan) || row.isOf(.title)
}

func exerciseSymbol(
  _ line: Int, _ section: OutlineSection, _ names: inout SymbolNames, _ depth: Int
) -> DocumentSymbol {
  let (tree, rows) = (section.tree, section.tree.rows)
  let content = tree.contentRange(ofLine: line)
  let said = tree.rowRange(ofLine: line)
  let all = section.range(
    line, section.lowered.noteLines(ofExercise: line).reduce(nil) { max($0 ?? $1, $1) } ?? line)
  let first = said.first { rows[$0].isOf(.name) || rows[$0].isOf(.string) }
  guard let first else {
    return DocumentSymbol(
      name: named(oneLine(content, of: tree.text)), detail: nil, kind: .exercise,
      depth: depth, range: all, selectionRange: section.range(line, line))
  }
  let row = rows[first]
  let name = names.name(row.value)
  let start = section.start(of: row, line: line)
  let isQuoted = row.isOf(.string)
  let end = name.byteCount.map { start + $0 + (isQuoted ? 2 : 0) }
  let range = TextRange(start, end ?? section.end(ofTokenAt: start, line: line))
  let tail = said.last.map { rows[$0] }.flatMap {
    $0.isOf(.note) || $0.isOf(.comment) ? $0 : nil
  }
  let setsEnd = tail.map { section.start(of: $0, line: line) } ?? content.end
  return DocumentSymbol(
    name: isQuoted ? named(oneLine(range, of: tree.text)) : name.shown,
    detail: setsText(TextRange(range.end, max(range.end, setsEnd)), tree.text),
    kind: .exercise, depth: depth, range: all,
    selectionRange: range.shifted(by: section.start))
}

/// The text after the colon in `range`, which starts behind a name; nil when that is nothing.
private func setsText(_ range: TextRange, _ text: [UInt8]) -> String? {
  var start = range.start
  while start < range.end, text[start] != UInt8(ascii: ":") { start += 1 }
  guard start + 1 < range.end else { return nil }
  let sets = oneLine(TextRange(start + 1, range.end), of: text)
  return sets.isEmpty ? nil : sets
}
