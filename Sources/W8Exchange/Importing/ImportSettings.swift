package import W8Engine

/// What the user says that a file does not.
package struct ImportSettings: Sendable {
  /// The unit of weights and loads that have none; nil where it was not said.
  package var unit: MassUnit?
  /// The unit of distances that have none; nil where it was not said.
  package var distanceUnit: DistanceUnit?
  /// The order of dates such as 03/02/2024; nil where it was not said.
  package var dateOrder: DateOrder?
  /// How far the clock of the user is ahead of that of Greenwich; nil where it was not said.
  package var zone: ZoneRules?
  /// The gym of all sessions with its `@`; nil where it was not said.
  package var gym: String?
  /// Whose rows are taken of a file of several people; nil where it was not said.
  package var person: String?
  /// The names that exercises get, by those that the source has, in lower case.
  package var names: [String: String] = [:]
  /// The kinds of sets that the user explains, by the keys of their names.
  package var kinds: [String: SetKind] = [:]
  /// How the file writes sets that can be read in two ways, as far as the user says it; its unit is `unit`.
  package var setConventions = SetConventions()
  /// These with the unit of loads.
  var sets: SetConventions {
    var sets = setConventions
    sets.unit = unit
    return sets
  }
  /// The year of the first date that has none; nil where it was not said.
  package var year: Int?
  /// A day of week 1; nil where it was not said.
  package var firstWeek: CivilDate?
  /// The day that the name of the file says, as `2026-09-01.md` does.
  package var dayOfFile: Timestamp?
  /// The first day that is taken; nil for all.
  package var since: CivilDate?
  /// The last day that is taken; nil for all.
  package var until: CivilDate?
  /// Whether the readings of the lines of a text are kept, for `--explain`.
  package var explainsLines = false
  /// The columns of a table that is no other source's, by what they hold: `date`, `weight` and so on.
  package var columns: [String: String] = [:]
  /// What the columns of a table of weights may hold.
  package static let columnsOfWeights = [
    "date", "time", "weight", "unit", "fat", "waist", "note", "person",
  ]
  /// What the columns of a table of sets may hold that no table of weights has.
  package static let columnsOfSets = [
    "exercise", "reps", "sets", "set", "rpe", "rir", "type", "warmup", "seconds", "minutes",
    "distance", "gym",
    "workout", "workoutnote", "distanceunit", "bodyweight",
  ]

  /// Whether the columns are those of a table of sets.
  package var namesSets: Bool { Self.columnsOfSets.contains { columns[$0] != nil } }

  /// Makes settings that say nothing.
  package init() {}
}
