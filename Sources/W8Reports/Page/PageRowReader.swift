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
  private let noted: Set<EntryReference>

  init(_ contents: PageContents, _ names: PageNames) {
    self.contents = contents
    self.names = names
    let log = contents.log
    shown = DisplayNames(log.analysis)
    sessions = SessionText(log, in: contents.unit, shown)
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
    let average = row.figures.averageKilograms.flatMap { PageFigure(kilograms: $0, in: unit) }
    let milestones = row.milestones
    var marks: PageMarks = []
    if noted.contains(row.reference), !contents.left.contains(.notes) { marks.insert(.note) }
    if !milestones.isEmpty { marks.insert(.milestone) }
    var json = JSONWriter()
    json.object { write(row, milestones, to: &$0) }
    return PageRow(
      date: entry.date, weight: entry.weighIn.map { PageFigure($0.mass, in: unit).thousandths },
      average: average?.thousandths,
      rate: row.figures.rate.map { rate in
        let size = PageFigure(rate.change, in: unit).tenths.magnitude
        return rate.direction == .stable ? 0 : rate.direction == .down ? -Int(size) : Int(size)
      },
      pace: row.figures.pace.flatMap {
        PageFigure(kilograms: $0.weeklyKilograms, in: unit)?.tenths
      },
      marks: marks, more: json.byteCount > "{}".utf8.count ? json.take() : nil)
  }

  /// Writes what there is of an entry besides its figures, and figures that are written otherwise than a page writes them.
  private func write(_ row: LogRow, _ milestones: [Milestone], to json: inout JSONWriter) {
    let (unit, entry, left) = (contents.unit, row.entry, contents.left)
    json.optionalField("time", entry.time?.description)
    json.flag("excluded", entry.weighIn?.isExcluded == true)
    json.flag("unweighed", entry.isDeclaredUnweighed)
    if let weighIn = entry.weighIn,
      let text = row.weightText(in: unit, book: contents.logbook.settings.unit),
      text != DecimalText.text(weighIn.mass, in: unit)
    {
      json.field("weight", text)
    }
    if let rate = row.figures.rate {
      let plain =
        rate.direction == .stable
        ? "– \(DecimalText.text(Mass.zero, in: unit))"
        : "\(rate.direction.symbol) \(DecimalText.text(rate.change.magnitude, in: unit))"
      let text = rate.text(in: unit, for: .table)
      if text != plain { json.field("rate", text) }
    }
    json.list("milestones", milestones.map { visible(milestoneText($0, in: unit)) })
    json.list("tags", names.indices(ofTags: contents.tags(of: row.reference)))
    let values = contents.measurements.map { measured in
      measured.amounts[row.reference].map { DecimalText.text($0, in: .kilogram) } ?? ""
    }
    if values.contains(where: { !$0.isEmpty }) { json.field("measurements", values) }
    if !left.contains(.notes) { json.list("notes", notes(of: row)) }
    if !left.contains(.training), entry.sessionCount > 0 {
      json.list("gyms", row.gyms.map { names.index(ofGym: $0) })
      json.key("sessions")
      json.array { for session in sessions.sessions(of: row) { write(session, to: &$0) } }
    }
  }

  /// The notes in their order; of an exercise with its index.
  private func notes(of row: LogRow) -> [JSON] {
    row.allNotes(in: contents.log, shown).compactMap { told in
      if contents.left.contains(.training), told.note.subject != .day { return nil }
      if case .exercise(let key) = told.note.subject, names.index(ofExercise: key) >= 0 {
        return .array([.integer(names.index(ofExercise: key)), .string(onOneLine(told.note.text))])
      }
      return .string(onOneLine(told.words))
    }
  }

  /// Writes the gym, the time, and the exercises with their sets; 1 behind these where it is joined to the one above.
  private func write(
    _ session: (written: WrittenSession, gym: GymID?, lines: [SessionText.Line]),
    to json: inout JSONWriter
  ) {
    json.array { json in
      json.integer(names.index(ofGym: session.gym))
      json.string((session.written.time ?? "") + (session.written.end.map { "-\($0)" } ?? ""))
      json.array { for line in session.lines { write(line, to: &$0) } }
    }
  }

  private func write(_ line: SessionText.Line, to json: inout JSONWriter) {
    let index = names.index(ofExercise: line.exercise)
    json.array { json in
      if index < 0 { json.string(visible(line.exercise.text)) } else { json.integer(index) }
      json.string(visible(line.sets))
      if line.isJoined { json.integer(1) }
    }
  }
}
