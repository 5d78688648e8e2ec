import W8Engine

/// How a source writes sets into a table, a row for each: what its columns are called, and what it does otherwise than
/// other sources. What has none is read by the names that people use.
struct SetDialect: Sendable {
  /// The names of the columns in lower case, of each the first that is there; of one that ends in `*` only the beginning.
  let names: [SetColumn: [String]]
  /// The columns of what the source computes, or numbers its rows with, named likewise.
  var passedBy: [String] = []
  /// The cells that are alike in all rows of a session.
  let session: [SetColumn]
  /// Whether they tell sessions apart by themselves; else the day does too.
  var isSessionNamed = false
  /// Cells that should be alike in them as well.
  var alike: [SetColumn] = []
  /// Whether a row has several sets, each in columns of its own.
  var isWide = false
  /// Whether times that say so are those of Greenwich.
  var hasInstants = false
  /// Whether a table without a column of loads is refused.
  var needsLoads = false
  /// Whether the notes of a row that is left out are kept.
  var keepsNotes = false
  /// The kinds of sets that this source alone names so, by their keys.
  var kinds: [String: SetKind] = [:]
  /// Whether a row with nothing but seconds or a note, and a word in place of its number, is a rest or a note.
  var hasRowsBesideSets = false
  /// Why a row that was not done is set aside; nil for others.
  var notDone: @Sendable (TableRow, SetColumns, inout ImportedLog) -> String? = { _, _, _ in nil }
  /// Tells a set what only this source says.
  var complete: Complete = { (_, _, _, _) throws(RowRefusal) in }
  /// A row of too many cells as it is to be read (`RowReading.fitted`).
  var fitted: @Sendable (TableRow, SetColumns, Int) -> TableRow? = { _, _, _ in nil }

  typealias Complete =
    @Sendable (TableRow, SetColumns, inout ImportedSet, inout ImportedLog) throws(RowRefusal) ->
    Void
}

/// What a column of a table of sets holds.
enum SetColumn: Int, CaseIterable {
  case date, time, end, duration, exercise, repetitions, weight, unit, seconds, distance
  case distanceUnit, effort, reserve, kind, warmUp, multiplier, gym, workout, key, note
  case workoutNote, bodyWeight, person, superset, skipped, isAMRAP, plannedWeight, plannedUnit
  case repetitionsOrTime, weightOrDistance
  /// The number of a week, beside a weekday in the column of the date.
  case week
  /// How many sets alike a row stands for, or which set of its exercise it is.
  case count, number
}
