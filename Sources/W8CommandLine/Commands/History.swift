import W8Book
import W8Engine
import W8Reports

extension Command {
  static let history = Command(
    name: "history",
    summary: "show how an exercise is going: its sets, bests and records",
    operands: "EXERCISE [FILE|FOLDER|-]…",
    detail: """
      EXERCISE is a name, an alias, or the start of a name if only one name starts like that. Upper and
      lower case are the same.

      The first lines show your best e1RM of the last four weeks at each gym. e1RM is the estimated
      one-rep max (Epley). `in 12 weeks` compares it with the four weeks that were 12 weeks earlier, and
      `since` with your first four weeks. Then each gym has a table, the gym of your last session first,
      with ★ for records at that gym.

      The column Change compares a session with the previous one at that gym, or at any gym if it was your
      first there. It is the difference of the heaviest loads, or of reps, distance or time if the loads
      are the same.

      Filters choose sessions; progress, bests and records use the whole log. --chart draws e1RM and
      volume (reps × load) by session, with a line per gym.
      """,
    options: .weightRows + [.chart, .svg, .allLabels] + [Option].order + .selectionOfSessions,
    examples: [
      "w8log history Squat log.w8log",
      "w8log history \"bench press\" --gym @iron --since 2026-01-01 log.w8log",
      "w8log history squat --chart log.w8log",
      "w8log history squat --format json < log.w8log",
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
  fileprivate static let allLabels = Option(
    name: "--all-labels", summary: "also show labels of rests, such as (rest 120s)")
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
    if screen != nil { try requireChart() }
    let showsRests = arguments.has(.allLabels)
    return try show(exercise) { (reports, exercise) throws(Failure) in
      screen.map { reports.historyChart(of: exercise, on: $0) }
        ?? reports.history(of: exercise, showsRests: showsRests)
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
