import W8Reports

extension Command {
  static let goal = Command(
    name: "goal",
    summary: "show the distance to the goal and the pace you need",
    detail: """
      Shows how far the goal is, your pace over four weeks, and the weights to expect. Weight changes
      tend to slow down within weeks, so w8log gives a range instead of a date.
      With a date, from the log or from --by, it also shows the pace that you need from today on.
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
    name: "--by", value: .date, summary: "the day by which to reach it", initial: "the log's own")
}
