extension Command {
  static let log = Command(
    name: "log",
    aliases: ["print"],
    summary: "show the logbook: date, weight, average, rate and notes",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      A table for each month, the newest first. Avg is the moving average after the day, Rate the
      weight less that of a week or more before. A weight with ? is kept out of every figure, - says
      that no weight was taken. Choosing a span of days changes no figure. A log with errors is
      refused, because its figures would be wrong: see `w8log check`.
      """,
    options: [.logFormat, .unit, .since, .until, .oldestFirst, .lenient, .file],
    exitCodes: [
      (.success, "the logbook was shown"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read or is not UTF-8, or there is none"),
      (.badData, "a log has errors"),
    ],
    examples: [
      "w8log log log.w8log",
      "w8log log --since 2026-01-01 --until 2026-01-31 --unit lb log.w8log",
      "w8log log --format json < log.w8log",
    ],
    run: { invocation throws(Failure) in
      var log = LogRun(invocation)
      return try log.run()
    })
}

/// The options of `log`.
extension Option {
  static let logFormat = Option.choice(
    "--format", short: "-O", LogFormat.self, "how the logbook is shown", initial: .text)
  static let unit = Option(
    name: "--unit", value: .choice(UnitChoice.allCases.map(\.rawValue)),
    summary: "the unit of weights", initial: "the log's own")
  static let since = Option(
    name: "--since", value: .date, summary: "the first day shown")
  static let until = Option(
    name: "--until", value: .date, summary: "the last day shown")
  static let oldestFirst = Option(
    name: "--oldest-first", summary: "show the oldest day first")
  static let lenient = Option(
    name: "--lenient", summary: "show a log with errors, without what cannot be read")
}
