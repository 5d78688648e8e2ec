import JSON
import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// Writes the entries of one file; masses are in the book's unit.
struct ModelEntries {
  private let log: OpenedLog
  private let logbook: Logbook
  private let unit: MassUnit
  private let sessions: SessionDocuments

  init(_ log: OpenedLog) {
    self.log = log
    logbook = log.analysis.logbook
    unit = logbook.settings.unit
    sessions = SessionDocuments(logbook, in: logbook.settings.training.loadUnit(ofFile: 0))
  }

  /// Writes the entries of the section at `section` with what belongs to them.
  func write(section: Int, to json: inout JSONWriter) {
    let first = log.file.line(section: section, index: 0)
    let references = log.analysis.references(inSection: section, of: log.file)
    for (entry, reference) in zip(first.lowered.entries, references) {
      write(entry, at: first.line(withIndex: entry.line), reference, to: &json)
    }
  }

  /// Writes an entry; without a date it has no reference, and so no figures.
  private func write(
    _ entry: LoweredEntry, at fileLine: FileLine, _ reference: EntryReference?,
    to json: inout JSONWriter
  ) {
    let tokens = fileLine.tokens
    let figures = reference.map { logbook.figures(of: $0) }
    let logged = reference.flatMap { logbook.entry(at: $0) }
    json.startObject()
    json.field("average", figures?.averageKilograms.map(unit.value(ofKilograms:)))
    json.field("date", entry.date?.description)
    json.field("excluded", entry.weighIn?.isExcluded ?? false)
    json.optionalField("file", log.nameIfIncluded)
    json.field("line", fileLine.number)
    json.field("milestones", milestones(at: reference))
    json.field("notes", noteTexts(of: fileLine))
    json.key("pairs")
    json.startArray()
    for pair in fileLine.tree.pairs(ofLine: fileLine.line) {
      json.object { json in
        json.field("key", pair.key)
        json.field("value", fileLine.tree.string(fileLine.tree.contentRange(of: pair)))
      }
    }
    json.endArray()
    json.key("rate")
    write(figures?.rate, to: &json)
    json.key("sessions")
    sessions.write(of: fileLine, in: log.file, logged, reference, to: &json)
    json.field("tags", logged?.tags.map { $0.text } ?? [])
    json.field("time", tokens.first(of: .time).map { clock(Int($0.value)) })
    json.field("unweighed", tokens.first(of: .unweighed) != nil)
    json.field("weekday", entry.weekday?.abbreviation)
    json.field("weight", entry.weighIn?.mass.value(in: unit))
    json.field("written", tokens.first(of: .weight).map { fileLine.string(of: $0) })
    json.endObject()
  }

  private func milestones(at reference: EntryReference?) -> [Double] {
    (reference.map(logbook.milestones(crossedAt:)) ?? []).map { $0.mass.value(in: unit) }
  }

  /// How an average changed, and since which entry.
  private func write(_ rate: Rate?, to json: inout JSONWriter) {
    guard let rate else { return json.null() }
    let since = log.analysis.location(of: rate.comparedWith)
    json.startObject()
    json.field("change", rate.change.value(in: unit))
    json.field("direction", rate.direction.word)
    json.field("since", since?.line.entry?.date?.description)
    if let file = since?.file, file.index != log.file.index {
      json.field("sinceFile", log.name(of: file))
    }
    json.field("sinceLine", since?.line.number)
    json.endObject()
  }
}
