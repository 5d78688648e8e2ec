import JSON
import W8Analysis
import W8Engine
import W8Syntax
import W8Text

extension ModelDocument {
  /// The entries of the section at `section` of a file with their figures; masses are in the book's unit.
  static func entries(ofSection section: Int, of log: OpenedLog) -> [JSON] {
    var reader = RowFigureReader(log.analysis.logbook)
    return log.file.sections[section].lowered.entries.map { entry in
      let place = log.file.place(section: section, line: entry.line)
      let reference = log.analysis.reference(to: place)
      return self.entry(
        entry, at: place, reference, figures: reference.map { reader.figures(of: $0) }, of: log)
    }
  }

  private static func entry(
    _ entry: LoweredEntry, at place: LinePlace, _ reference: EntryReference?, figures: RowFigures?,
    of log: OpenedLog
  ) -> JSON {
    let logbook = log.analysis.logbook
    let unit = logbook.settings.unit
    let dated = reference.flatMap { logbook.entry(at: $0) }
    let tokens = place.tokens
    return .object([
      "line": .integer(lineNumber(of: place, in: log.file)),
      "date": JSON(entry.date) { .string($0.description) },
      "weekday": JSON(entry.weekday) { .string($0.abbreviation) },
      "time": JSON(tokens.first(of: .time)) { .string(clock(Int($0.value))) },
      "weight": JSON(entry.weighIn) { .number($0.mass.value(in: unit)) },
      "written": JSON(tokens.first(of: .weight)) { .string(place.string(of: $0)) },
      "excluded": .bool(entry.weighIn?.isExcluded ?? false),
      "unweighed": .bool(tokens.first(of: .unweighed) != nil),
      "tags": .array((dated?.tags ?? []).map { .string($0) }),
      "pairs": pairs(place),
      "notes": .array(noteTexts(of: place).map { .string($0) }),
      "sessions": sessions(of: place, in: log),
      "milestones": .array(
        (reference.map(logbook.milestones(crossedAt:)) ?? []).map {
          .number($0.mass.value(in: unit))
        }),
      "average": JSON(figures?.averageKilograms) { .number(unit.value(ofKilograms: $0)) },
      "rate": JSON(figures?.rate) { rate($0, log) },
    ])
  }

  private static func rate(_ rate: Rate, _ log: OpenedLog) -> JSON {
    let since = log.analysis.place(of: rate.comparedWith)
    var members: JSONObject = [
      "change": .number(rate.change.value(in: log.analysis.logbook.settings.unit)),
      "direction": .string("\(rate.direction)"),
      "since": JSON(since?.line.entry?.date) { .string($0.description) },
      "sinceLine": JSON(since) { .integer(lineNumber(of: $0.line, in: $0.file)) },
    ]
    if let file = since?.file, file.index != log.file.index {
      members["sinceFile"] = .string(log.name(of: file))
    }
    return .object(members)
  }

  private static func pairs(_ place: LinePlace) -> JSON {
    .array(
      place.tree.pairs(ofLine: place.line).map { pair in
        .object([
          "key": .string(pair.key),
          "value": .string(place.tree.string(place.tree.contentRange(of: pair))),
        ])
      })
  }
}
