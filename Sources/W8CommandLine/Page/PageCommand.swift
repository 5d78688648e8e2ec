import W8Reports

extension Command {
  static let page = Command(
    name: "page",
    summary: "write the log as a page for a browser: chart, logbook, training",
    detail: """
      One file that a browser opens from the disk: where things stand, the weights as a chart, the
      logbook by months, and what was trained, gym by gym. Nothing on it comes from elsewhere and
      nothing leaves it, so it can be mailed, printed, and opened in ten years. It stands beside its
      log, log.html beside log.w8log, unless -o names another place; a file that is no page of w8log
      is written over only if -o names it. Choosing entries changes no figure.

      --follow writes it again whenever a log or the day changes, until Ctrl-C, and an open page shows
      what is new within a second or two. Until then log.live.js and log.model.js stand beside it.
      --leave-out is for pages that are handed on.
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
      (.badData, "a log has errors; with --strict, nothing was shown"),
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
    summary: "what the page has nothing of")
  static let followPage = Option(
    name: "--follow", summary: "write it again when a log or the day changes")
}
