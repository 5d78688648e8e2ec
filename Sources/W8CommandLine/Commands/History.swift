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
    examples: [
      "w8log history Squat log.w8log",
      "w8log history \"bench press\" --gym @iron --since 2026-01-01 log.w8log",
      "w8log history squat --chart log.w8log",
      "w8log history squat --compare --format json < log.w8log",
    ],
    run: { invocation throws(Failure) in
      var arguments = invocation.arguments
      guard !arguments.operands.isEmpty else {
        throw .usage(
          .missingOperand(command: "history", expected: "the name of an exercise, such as Squat"))
      }
      let name = arguments.operands.removeFirst()
      return try invocation.with(arguments: arguments).showHistory(of: name)
    })
}

extension Option {
  static let compare = Option(name: "--compare", summary: "show the gyms side by side")
}

extension Invocation {
  /// Shows the history of the exercise that `name` names; logs without it are passed over as long as one has it.
  fileprivate func showHistory(of name: String) throws(Failure) -> ExitCode {
    func exercise(in log: OpenedLog) throws(ArgumentError) -> ExerciseKey {
      try log.exercise(begunBy: name)
    }
    if let path = arguments.value(of: .svg) {
      return try writePicture(to: path) { (reports) throws(ArgumentError) in
        reports.historyPicture(of: try exercise(in: reports.log))
      }
    }
    let screen = arguments.has(.chart) ? chartScreen : nil
    if screen != nil {
      try requireChart()
      try arguments.refuse(.chart, beside: .compare)
    }
    let view = arguments.has(.compare) ? HistoryView.sideBySide : .byGym
    return try show(exercise) { (reports, exercise) throws(Failure) in
      screen.map { reports.historyChart(of: exercise, on: $0) }
        ?? reports.history(of: exercise, view)
    }
  }
}

extension OpenedLog {
  /// The exercise that `name` names, or the beginning of no other's name.
  fileprivate func exercise(begunBy name: String) throws(ArgumentError) -> ExerciseKey {
    switch ExerciseChoice(name, in: analysis.logbook) {
    case .one(let exercise): return exercise
    case .several(let names):
      throw .ambiguousName("exercise", name, log: self.name, names)
    case .none(let nearest):
      throw .unknownName(
        "exercise", name, log: self.name, nearest: nearest, remedy: "`w8log exercises` lists them")
    }
  }
}
