import W8Analysis
import W8Engine

/// Which parts of a log a command reads, given its options.
struct ReadParts: Sendable {
  private let always: LogParts
  private let additions: [(option: Option, parts: LogParts)]
  private let replacements: [(option: Option, parts: LogParts)]
  /// Whether its first operand names the only exercise that it is about.
  let isOfOneExercise: Bool

  /// Reads `always`, besides what `additions` name with their options, or other parts in the place of `always` with
  /// an option of `replacements`.
  init(
    _ always: LogParts, with additions: [(option: Option, parts: LogParts)] = [],
    insteadWith replacements: [(option: Option, parts: LogParts)] = [],
    isOfOneExercise: Bool = false
  ) {
    self.always = always
    self.additions = additions
    self.replacements = replacements
    self.isOfOneExercise = isOfOneExercise
  }

  /// What selections ask about.
  private static let selections: [(option: Option, parts: LogParts)] = [
    (.gym, [.sessions, .gyms]), (.tag, .tags), (.noTag, .tags), (.exercise, .exercises),
    (.session, .sessions),
    (.notes, .notes), (.milestones, [.weights, .goal]),
  ]

  /// What is read with the options of `arguments`.
  func parts(_ arguments: ParsedArguments) -> LogParts {
    let base = replacements.first { arguments.has($0.option) }?.parts ?? always
    return (additions + Self.selections).reduce(into: base) { parts, addition in
      if arguments.has(addition.option) { parts.formUnion(addition.parts) }
    }
  }
}

/// What one run of a command reads of a log.
struct LogReading {
  private let parts: LogParts
  /// How the user calls the only exercise that the command is about; nil for one about all.
  private let exercise: String?

  /// Reads all of a log.
  static let everything = LogReading(parts: .all)

  /// Reads `parts`, of `exercise` alone where one is named.
  init(parts: LogParts, exercise: String? = nil) {
    self.parts = parts
    self.exercise = exercise
  }

  /// What `command` reads when it is told `arguments`.
  init(of command: Command, _ arguments: ParsedArguments) {
    parts = command.reads.parts(arguments)
    exercise = command.reads.isOfOneExercise ? arguments.operands.first : nil
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
