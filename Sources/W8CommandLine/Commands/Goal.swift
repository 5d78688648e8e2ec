import W8Reports

extension Command {
  static let goal = Command(
    name: "goal",
    summary: "show the distance to the goal and the pace you need",
    detail: """
      Shows how far the goal is, your pace over the last four weeks, and the weights to expect. Weight
      changes tend to slow down, so w8log gives a range of weights and not a date. If the goal has a date,
      in the log or from --by, it also shows the pace you need from today.

      To set or change your goal, edit the line `goal` in the log: `goal 75 by:2026-06-01`.
      """,
    options: .page + [.byDate],
    examples: [
      "w8log goal log.w8log",
      "w8log goal --by 2026-06-01 --format json log.w8log",
    ],
    run: { invocation throws(Failure) in
      try invocation.show { $0.goal(by: invocation.arguments.date(of: .byDate)) }
    })
}

extension Option {
  static let byDate = Option(
    name: "--by", value: .date, summary: "date of the goal", initial: "as in the log")
}
