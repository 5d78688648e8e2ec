import W8Engine

/// The names under which exercises are logged that look like a slip of the pen.
struct ExerciseNames: Sendable {
  /// How many lines have each exercise.
  private let counts: [ExerciseKey: Int]
  private let training: TrainingSettings
  /// The names that were used once and look like one that is used often.
  let similar: [SimilarExercise]

  /// Compares the names anew only when one was added, lost or used more or less often.
  init(_ logbook: Logbook, previous: ExerciseNames?) {
    counts = logbook.exerciseLineCounts
    training = logbook.settings.training
    if let previous, previous.counts == counts, previous.training == training {
      similar = previous.similar
    } else {
      similar = logbook.similarExercises(counts)
    }
  }
}
