import W8Analysis
import W8Engine
import W8Syntax
import W8Text

/// A line of training below an entry, as it is written but for blanks, names and missing units.
enum SessionLine: Equatable {
  /// A gym with what stands beside it.
  case session(String)
  /// The name of an exercise, behind `+ ` when it is joined to the one above, and its sets with the
  /// set-up notes below them.
  case exercise(name: String, sets: String)
}

/// The lines of training of a log, for a page with weights in one unit.
struct SessionText {
  private let log: OpenedLog
  private let names: ShownNames
  private let unit: MassUnit

  /// The lines of `log`, which name the unit of each load that is not in `unit`.
  init(_ log: OpenedLog, in unit: MassUnit) {
    self.log = log
    names = ShownNames(log.analysis)
    self.unit = unit
  }

  /// The sessions of an entry in the order in which they took place, with their exercises in the
  /// order of their lines.
  func lines(of reference: EntryReference) -> [SessionLine] {
    guard let entry = log.analysis.logbook.entry(at: reference),
      let place = log.analysis.place(of: reference)
    else { return [] }
    let sessions = WrittenSession.all(of: place.line, in: place.file)
    return entry.sessionOrder.flatMap { index in
      head(of: sessions[index], in: place.file)
        + sessions[index].exercises.map { exercise(at: $0, sessions[index], of: reference) }
    }
  }

  private func head(of session: WrittenSession, in file: FileAnalysis) -> [SessionLine] {
    guard let head = session.head else { return [] }
    let line = head.contentRange
    guard let gym = head.token(.gym) else {
      // Its name cannot be read; that of an entry line stands among other things.
      return head.kind == .session ? [.session(words(of: file.string(line)))] : []
    }
    let name = names.gym(head.string(of: gym))
    guard head.kind == .session else { return [.session(name)] }
    let written = head.range(of: gym)
    let before = file.string(TextRange(line.start, written.start))
    let behind = file.string(TextRange(written.end, max(line.end, written.end)))
    return [.session(words(of: before + name + behind))]
  }

  private func exercise(
    at place: LinePlace, _ session: WrittenSession, of reference: EntryReference
  ) -> SessionLine {
    guard let token = nameToken(of: place) else { return .exercise(name: "", sets: "") }
    let logbook = log.analysis.logbook
    let key = exerciseKey(unquoted(place.string(of: token)))
    let noGym = session.isAtDefaultGym ? logbook.settings.gyms.defaultGym : GymNames.unknown
    let gym = session.gym.map { canonicalKey("@" + $0) } ?? noGym
    let sets = WrittenSets(at: [place], unit: logbook.loadUnit(of: key, at: gym, in: reference))
    let note = place.token(.note).map { words(of: place.string(of: $0)) }
    let plus = place.token(.superset) == nil ? "" : "+ "
    let line = [sets.text(in: unit), note ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let notes = noteTexts(ofExercise: place).dropFirst(note == nil ? 0 : 1)
      .map { "> \(words(of: $0))" }
    let setups = names.setups(of: key, at: gym).map { "set-up: \(words(of: $0))" }
    return .exercise(
      name: plus + names.exercise(key), sets: ([line] + notes + setups).joined(separator: "\n"))
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

/// The text with single blanks between its words.
func words(of text: String) -> String {
  if hasSingleSpaces(text) { return text }
  return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// Whether `text` is ASCII with single spaces inside as its only blanks, as nearly all texts are.
private func hasSingleSpaces(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var followsBlank = true
    for byte in bytes {
      guard byte > 0x20 && byte < 0x7F || byte == 0x20 && !followsBlank else { return false }
      followsBlank = byte == 0x20
    }
    return !followsBlank
  }
}
