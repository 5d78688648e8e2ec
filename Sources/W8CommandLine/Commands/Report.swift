import W8Engine
import W8Reports

extension Command {
  static let report = Command(
    name: "report",
    summary: "summarize by day, week, month, quarter or year",
    detail: """
      One row per period: entries, days weighed, first and last weight, mean, change of the average,
      volume (reps × load, working sets only) and sessions per gym. Weeks start on Monday. Filters choose
      which periods are shown; the numbers of a period include all its entries. --of waist reports a
      measurement.

      --groups counts working sets per muscle group and week, from lines such as `exercise "Bench press"
      group:chest group:triceps`: direct sets for the first group, indirect sets after a + for the others.
      The last line is the mean over all weeks; two indirect sets count as one.
      """,
    options: .weightRows + [.measurement, .groups, .by, .fill] + [Option].order
      + .selection,
    examples: [
      "w8log report log.w8log",
      "w8log report --by week log.w8log",
      "w8log report --of waist log.w8log",
      "w8log report --groups --since -8w log.w8log",
      "w8log report --by week --fill -p 2026-Q1 log.w8log",
    ],
    run: { invocation throws(Failure) in
      let kind = invocation.arguments.value(of: .by).flatMap(PeriodKind.init(word:))
      let fills = invocation.arguments.has(.fill)
      if invocation.arguments.has(.groups) {
        try invocation.arguments.refuse(.groups, beside: .measurement, .unit)
        return try invocation.show { (reports) throws(Failure) in
          try notTooMany(reports.muscleGroups(by: kind ?? .week, fills: fills))
        }
      }
      try invocation.arguments.refuse(.measurement, beside: .unit)
      return try invocation.show(invocation.measured) { (reports, measured) throws(Failure) in
        try notTooMany(reports.periods(of: measured, by: kind ?? .month, fills: fills))
      }
    })
}

extension Option {
  static let by = Option(
    name: "--by", value: .choice(PeriodKind.allCases.filter { $0 != .halfYear }.map { $0.word }),
    summary: "length of a period; with --groups, week if not given", initial: "month")
  static let fill = Option(
    name: "--fill", summary: "show periods without entries, too")
}

private func notTooMany(_ report: (any Report)?) throws(Failure) -> any Report {
  guard let report else { throw .usage(.tooManyPeriods(most: mostPeriods)) }
  return report
}
