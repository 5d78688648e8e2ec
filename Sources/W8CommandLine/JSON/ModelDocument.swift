import JSON
import W8Analysis
import W8Engine
import W8Syntax
import W8Text

/// The JSON document of `json` in the pieces in which it is written, its keys sorted.
enum ModelDocument {
  /// What holds for the whole book.
  static func settings(of log: OpenedLog) -> JSON {
    let settings = log.analysis.logbook.settings
    return .object([
      "unit": .string(settings.unit.symbol),
      "liftUnit": .string(log.file.settings.loadUnit.symbol),
      "order": .string(log.file.settings.order.rawValue),
      "span": .integer(min(max(settings.averageSpan, 1), 999)),
    ])
  }

  /// The goal, as `goal` tells it.
  static func goal(of log: OpenedLog) -> JSON {
    let logbook = log.analysis.logbook
    let outlook = logbook.goalOutlook(today: log.analysis.today)
    return .object(
      GoalDocument.members(of: outlook, logbook.settings.goal, in: logbook.settings.unit))
  }
}
