import W8Engine

/// The names under which exercises are logged, and those that look like a slip of the pen.
struct ExerciseNames: Sendable {
  /// How many lines have each name, as it is written.
  private let counts: [String: Int]
  private let training: TrainingSettings
  /// The names that were used once and look like one that is used often.
  let similar: [SimilarExercise]

  /// Compares the names anew only when one was added, lost or used more or less often.
  init(_ files: [FileAnalysis], _ logbook: Logbook, previous: ExerciseNames?) {
    var counts: [String: Int] = [:]
    for section in files.lazy.flatMap(\.sections) {
      for name in section.lowered.loggedNames { counts[name.name, default: 0] += name.count }
    }
    self.counts = counts
    training = logbook.settings.training
    if let previous, previous.counts == counts, previous.training == training {
      similar = previous.similar
    } else {
      similar = logbook.similarExercises
    }
  }
}
