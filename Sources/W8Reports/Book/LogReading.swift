import W8Book
import W8Engine
package import W8Lint

/// What one run of a command reads of a log.
package struct LogReading {
  private let parts: LogParts
  /// How the user calls the only exercise that the command is about; nil for one about all.
  private let exercise: String?

  /// Reads all of a log.
  package static let everything = LogReading(parts: .all)

  /// Reads `parts`, of `exercise` alone where one is named.
  package init(parts: LogParts, exercise: String? = nil) {
    self.parts = parts
    self.exercise = exercise
  }

  /// Whether what is read of a log may be wrong.
  func isTouched(in logbook: Logbook) -> (Doubt) -> Bool {
    guard let exercise else { return { $0.touches(parts) } }
    guard case .one(let key) = ExerciseChoice(exercise, in: logbook) else {
      let names = [exerciseKey(exercise)]
      return { $0.touches(parts, ofExercise: names) }
    }
    let use = logbook.exerciseUses.first { $0.exercise == key }
    let names = [key] + (use?.aliases ?? [])
    let read = logbook.usesBodyWeight(key) ? parts.union(.weights) : parts
    return { $0.touches(read, ofExercise: names) }
  }
}

extension Logbook {
  /// Whether the body weight is a part of a load of the exercise.
  fileprivate func usesBodyWeight(_ key: ExerciseKey) -> Bool {
    if settings.training.exercise(key)?.bareLoad == .bodyWeight { return true }
    return exerciseSessions(of: key).contains { session in
      session.groups.contains { group in
        if case .bodyWeight = group.load { true } else { false }
      }
    }
  }
}
