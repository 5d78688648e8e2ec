import W8Analysis

extension Command {
  static let stats = Command(
    name: "stats",
    summary: "show how much there is in a log",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      Files, lines, entries, days with a weight that counts, the span, and the longest gap. With
      --verbose also bytes, lines by kind, each file, and how long it took to read and parse the text,
      and to analyse what it means; parsing is timed in a pass of its own.
      """,
    options: [.pageFormat, .verbose] + .report,
    exitCodes: ExitCode.ofReports,
    reads: ReadParts([.weights, .sessions, .gyms]),
    examples: ["w8log stats log.w8log", "w8log stats -v --format json log.w8log"],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.verbose) { return try MeasuredStats(invocation).run() }
      return try invocation.show { (log) throws(Failure) in StatsReport(log) }
    })
}

/// The options of `stats`.
extension Option {
  static let verbose = Option(
    name: "--verbose", short: "-v", summary: "tell more: files, kinds of lines, times")
}
