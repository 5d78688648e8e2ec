import W8Analysis
import W8Engine

/// One run of `history`.
struct HistoryRun {
  private let name: String
  /// What is left when the exercise is taken away.
  private let invocation: Invocation

  init(_ invocation: Invocation) throws(Failure) {
    var arguments = invocation.arguments
    guard let name = arguments.operands.first else {
      throw .usage(
        .missingOperand(command: "history", expected: "the name of an exercise, such as Squat"))
    }
    arguments.operands.removeFirst()
    self.name = name
    self.invocation = Invocation(
      arguments: arguments, environment: invocation.environment, output: invocation.output)
  }

  /// Logs without the exercise are passed over as long as one has it.
  func run() throws(Failure) -> ExitCode {
    var unknown: [ArgumentError] = []
    var hasFound = false
    let code = try invocation.show { (log) throws(Failure) in
      switch ExerciseChoice(name, in: log.analysis.logbook) {
      case .one(let exercise):
        hasFound = true
        return try HistoryReport(exercise, log, invocation)
      case .several(let names):
        unknown.append(.ambiguousName("exercise", name, log: log.name, names))
      case .none(let nearest):
        unknown.append(
          .unknownName(
            "exercise", name, log: log.name, nearest: nearest,
            remedy: "`w8log exercises` lists them"))
      }
      return nil
    }
    if let first = unknown.first, !hasFound { throw .usage(first) }
    for error in unknown { try invocation.remark("w8log: \(error.message)") }
    return code
  }
}
