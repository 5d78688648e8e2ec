import W8Analysis
import W8Engine
import W8Syntax
import W8Text

/// One entry of a log with its figures and its words.
struct LogRow {
  let reference: EntryReference
  let entry: Entry
  let figures: RowFigures
  /// The keys of the gyms visited.
  let gyms: [GymID]
  /// The milestones that the entry crossed.
  let milestones: [Milestone]
  /// How the user calls the file of the entry.
  let fileName: String
  /// The line of the entry, counted from 1.
  let line: Int
  /// The weight as it is written, without unit and `?`, stones as stones and pounds (`13st0`); nil
  /// without a weight.
  let writtenWeight: String?
  /// The note at the end of the line, then the note lines below it that belong to no exercise.
  let notes: [String]
  /// The notes of the entry, of its sessions and exercises, and the sessions with a title and no note.
  let allNotes: [ToldNote]

  /// Nil when the book has no such entry.
  init?(_ reference: EntryReference, in log: OpenedLog) {
    self.init(
      reference, in: log, log.analysis.logbook.figures(of: reference), ShownNames(log.analysis))
  }

  /// The row of an entry whose figures are known; nil when the book has no such entry.
  init?(_ reference: EntryReference, in log: OpenedLog, _ figures: RowFigures, _ names: ShownNames)
  {
    let logbook = log.analysis.logbook
    guard let entry = logbook.entry(at: reference),
      let written = log.analysis.place(of: reference)
    else { return nil }
    self.reference = reference
    let place = written.line
    self.entry = entry
    self.figures = figures
    gyms = logbook.gyms(of: reference)
    milestones = logbook.milestones(crossedAt: reference)
    fileName = log.name(of: written.file)
    line = lineNumber(of: place, in: written.file)
    writtenWeight = place.token(.weight).map { weightWithoutUnit(place.string(of: $0)) }
    notes = entry.hasNote ? noteTexts(of: place) : []
    allNotes =
      entry.hasNote || entry.sessionCount > 0
      ? ToldNote.all(of: entry, at: written, in: log, names) : []
  }
}

extension LogRow {
  /// The weight as people read it: where a log that is kept in stones is shown in them as it is written,
  /// else rounded in `unit`; nil without one.
  func weightText(in unit: MassUnit, book: MassUnit) -> String? {
    guard let weighIn = entry.weighIn else { return nil }
    guard unit == .stone, book == .stone, let writtenWeight else {
      return DecimalText.text(weighIn.mass, in: unit)
    }
    return weighIn.unit == .stone ? writtenWeight : "\(writtenWeight)\(weighIn.unit.symbol)"
  }

  /// The weight with its unit; nil without one.
  func weightWithUnit(in unit: MassUnit, book: MassUnit) -> String? {
    weightText(in: unit, book: book).map { withUnit($0, unit) }
  }

  /// The notes of the day that say something, safe to show.
  var shownNotes: [String] {
    notes.filter { !$0.isEmpty }.map(onOneLine)
  }

  /// The notes of the day, its sessions and exercises and the titles of its sessions, safe to show.
  var allShownNotes: [String] {
    allNotes.map { onOneLine($0.words) }
  }

  /// The notes of exercises and of sessions with a line of their own, with the titles of these; gyms without a sign.
  var trainingNotes: [String] {
    allNotes.filter { $0.kind == .exercise || $0.note.session?.hasOwnLine == true }
      .map { $0.words(naming: $0.gym) }
  }
}

/// Text of a log on one line, safe to show.
func onOneLine(_ text: String) -> String {
  visible(String(text.map { $0 == "\t" ? " " : $0 }))
}

/// The number of the line, counted from 1.
func lineNumber(of place: LinePlace, in file: FileAnalysis) -> Int {
  file.text.firstLine(ofSection: place.section) + place.line + 1
}

/// `82.1kg?` as `82.1`. Stones keep their sign and always have pounds: `13st` is `13st0`.
private func weightWithoutUnit(_ written: String) -> String {
  var rest = written.lowercased()[...]
  while rest.last == "?" { rest = rest.dropLast() }
  if rest.hasSuffix("st") { return rest + "0" }
  while let last = rest.last, last.isLetter { rest = rest.dropLast() }
  return String(rest)
}
