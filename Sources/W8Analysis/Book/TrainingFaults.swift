import W8Engine
import W8Text

/// What rules find in the training of a whole book.
///
/// It takes a look at the training of all months, so it is worked out for those who ask for diagnostics
/// only, from what was found in the last state of the book that somebody asked about.
struct TrainingFaults: Sendable {
  /// The loads that are far above all before.
  let implausibleLoads: ImplausibleLoads
  /// The names of exercises that are in use.
  let exerciseNames: ExerciseNames

  init(_ logbook: Logbook, _ months: SumTree<BookMonth>, after last: TrainingFaults?) {
    implausibleLoads = ImplausibleLoads(in: logbook, after: last?.implausibleLoads)
    exerciseNames = ExerciseNames(logbook, months, previous: last?.exerciseNames)
  }
}

/// The training faults of one state of a book, not yet looked for.
struct DeferredTrainingFaults: Sendable {
  private let deferred: Deferred<TrainingFaults>
  /// The last faults that were looked for in an earlier state.
  private let earlier: TrainingFaults?

  init(
    _ logbook: Logbook, _ months: SumTree<BookMonth>, after last: DeferredTrainingFaults?
  ) {
    let earlier = last.flatMap { $0.deferred.known ?? $0.earlier }
    self.earlier = earlier
    deferred = Deferred { TrainingFaults(logbook, months, after: earlier) }
  }

  var value: TrainingFaults { deferred.value }
}
