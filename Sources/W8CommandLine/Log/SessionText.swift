import W8Analysis
import W8Engine
import W8Syntax
import W8Text

/// Shows the training below entries, with the unit of each load that is not in that of the page.
struct SessionText {
  private let gyms: GymNames
  private let logbook: Logbook
  private let names: ShownNames
  private let unit: MassUnit

  /// Shows that of `log` on a page with weights in `unit`.
  init(_ log: OpenedLog, in unit: MassUnit) {
    logbook = log.analysis.logbook
    gyms = logbook.settings.gyms
    names = ShownNames(log.analysis)
    self.unit = unit
  }

  /// Adds the sessions of the entry in `row` to `text`, in the order in which they took place, with their exercises
  /// in the order of their lines, as they are written but for blanks, names and missing units.
  ///
  /// The sets of one entry stand below each other.
  func append(_ row: LogRow, on page: Page, to text: inout [UInt8]) {
    guard row.entry.sessionCount > 0 else { return }
    let written = WrittenSession.all(of: row.place.line)
    let sessions = row.entry.sessionOrder.map { index in
      let gym = gyms.gym(of: row.entry.session(at: index))
      return Shown(
        head: head(of: written[index], in: row.place.file),
        exercises: written[index].exercises.map { cells(of: $0, at: gym, in: row) })
    }
    let table = TextTable(
      Table(columns: Self.columns, rows: sessions.flatMap(\.exercises)),
      page.indented(by: Self.exerciseIndentation))
    var exercise = 0
    for session in sessions {
      if let head = session.head {
        text += Self.lines(ofHead: head, on: page).utf8
      }
      for _ in session.exercises {
        table.append(row: exercise, behind: Self.exerciseIndentation, to: &text)
        exercise += 1
      }
    }
  }

  private struct Shown {
    /// A gym with what stands beside it; nil where an exercise opens the session.
    let head: String?
    let exercises: [[Table.Cell]]
  }

  private static let sessionIndentation = 4
  private static let exerciseIndentation = 6

  private static let columns = [
    Table.Column(key: "name", title: "", breaking: .words),
    Table.Column(key: "sets", title: "", breaking: .list),
  ]

  private static func lines(ofHead head: String, on page: Page) -> String {
    page.indented(
      page.indented(by: sessionIndentation).paragraph(visible(head), breaking: .words),
      by: sessionIndentation)
  }

  private func head(of session: WrittenSession, in file: FileAnalysis) -> String? {
    guard let head = session.head else { return nil }
    let line = head.contentRange
    guard let gym = session.gymToken else {
      // Its name cannot be read; that of an entry line stands among other things.
      return head.kind == .session ? words(of: file.string(line)) : nil
    }
    let name = names.gym(head.string(of: gym))
    guard head.kind == .session else { return name }
    let written = head.range(of: gym)
    let before = file.string(TextRange(line.start, written.start))
    let behind = file.string(TextRange(written.end, max(line.end, written.end)))
    return words(of: before + name + behind)
  }

  /// The name of an exercise, behind `+ ` when it is joined to the one above, and its sets with the notes and the
  /// set-up notes below them.
  private func cells(of place: LinePlace, at gym: GymID, in row: LogRow) -> [Table.Cell] {
    let tokens = place.tokens
    let key = exerciseKey(place.tree.nameID(ofLine: place.line).map(row.place.file.name) ?? "")
    let unit = logbook.loadUnit(of: key, at: gym, in: row.reference)
    var sets = WrittenSets(at: place, tokens, unit: unit).text(in: self.unit)
    if let note = tokens.first(of: .note) {
      sets += (sets.isEmpty ? "" : " ") + words(of: place.string(of: note))
    }
    for note in noteTexts(below: place) { sets += "\n> " + words(of: note) }
    for note in names.setups(of: key, at: gym) { sets += "\nset-up: " + note }
    let plus = place.tree.joinsExercises(place.line) ? "+ " : ""
    return [.text(plus + names.exercise(key)), .text(sets)]
  }
}

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
