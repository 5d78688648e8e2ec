import W8Engine

/// How `log` shows a logbook.
enum LogFormat: String, CaseIterable {
  /// A table by months.
  case text
  /// One JSON document.
  case json
}

/// A unit as the command line names it.
enum UnitChoice: String, CaseIterable {
  case kg, lb, st

  /// The unit.
  var unit: MassUnit {
    switch self {
    case .kg: .kilogram
    case .lb: .pound
    case .st: .stone
    }
  }
}
