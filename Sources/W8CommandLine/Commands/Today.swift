import W8Reports

extension Command {
  static let today = Command(
    name: "today",
    aliases: ["status"],
    summary: "show where you stand: weight, pace, goal, last session",
    detail: """
      Weight is your latest weigh-in, and Average is the moving average on that day. Pace is how much the
      average changed per week in the last four weeks. Streak counts the days in a row with a weigh-in; if
      you have not weighed in today, it counts up to yesterday.

      --follow shows the report again when a log changes and at midnight, until Ctrl-C. `w8log page`
      writes the same report at the top of an HTML page.
      """,
    options: .page + [.follow],
    examples: ["w8log today log.w8log", "w8log status --today 2026-02-10 log.w8log"],
    run: { invocation throws(Failure) in
      guard invocation.arguments.has(.follow) else { return try showToday(invocation) }
      return try FollowRun(invocation, for: .follow).run(showToday)
    })
}

extension Option {
  static let follow = Option(
    name: "--follow", summary: "show the report again when a log changes, and at midnight")
}

private func showToday(_ invocation: Invocation) throws(Failure) -> ExitCode {
  try invocation.show { $0.today }
}
