import W8Reports

extension Command {
  static let goal = Command(
    name: "goal",
    summary: "show the distance to the goal and the pace you need",
    detail: """
      The level and the pace are those of Holt's linear trend over all days with a weight: they say
      more than the last weight alone. The day on which the goal is reached counts from the last day
      with a weight; one that has gone by asks for a new weight. With a date, from the log or from
      --by, it tells how fast the weight would have to change from today on.
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
