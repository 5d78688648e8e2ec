import JSON
import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// One entry of a log with its figures and its words.
struct LogRow {
  let reference: EntryReference
  let entry: Entry
  let figures: EntryFigures
  let location: EntryLocation
  /// The user's name for the file of the entry.
  let fileName: String
  private let logbook: Logbook

  fileprivate init?(
    _ reference: EntryReference, at location: EntryLocation, in log: OpenedLog,
    _ figures: EntryFigures
  ) {
    let logbook = log.analysis.logbook
    guard let entry = logbook.entry(at: reference) else { return nil }
    self.reference = reference
    self.entry = entry
    self.figures = figures
    self.location = location
    self.logbook = logbook
    fileName = log.name(of: location.file)
  }

  /// The keys of the gyms visited.
  var gyms: [GymID] { logbook.gyms(of: reference) }

  var milestones: [Milestone] { logbook.milestones(crossedAt: reference) }

  /// The weight as it is written, without unit and `?`, stones as stones and pounds (`13st0`); nil
  /// without a weight.
  var writtenWeight: String? {
    let line = location.line
    return entry.weighIn == nil
      ? nil : line.token(.weight).map { weightWithoutUnit(line.string(of: $0)) }
  }

  /// The note at the end of the line, then the note lines below it that belong to no exercise.
  var notes: [String] { entry.hasNote ? noteTexts(of: location.line) : [] }
}

struct LogRowReader {
  private let log: OpenedLog

  init(_ log: OpenedLog) {
    self.log = log
  }

  /// The row of an entry; nil when the book has no such entry.
  func row(of reference: EntryReference) -> LogRow? {
    log.analysis.location(of: reference).flatMap {
      LogRow(reference, at: $0, in: log, log.analysis.logbook.figures(of: reference))
    }
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

  /// The notes of the entry, of its sessions and exercises, and the sessions with a title and no note.
  func allNotes(in log: OpenedLog, _ names: DisplayNames) -> [ReportedNote] {
    entry.hasNote || entry.sessionCount > 0
      ? ReportedNote.all(of: entry, at: location, in: log, names) : []
  }

  /// The notes of exercises and of sessions with a line of their own, with the titles of these; gyms without a sign.
  func trainingNotes(in log: OpenedLog, _ names: DisplayNames) -> [String] {
    allNotes(in: log, names)
      .filter { $0.exercise != nil || $0.note.session?.hasOwnLine == true }
      .map { $0.words(naming: $0.gym?.text) }
  }
}

extension LogRow {
  /// What `make` makes of each session of the entry and of how it is written, in the order in which they took place.
  func sessions<Made>(_ make: (Session, WrittenSession) -> Made) -> [Made] {
    guard entry.sessionCount > 0 else { return [] }
    let written = WrittenSession.all(of: location.line)
    return entry.sessionOrder.map { make(entry.session(at: $0), written[$0]) }
  }
}

/// Text of a log on one line, safe to show.
func onOneLine(_ text: String) -> String {
  text.utf8.contains(UInt8(ascii: "\t"))
    ? visible(String(text.map { $0 == "\t" ? " " : $0 })) : visible(text)
}

/// `82.1kg?` as `82.1`. Stones keep their sign and always have pounds: `13st` is `13st0`.
private func weightWithoutUnit(_ written: String) -> String {
  var rest = written.lowercased()[...]
  while rest.last == "?" { rest = rest.dropLast() }
  if rest.hasSuffix("st") { return rest + "0" }
  while let last = rest.last, last.isLetter { rest = rest.dropLast() }
  return String(rest)
}
