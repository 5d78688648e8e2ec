import W8Analysis
import W8Syntax
import W8Text

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
