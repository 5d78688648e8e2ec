import W8Book
import W8Engine
import W8Lint
import W8Reports

extension Command {
  static let history = Command(
    name: "history",
    summary: "show the sets of an exercise by date and gym, with bests and records",
    operands: "EXERCISE [FILE|FOLDER|-]…",
    detail: """
      EXERCISE is a name, another name of it, or the beginning of no other's; case does not count. A
      block for each gym, the last visited first: sets as they are written, what changed since the
      time before (there, else at another gym), the estimate of a single repetition after Epley, and
      ★ for what was never reached there before. The heaviest loads are compared, where they are equal
      the repetitions, then distance and time. A selection chooses sessions; bests, records and weeks
      are those of the whole log. With --compare the gyms stand side by side. --chart draws the best
      estimate and the volume of each session, a line for each gym, and --svg the same into a file.
      The longest time, the farthest distance and the best pace are bests and records of their own.
      The title of a session stands beside its date, the notes of the exercise below its sets.
      """,
    options: .weightRows + [.compare, .chart, .svg] + [Option].order + .selectionOfSessions,
    exitCodes: ExitCode.ofReports,
    reads: ReadParts(
      [.exercises, .sessions, .sets, .gyms, .notes], isOfOneExercise: true),
    examples: [
      "w8log history Squat log.w8log",
      "w8log history \"bench press\" --gym @iron --since 2026-01-01 log.w8log",
      "w8log history squat --chart log.w8log",
      "w8log history squat --compare --format json < log.w8log",
    ],
    run: { invocation throws(Failure) in try HistoryRun(invocation).run() })
}

/// The options of `history`.
extension Option {
  static let compare = Option(name: "--compare", summary: "show the gyms side by side")
}

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
    let arguments = invocation.arguments
    if let path = arguments.value(of: .svg) {
      return try SVGRun(invocation, path: path).run { (reports) throws(ArgumentError) in
        reports.historyPicture(of: try exercise(in: reports.log))
      }
    }
    let screen = arguments.has(.chart) ? invocation.chartScreen : nil
    if screen != nil { try requireChart() }
    let view = arguments.has(.compare) ? HistoryView.sideBySide : .byGym
    return try invocation.show(exercise) { (reports, exercise) throws(Failure) in
      screen.map { reports.historyChart(of: exercise, on: $0) }
        ?? reports.history(of: exercise, view)
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
