import W8Analysis
import W8Syntax
import W8Text

/// A line of training below an entry, as it is written but for blanks.
enum SessionLine: Equatable {
  /// A gym with what stands beside it.
  case session(String)
  /// The name of an exercise, behind `+ ` when it is joined to the one above, and its sets.
  case exercise(name: String, sets: String)
}

/// The sessions that belong to the entry at `place`, in the order in which they took place, with
/// their exercises in the order of their lines.
func sessionLines(of place: LinePlace, in file: FileAnalysis) -> [SessionLine] {
  WrittenSession.inOrder(of: place, in: file).flatMap { session in
    headLine(session, in: file) + session.exercises.map { exerciseLine($0, in: file) }
  }
}

/// Lines of text, the sets of one entry below each other.
func sessionText(of lines: [SessionLine], _ page: Page) -> String {
  guard !lines.isEmpty else { return "" }
  let table = TextTable(
    Table(
      columns: [
        Table.Column(key: "name", title: "", breaking: .words),
        Table.Column(key: "sets", title: "", breaking: .list),
      ],
      rows: lines.compactMap { line in
        guard case .exercise(let name, let sets) = line else { return nil }
        return [.text(name), .text(sets)]
      }), page.indented(by: exerciseIndentation))
  var row = 0
  return lines.map { line in
    switch line {
    case .session(let words):
      let text = page.indented(by: sessionIndentation).paragraph(visible(words), breaking: .words)
      return page.indented(text, by: sessionIndentation)
    case .exercise:
      defer { row += 1 }
      let text = table.lines(ofRow: row).map { $0 + "\n" }.joined()
      return page.indented(text, by: exerciseIndentation)
    }
  }.joined()
}

private let sessionIndentation = 4
private let exerciseIndentation = 6

private func headLine(_ session: WrittenSession, in file: FileAnalysis) -> [SessionLine] {
  guard let head = session.head, let gym = head.token(.gym) else { return [] }
  let text = head.kind == .session ? file.string(head.contentRange) : head.string(of: gym)
  return [.session(words(of: text))]
}

private func exerciseLine(_ place: LinePlace, in file: FileAnalysis) -> SessionLine {
  guard let name = nameToken(of: place) else { return .exercise(name: "", sets: "") }
  let nameEnd = place.range(of: place.token(.colon) ?? name).end
  let sets = file.string(TextRange(nameEnd, max(nameEnd, place.contentRange.end)))
  let plus = place.token(.superset) == nil ? "" : "+ "
  return .exercise(
    name: plus + words(of: withoutQuotes(place.string(of: name))), sets: words(of: sets))
}

/// The text with single blanks between its words.
func words(of text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
