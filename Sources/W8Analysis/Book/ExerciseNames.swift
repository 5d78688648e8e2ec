import W8Engine
import W8Text

/// The names under which exercises are logged that look like a slip of the pen.
struct ExerciseNames: Sendable {
  /// In how many sessions each exercise is logged.
  private let counts: [ExerciseKey: Int]
  /// The months that were counted.
  private let months: SumTree<BookMonth>
  private let training: TrainingSettings
  /// The names that were used once and look like one that is used often.
  let similar: [SimilarExercise]

  /// Counts only the months that have changed, and compares the names anew only when one was added, lost
  /// or used more or less often.
  init(_ logbook: Logbook, _ months: SumTree<BookMonth>, previous: ExerciseNames?) {
    self.months = months
    training = logbook.settings.training
    guard let previous, previous.training == training else {
      counts = logbook.exerciseSessionCounts
      similar = logbook.similarExercises(counts)
      return
    }
    counts = previous.counts(in: logbook, months)
    similar = previous.counts == counts ? previous.similar : logbook.similarExercises(counts)
  }

  /// In how many sessions of `months` each exercise is logged.
  private func counts(
    in logbook: Logbook, _ months: SumTree<BookMonth>
  ) -> [ExerciseKey: Int] {
    let changed = months.difference(from: self.months) { $0.log === $1.log }
    let isSame = self.months[changed.old].elementsEqual(months[changed.new]) {
      $0.log.hasSameExerciseSessions(as: $1.log)
    }
    if isSame { return counts }
    let lost = logbook.exerciseSessionCounts(of: self.months[changed.old].map(\.log))
    let gained = logbook.exerciseSessionCounts(of: months[changed.new].map(\.log))
    var counts = counts
    for (key, count) in gained { counts[key, default: 0] += count }
    for (key, count) in lost {
      let rest = counts[key, default: 0] - count
      counts[key] = rest > 0 ? rest : nil
    }
    return counts
  }
}
