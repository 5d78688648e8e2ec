import W8Engine
import W8Reports

extension Command {
  static let report = Command(
    name: "report",
    summary: "show what days, weeks, months, quarters or years come to",
    detail: """
      One row per period: entries, days weighed, first and last weight, mean, change of the average,
      volume (reps × load, working sets only) and sessions per gym. Weeks start on Monday. Filters
      choose periods; a period always counts all its entries. --of waist reports a measurement.
      --groups shows the working sets of each week, or of what --by names, by the groups of muscles
      that `exercise "Bench press" group:chest group:triceps` names. A set is a direct one of the first
      group and, behind a +, an indirect one of the others. The last line is the mean of all weeks from
      the first to the last, weeks without sets included; there two indirect sets count as one.
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
    summary: "how long the periods are; weeks with --groups", initial: "month")
  static let fill = Option(
    name: "--fill", summary: "show periods without entries too, between the first and the last")
}

private func notTooMany(_ report: (any Report)?) throws(Failure) -> any Report {
  guard let report else { throw .usage(.tooManyPeriods(most: mostPeriods)) }
  return report
}
