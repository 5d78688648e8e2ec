import W8Analysis

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
    options: .weightRows + [.compare, .chart, .svg] + [Option].order + Selection.optionsOfSessions,
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
