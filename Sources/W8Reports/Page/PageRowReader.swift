import JSON
import Primitives
import W8Book
import W8Engine
import W8Lint
import W8Text

/// Makes the rows of a page from those of `log`.
struct PageRowReader {
  private let contents: PageContents
  private let names: PageNames
  private let shown: DisplayNames
  private let sessions: SessionText
  private let measurements: [[EntryReference: Mass]]
  private let noted: Set<EntryReference>

  init(_ contents: PageContents, _ names: PageNames) {
    self.contents = contents
    self.names = names
    let log = contents.log
    shown = DisplayNames(log.analysis)
    sessions = SessionText(log, in: contents.unit, shown)
    measurements = contents.measurementKeys.compactMap {
      log.analysis.measurements(of: $0)?.amounts
    }
    var filter = RowFilter()
    filter.marks = [.note]
    noted = Set(log.analysis.logbook.rows(matching: filter))
  }

  /// The rows of the entries chosen, ascending.
  var all: [PageRow] {
    let reader = LogRowReader(contents.log)
    return contents.chosen.compactMap { reader.row(of: $0) }.map(row)
  }

  private func row(_ row: LogRow) -> PageRow {
    let (unit, entry) = (contents.unit, row.entry)
    let weight = entry.weighIn.map { PageFigure($0.mass, in: unit) }
    let average = row.figures.averageKilograms.flatMap { PageFigure(kilograms: $0, in: unit) }
    let rate = row.figures.rate
    var marks: PageMarks = []
    switch contents.logbook.settings.goal.part(ofRateOf: row) {
    case Style.Part.towards: marks.insert(.towards)
    case Style.Part.away: marks.insert(.away)
    default: break
    }
    if noted.contains(row.reference), !contents.left.contains(.notes) { marks.insert(.note) }
    if !row.milestones.isEmpty { marks.insert(.milestone) }
    let size = rate.map { PageFigure($0.change, in: unit).tenths.magnitude }.map { Int($0) }
    return PageRow(
      date: entry.date, weight: weight?.thousandths, average: average?.thousandths,
      rate: rate.flatMap { rate in
        size.map { rate.direction == .stable ? 0 : rate.direction == .down ? -$0 : $0 }
      }, marks: marks, more: more(of: row, weight, rate))
  }

  /// What there is of an entry besides its figures, and figures that are written otherwise than a page writes them.
  private func more(of row: LogRow, _ weight: PageFigure?, _ rate: Rate?) -> JSONObject {
    let (unit, entry, left) = (contents.unit, row.entry, contents.left)
    var more = JSONObject()
    more["time"] = entry.time.map { .string($0.description) }
    if entry.weighIn?.isExcluded == true { more["excluded"] = .bool(true) }
    if entry.isDeclaredUnweighed { more["unweighed"] = .bool(true) }
    let book = contents.logbook.settings.unit
    let text = row.weightText(in: unit, book: book)
    if let text, text != weight?.text { more["weight"] = .string(text) }
    if let rate {
      let plain =
        rate.direction == .stable
        ? "– \(DecimalText.text(Mass.zero, in: unit))"
        : "\(rate.direction.symbol) \(DecimalText.text(rate.change.magnitude, in: unit))"
      let text = rate.text(in: unit, for: .table)
      if text != plain { more["rate"] = .string(text) }
    }
    if !row.milestones.isEmpty {
      more["milestones"] = .array(
        row.milestones.map { .string(visible(milestoneText($0, in: unit))) })
    }
    let tags = names.places(ofTags: entry.tags)
    if !tags.isEmpty { more["tags"] = .array(tags.map { .integer($0) }) }
    let values = measurements.map { amounts in
      amounts[row.reference].map { DecimalText.text($0, in: .kilogram) } ?? ""
    }
    if values.contains(where: { !$0.isEmpty }) {
      more["measurements"] = .array(values.map { .string($0) })
    }
    let notes = left.contains(.notes) ? [] : notes(of: row)
    if !notes.isEmpty { more["notes"] = .array(notes) }
    if !left.contains(.training), entry.sessionCount > 0 {
      let gyms = row.gyms.map { JSON.integer(names.place(ofGym: $0)) }
      if !gyms.isEmpty { more["gyms"] = .array(gyms) }
      more["sessions"] = .array(sessions.sessions(of: row).map(session))
    }
    return more
  }

  /// The notes in their order; of an exercise with its place.
  private func notes(of row: LogRow) -> [JSON] {
    row.allNotes(in: contents.log, shown).compactMap { told in
      if contents.left.contains(.training), told.note.subject != .day { return nil }
      if case .exercise(let key) = told.note.subject, names.place(ofExercise: key) >= 0 {
        return .array([.integer(names.place(ofExercise: key)), .string(onOneLine(told.note.text))])
      }
      return .string(onOneLine(told.words))
    }
  }

  /// The gym, the time, and the exercises with their sets; 1 behind these where it is joined to the one above.
  private func session(
    _ session: (written: WrittenSession, gym: GymID?, lines: [SessionText.Line])
  ) -> JSON {
    let end = session.written.end.map { "-\($0)" } ?? ""
    let exercises = session.lines.map { line -> JSON in
      let place = names.place(ofExercise: line.exercise)
      let name: JSON = place < 0 ? .string(visible(line.exercise.text)) : .integer(place)
      let parts = [name, .string(visible(line.sets))]
      return .array(line.isJoined ? parts + [.integer(1)] : parts)
    }
    return .array([
      .integer(names.place(ofGym: session.gym)),
      .string((session.written.time ?? "") + end), .array(exercises),
    ])
  }
}
