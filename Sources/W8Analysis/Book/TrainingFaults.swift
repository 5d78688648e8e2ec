import W8Engine

/// What rules find in the training of a whole book.
///
/// It takes a look at all sessions, so it is worked out for those who ask for diagnostics only, from
/// what was found in the last state of the book that somebody asked about.
struct TrainingFaults: Sendable {
  /// The loads of each month that are far above all before.
  let implausibleLoads: [[ImplausibleLoad]]
  /// The names of exercises that are in use.
  let exerciseNames: ExerciseNames
  private let logbook: Logbook

  init(_ files: [FileAnalysis], _ logbook: Logbook, after last: TrainingFaults?) {
    implausibleLoads = logbook.implausibleLoads(
      after: last?.logbook, known: last?.implausibleLoads ?? [])
    exerciseNames = ExerciseNames(files, logbook, previous: last?.exerciseNames)
    self.logbook = logbook
  }
}

/// The training faults of one state of a book, not yet looked for.
struct DeferredTrainingFaults: Sendable {
  private let deferred: Deferred<TrainingFaults>
  /// The last faults that were looked for in an earlier state.
  private let earlier: TrainingFaults?

  init(_ files: [FileAnalysis], _ logbook: Logbook, after last: DeferredTrainingFaults?) {
    let earlier = last.flatMap { $0.deferred.known ?? $0.earlier }
    self.earlier = earlier
    deferred = Deferred { TrainingFaults(files, logbook, after: earlier) }
  }

  var value: TrainingFaults { deferred.value }
}
