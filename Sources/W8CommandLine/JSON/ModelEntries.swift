import JSON
import W8Analysis
import W8Engine
import W8Syntax
import W8Text

extension ModelDocument {
  /// The entries of the section at `section` of a file with their figures.
  static func entries(ofSection section: Int, of log: OpenedLog) -> [ModelEntry] {
    var reader = RowFigureReader(log.analysis.logbook)
    return log.file.sections[section].lowered.entries.map { entry in
      let place = log.file.place(section: section, line: entry.line)
      let reference = log.analysis.reference(to: place)
      return ModelEntry(
        log: log, entry: entry, place: place, reference: reference,
        figures: reference.map { reader.figures(of: $0) })
    }
  }
}

/// An entry with what belongs to it and its figures; masses are in the book's unit.
struct ModelEntry: JSONEncodable {
  fileprivate let log: OpenedLog
  fileprivate let entry: LoweredEntry
  fileprivate let place: LinePlace
  /// Nil without a date, which figures need.
  fileprivate let reference: EntryReference?
  fileprivate let figures: RowFigures?

  private var logbook: Logbook { log.analysis.logbook }
  private var unit: MassUnit { logbook.settings.unit }

  func write(to json: inout JSONWriter) {
    let tokens = place.tokens
    json.object { json in
      json.field("average", figures?.averageKilograms.map(unit.value(ofKilograms:)))
      json.field("date", entry.date?.description)
      json.field("excluded", entry.weighIn?.isExcluded ?? false)
      json.optionalField("file", log.nameIfIncluded)
      json.field("line", lineNumber(of: place, in: log.file))
      json.field("milestones", milestones)
      json.field("notes", noteTexts(of: place))
      json.field("pairs", place.tree.pairs(ofLine: place.line).map { ModelPair(place, $0) })
      json.field("rate", figures?.rate.map { ModelRate(rate: $0, log: log) })
      json.field("sessions", ModelSession.all(of: place, in: log))
      json.field("tags", reference.flatMap { logbook.entry(at: $0) }?.tags ?? [])
      json.field("time", tokens.first(of: .time).map { clock(Int($0.value)) })
      json.field("unweighed", tokens.first(of: .unweighed) != nil)
      json.field("weekday", entry.weekday?.abbreviation)
      json.field("weight", entry.weighIn?.mass.value(in: unit))
      json.field("written", tokens.first(of: .weight).map { place.string(of: $0) })
    }
  }

  private var milestones: [Double] {
    (reference.map(logbook.milestones(crossedAt:)) ?? []).map { $0.mass.value(in: unit) }
  }
}

/// A `key:value` of an entry.
private struct ModelPair: JSONEncodable {
  private let place: LinePlace
  private let pair: EntryPair

  init(_ place: LinePlace, _ pair: EntryPair) {
    self.place = place
    self.pair = pair
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("key", pair.key)
      json.field("value", place.tree.string(place.tree.contentRange(of: pair)))
    }
  }
}

/// How an average changed, and since which entry.
private struct ModelRate: JSONEncodable {
  let rate: Rate
  let log: OpenedLog

  func write(to json: inout JSONWriter) {
    let since = log.analysis.place(of: rate.comparedWith)
    json.object { json in
      json.field("change", rate.change.value(in: log.analysis.logbook.settings.unit))
      json.field("direction", "\(rate.direction)")
      json.field("since", since?.line.entry?.date?.description)
      if let file = since?.file, file.index != log.file.index {
        json.field("sinceFile", log.name(of: file))
      }
      json.field("sinceLine", since.map { lineNumber(of: $0.line, in: $0.file) })
    }
  }
}
