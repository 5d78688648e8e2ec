import W8Reports

extension Command {
  static let stats = Command(
    name: "stats",
    summary: "show how much a log contains",
    detail: """
      Counts files, lines, entries, weighed days, sessions and gyms. It also shows the span of the log
      and its longest gap.
      """,
    options: [.pageFormat] + .report,
    examples: ["w8log stats log.w8log", "w8log stats --format json log.w8log"],
    run: { invocation throws(Failure) in try invocation.show { $0.stats } })
}
