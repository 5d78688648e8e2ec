import Primitives
import W8Book
import W8Engine
import W8Lint
import W8Syntax
import W8Text

/// Shows the training below entries, with the unit of each load that is not in that of the page.
///
/// What names mean is looked up once, hence a class that keeps it.
final class SessionText {
  private let loads: LoadReader
  private var exercises = NameCache<Name>()
  private let gyms: GymNames
  private let names: DisplayNames
  private let unit: MassUnit

  /// Shows that of `log` on a page with weights in `unit`, with names that may be known already.
  init(_ log: OpenedLog, in unit: MassUnit, _ names: DisplayNames? = nil) {
    let logbook = log.analysis.logbook
    loads = LoadReader(logbook)
    gyms = logbook.settings.gyms
    self.names = names ?? DisplayNames(log.analysis)
    self.unit = unit
  }

  /// Adds the sessions of the entry in `row` to `text`, in the order in which they took place, with their exercises
  /// in the order of their lines, as they are written but for blanks, names and missing units.
  ///
  /// The sets of one entry stand below each other.
  func append(_ row: LogRow, on page: Page, to text: inout [UInt8]) {
    guard row.entry.sessionCount > 0 else { return }
    let sessions = row.sessions { session, written in
      let gym = gyms.gym(of: session)
      let read = loads.loads(of: session, in: row.reference)
      return Shown(
        head: head(of: written, in: row.location.file),
        exercises: written.exercises.map { cells(of: $0, at: gym, read, in: row) })
    }
    let table = TextTable(
      Self.columns, sessions.flatMap { $0.exercises },
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
    let exercises: [[DisplayedCell]]
  }

  /// The known facts about an exercise by its name.
  private struct Name {
    let key: ExerciseKey
    let alone: DisplayedCell
    let joined: DisplayedCell
    let loads: DeclaredLoads
    let hasSetups: Bool
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
  private func cells(
    of fileLine: FileLine, at gym: GymID, _ loads: SessionLoads, in row: LogRow
  ) -> [DisplayedCell] {
    let tokens = fileLine.tokens
    let name = name(of: fileLine, in: row.location.file)
    var sets = sets(of: name, at: fileLine, tokens, loads)
    if let note = tokens.first(of: .note) {
      sets += (sets.isEmpty ? "" : " ") + words(of: fileLine.string(of: note))
    }
    let notes = noteTexts(below: fileLine).map { "> " + words(of: $0) }
    let setups = name.hasSetups ? names.setups(of: name.key, at: gym).map { "set-up: " + $0 } : []
    return [
      fileLine.tree.joinsExercises(fileLine.line) ? name.joined : name.alone,
      DisplayedCell(lines: [sets] + notes + setups),
    ]
  }

  /// The sets on the line of an exercise as they are written, with missing units.
  private func sets(
    of name: Name, at fileLine: FileLine, _ tokens: ArraySlice<Token>, _ loads: SessionLoads
  ) -> String {
    WrittenSets(at: fileLine, tokens, unit: loads.unit(of: name.loads)).text(in: unit)
  }

  /// The line of an exercise as it is shown.
  struct Line {
    /// The key of the exercise, as it is written.
    let exercise: ExerciseKey
    /// Whether it is joined to the one above.
    let isJoined: Bool
    /// Its sets, with missing units.
    let sets: String
  }

  /// The sessions of the entry in `row` with the lines of their exercises, in the order in which they took place.
  func sessions(of row: LogRow) -> [(written: WrittenSession, gym: GymID?, lines: [Line])] {
    row.sessions { session, written in
      let read = loads.loads(of: session, in: row.reference)
      let lines = written.exercises.map { fileLine in
        let name = name(of: fileLine, in: row.location.file)
        return Line(
          exercise: name.key, isJoined: fileLine.tree.joinsExercises(fileLine.line),
          sets: sets(of: name, at: fileLine, fileLine.tokens, read))
      }
      return (written, gyms.knownGym(of: session), lines)
    }
  }

  private func name(of fileLine: FileLine, in file: FileAnalysis) -> Name {
    guard let id = fileLine.tree.nameID(ofLine: fileLine.line) else { return name("") }
    return exercises.value(of: id, in: file, name)
  }

  private func name(_ written: String) -> Name {
    let key = exerciseKey(written)
    let shown = names.exercise(key)
    return Name(
      key: key, alone: DisplayedCell(shown), joined: DisplayedCell("+ " + shown),
      loads: loads.declared(of: key), hasSetups: names.hasSetups(of: key))
  }
}
