import W8Reports

extension Command {
  static let stats = Command(
    name: "stats",
    summary: "count what is in a log: entries, sessions, gyms",
    detail: """
      Counts files, lines, entries, days weighed, sessions and gyms. It also shows the first and last day
      of the log, and the longest gap between entries.
      """,
    options: [.pageFormat] + .report,
    examples: ["w8log stats log.w8log", "w8log stats --format json log.w8log"],
    run: { invocation throws(Failure) in try invocation.show { $0.stats } })
}
