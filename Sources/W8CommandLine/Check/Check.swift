extension Command {
  static let check = Command(
    name: "check",
    aliases: ["lint"],
    summary: "find problems in logs, and fix them with --fix",
    detail: """
      Checks each file with the files it includes; a folder means all *.w8log files below it, except files
      that git ignores. Problems go to standard output, the summary to standard error. A log without
      problems prints nothing. Hints are the least severe problems: the formats `text` and `short` show
      them only with --hints or --fail-on hint. On GitHub Actions the default format is github.

      --fix applies safe fixes (marked [*]) and checks again; it skips files with conflict markers.
      --unsafe-fixes also applies likely fixes: review the result. If you fix standard input (-), the
      fixed text goes to standard output, and problems go to standard error.

      RULE is a name such as weekday-mismatch or a code such as W8104; `w8log explain RULE` explains it.
      --deny, --warn, --allow and --strict override lines such as `lint gap off` in the log. If several
      options name a rule, the last one wins.
      """,
    options: [
      .checkFormat, .failOn, .strict, .deny, .warn, .allow, .hints, .max, .fix, .unsafeFixes,
      .statistics, .watch,
      .recode,
      .standardInputName, .exclude, .file, .root,
    ],
    exitCodes: [
      (.success, "no problem reaches the severity of --fail-on"),
      (.findings, "a problem reaches that severity, or --fix skipped a log"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read or written, or there is none"),
    ],
    examples: [
      "w8log check log.w8log",
      "w8log check --fail-on warning --exclude vendor .",
      "w8log check --deny out-of-order --allow W8112 log.w8log",
      "w8log check --fix log.w8log",
      "w8log check --statistics log/",
      "w8log check --format json - < log.w8log",
    ],
    run: { invocation throws(Failure) in
      guard invocation.arguments.has(.watch) else { return try checkLogs(invocation) }
      try invocation.arguments.refuse(.watch, beside: .fix, .unsafeFixes)
      return try FollowRun(invocation, for: .watch).run(checkLogs)
    })

  @Sendable
  private static func checkLogs(_ invocation: Invocation) throws(Failure) -> ExitCode {
    var check = try CheckRun(invocation)
    return try check.run()
  }
}

extension Option {
  static let checkFormat = Option(
    name: "--format", short: "-O", value: .choice(Renderer.all.map { $0.name }),
    summary: "output format",
    initial: "\(Renderer.text.name), on GitHub Actions \(Renderer.github.name)")
  static let failOn = Option.choice(
    "--fail-on", failureThresholds, "exit with 1 from this severity on", initial: "error")
  static let strict = Option(
    name: "--strict",
    summary: "exit with 1 also for warnings, tags without a `tag` line and unknown keys")
  static let deny = Option(
    name: "--deny", value: .text("RULE"), isRepeatable: true, summary: "make a rule an error")
  static let warn = Option(
    name: "--warn", value: .text("RULE"), isRepeatable: true, summary: "make a rule a warning")
  static let allow = Option(
    name: "--allow", value: .text("RULE"), isRepeatable: true, summary: "turn a rule off")
  static let hints = Option(
    name: "--hints", summary: "also show hints")
  static let max = Option(
    name: "--max", value: .count, summary: "show at most N problems and the number of the others")
  static let fix = Option(
    name: "--fix", summary: "apply safe fixes, then check again")
  static let unsafeFixes = Option(
    name: "--unsafe-fixes", summary: "apply safe and likely fixes")
  static let statistics = Option(
    name: "--statistics", summary: "count problems per rule, most frequent first")
  static let watch = Option(
    name: "--watch", summary: "check again when a file changes, until Ctrl-C")
  static let recode = Option.choice(
    "--recode", LegacyEncoding.self, "read files that are not UTF-8 as this; --fix makes them UTF-8"
  )
  static let standardInputName = Option(
    name: "--stdin-name", value: .text("NAME"), summary: "name to show for standard input",
    initial: W8CommandLine.standardInputName)
}
