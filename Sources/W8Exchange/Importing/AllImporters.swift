extension Importer {
  /// Every importer; the first that recognises a file reads it, so that what is told apart by little stands last.
  package static let all: [Importer] = [
    .strong,
    .hevy,
    .fitNotes,
    .liftosaurTable,
    .liftosaurStorage,
    .liftohistory,
    .jefit,
    .traindown,
    .ox,
    .appleHealth,
    .libra,
    .bodyMeasurements,
    .genericCSV,
  ]
}
