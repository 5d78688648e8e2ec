import W8Reports

extension Command {
  static let page = Command(
    name: "page",
    summary: "write an HTML page with charts, to keep or to share",
    detail: """
      Writes one HTML file: where you stand, charts, logbook and training. It works offline; it loads
      nothing and sends nothing, so you can mail it, print it or open it in ten years. Without -o, it goes
      next to the log (log.html for log.w8log) and replaces only a page that w8log wrote. -o replaces any
      FILE that is not a log. Filters hide entries; they never change averages.

      --follow updates the page when a log changes, until Ctrl-C. An open browser shows the change within
      seconds. Meanwhile the helper files log.live.js and log.model.js are next to the page. To share a
      page without notes, training or measurements, use --leave-out.
      """,
    options: [.unit, .leaveOut, .followPage] + [Option].report + .selection,
    writesOwnFile: true,
    exitCodes: [
      (.success, "the page was written, and the log has no errors"),
      (.usage, "the command line is wrong"),
      (
        .unreadable,
        "a log cannot be read or is not UTF-8, there is none, or the page cannot be written"
      ),
      (.badData, "a log has errors; with --strict, no page was written"),
    ],
    examples: [
      "w8log page log.w8log",
      "w8log page -o weight.html --leave-out training log.w8log",
      "w8log page --since 2026-01-01 --until 2026-01-31 -o january.html log.w8log",
      "w8log page --follow log.w8log",
    ],
    run: { invocation throws(Failure) in
      let run = try PageRun(invocation)
      let isFollowing = invocation.arguments.has(.followPage)
      return try isFollowing ? run.follow(invocation) : run.run(invocation)
    })
}

extension Option {
  static let leaveOut = Option(
    name: "--leave-out", value: .choice(PagePart.allCases.map { $0.rawValue }), isRepeatable: true,
    summary: "leave out a part; repeatable")
  static let followPage = Option(
    name: "--follow", summary: "update the page when a log changes, and at midnight")
}
