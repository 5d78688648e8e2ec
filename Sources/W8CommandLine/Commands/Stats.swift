extension Command {
  static let stats = Command(
    name: "stats",
    summary: "show how much there is in a log",
    operands: "[FILE|FOLDER|-]…",
    detail: "Files, lines, entries, days with a weight that counts, the span, and the longest gap.",
    options: [.pageFormat, .lenient, .file],
    exitCodes: ExitCode.ofReports,
    examples: ["w8log stats log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { (log) throws(Failure) in StatsReport(log) }
    })
}
