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
    self.invocation = invocation.with(arguments: arguments)
  }

  /// Logs without the exercise are passed over as long as one has it.
  func run() throws(Failure) -> ExitCode {
    if let path = invocation.arguments.value(of: .svg) { return try draw(into: path) }
    let isChart = invocation.arguments.has(.chart)
    if isChart { try requireChart() }
    var unknown: [ArgumentError] = []
    var hasFound = false
    let code = try invocation.show { (log) throws(Failure) in
      let exercise: ExerciseKey
      do throws(ArgumentError) {
        exercise = try self.exercise(in: log)
      } catch {
        unknown.append(error)
        return nil
      }
      hasFound = true
      let history = try HistoryReport(exercise, log, invocation)
      return isChart ? TrainingChartReport(history, invocation) : history
    }
    if let first = unknown.first, !hasFound { throw .usage(first) }
    for error in unknown { try invocation.remark("w8log: \(error.message)") }
    return code
  }

  private func draw(into path: String) throws(Failure) -> ExitCode {
    try SVGRun(invocation, path: path).run { (log) throws(Failure) in
      let exercise: ExerciseKey
      do throws(ArgumentError) {
        exercise = try self.exercise(in: log)
      } catch {
        throw .usage(error)
      }
      let chart = TrainingChart(try HistoryReport(exercise, log, invocation))
      return SVGPicture(text: SVGTrainingChart(chart).text, emptiness: chart.emptiness)
    }
  }

  private func requireChart() throws(Failure) {
    try invocation.requireChart()
    if invocation.arguments.has(.compare) {
      throw .usage(.conflictingOptions("--chart", "--compare"))
    }
  }

  /// The exercise of a log that the name names.
  private func exercise(in log: OpenedLog) throws(ArgumentError) -> ExerciseKey {
    switch ExerciseChoice(name, in: log.analysis.logbook) {
    case .one(let exercise): return exercise
    case .several(let names):
      throw .ambiguousName("exercise", name, log: log.name, names)
    case .none(let nearest):
      throw .unknownName(
        "exercise", name, log: log.name, nearest: nearest, remedy: "`w8log exercises` lists them")
    }
  }
}
