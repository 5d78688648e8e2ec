import W8Reports

extension Command {
  static let today = Command(
    name: "today",
    aliases: ["status"],
    summary: "show where you stand: weight, pace, goal, last session",
    detail: """
      Weight and average are those of the latest weigh-in. Pace is the change of the average per
      week, over the last four weeks. Streak counts days weighed in a row, up to today or yesterday.
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
