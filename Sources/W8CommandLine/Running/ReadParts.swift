import W8Engine
import W8Lint
import W8Reports

/// Which parts of a log a command reads, given its options.
struct ReadParts: Sendable {
  /// What it reads in any case but for `replacements`.
  let always: LogParts
  /// What it reads besides with an option.
  var additions: [(option: Option, parts: LogParts)] = []
  /// What it reads in the place of `always` with an option.
  var replacements: [(option: Option, parts: LogParts)] = []
  /// Whether its first operand names the only exercise that it is about.
  var isOfOneExercise = false

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

extension LogReading {
  /// What `command` reads with `arguments`.
  init(of command: Command, _ arguments: ParsedArguments) {
    self.init(
      parts: command.reads.parts(arguments),
      exercise: command.reads.isOfOneExercise ? arguments.operands.first : nil)
  }
}
