import W8Engine
import W8Reports

extension Command {
  static let report = Command(
    name: "report",
    summary: "summarize by day, week, month, quarter or year",
    detail: """
      Shows a row per period: entries, days weighed, first and last weight, mean, change of the average,
      volume (reps × load, without warm-ups) and sessions per gym. Weeks start on Monday. Filters such as
      --gym only choose which periods are shown; the numbers of a period always count all of its entries.
      --of reports a measurement such as waist instead of the weight.

      --groups counts sets per muscle group and week. A line such as `exercise "Bench press" group:chest
      group:triceps` names the groups of an exercise. Its sets are direct for the first group and indirect
      for the others: the table shows 4 direct and 3 indirect sets as 4+3. The last line is the mean per
      week; there, two indirect sets count as one.
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
    summary: "length of a period", initial: "month; with --groups, week")
  static let fill = Option(
    name: "--fill", summary: "also show periods without entries")
}

private func notTooMany(_ report: (any Report)?) throws(Failure) -> any Report {
  guard let report else { throw .usage(.tooManyPeriods(most: mostPeriods)) }
  return report
}
