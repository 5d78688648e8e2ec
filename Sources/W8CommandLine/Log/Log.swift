import W8Analysis

extension Command {
  static let log = Command(
    name: "log",
    aliases: ["print"],
    summary: "show the logbook: date, weight, average, rate and notes",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      A table for each month, the newest first. Avg is the moving average after the day, Rate the
      weight less that of a week or more before. A weight with ? is kept out of every figure, - says
      that no weight was taken. In colours a rate that leads towards the goal is cyan, one that leads
      away from it yellow. A log that is kept in stones shows weights as they are written. Choosing
      entries changes no figure. Of a log with errors what can be read is shown: see `w8log check`.
      `w8log page` shows the same in a browser.

      On a terminal the logbook goes through the program that PAGER names, `less` without it, with
      LESS=FRX unless LESS is set: what fits on the screen is printed as ever. An empty PAGER, `cat`
      and --no-pager print everything at once.
      """,
    options: .weightRows + [.withExercises, .columns, .last, .session] + [Option].order
      + Selection.options,
    exitCodes: ExitCode.ofReports,
    reads: ReadParts(
      [.weights, .goal, .sessions, .gyms, .notes, .tags],
      with: [(.withExercises, [.exercises, .sets]), (.columns, .measurements)]),
    examples: [
      "w8log log log.w8log",
      "w8log log --last 10 log.w8log",
      "w8log log --since mon log.w8log",
      "w8log log --since 2026-01-01 --until 2026-01-31 --unit lb log.w8log",
      "w8log log --with-exercises --gym @iron log.w8log",
      "w8log log --session push --last 5 log.w8log",
      "w8log log --columns fat,waist log.w8log",
      "w8log log --format json < log.w8log",
    ],
    run: { invocation throws(Failure) in
      var log = try LogRun(invocation)
      return try log.run()
    })
}

/// The options of `log`.
extension Option {
  static let last = Option(
    name: "--last", value: .count, summary: "only the last N of the entries chosen")
  static let session = Option(
    name: "--session", value: .text("TEXT"),
    summary: "only entries with a session whose title has the text, in any case")
  static let withExercises = Option(
    name: "--with-exercises", summary: "show what was trained below each entry")
}
