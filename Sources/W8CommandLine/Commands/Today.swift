import W8Reports

extension Command {
  static let today = Command(
    name: "today",
    aliases: ["status"],
    summary: "show where you stand: weight, pace, goal, last session",
    detail: """
      The average is the moving one after the last weight, the rate how far that weight is from
      the one of a week or more before, and the pace that of Holt's linear trend. The streak counts
      the days with a weight in a row up to today or yesterday.
      --follow shows it again whenever a log is written or a new one is included, and at midnight,
      until Ctrl-C. `w8log page` shows the same at the head of a page for a browser.
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
    name: "--follow", summary: "show it again when a log or the day changes")
}

private func showToday(_ invocation: Invocation) throws(Failure) -> ExitCode {
  try invocation.show { $0.today }
}
