extension Command {
  static let check = Command(
    name: "check",
    aliases: ["lint"],
    summary: "find problems, and fix them with --fix",
    detail: """
      Checks each file with the files it includes; a folder means all *.w8log files below it, except what
      git ignores. Problems go to standard output, the summary to standard error; a clean log prints
      nothing. Hints appear with --hints or --fail-on hint, and in every format but text and short. On
      GitHub Actions the default format is github. In github, sarif and gitlab, paths start at the top of
      the repository.

      --fix applies safe fixes (marked [*]) and checks again; it skips files with conflict markers.
      --unsafe-fixes also applies likely fixes: review the result. With -, the fixed text goes to standard
      output, and problems go to standard error.

      RULE is a name such as weekday-mismatch or a code such as W8104; `w8log explain RULE` explains it.
      --deny, --warn, --allow and --strict override `lint` lines in the log. If several name a rule, the
      last one wins.
      """,
    options: [
      .checkFormat, .failOn, .strict, .deny, .warn, .allow, .hints, .max, .fix, .unsafeFixes,
      .statistics, .watch,
      .recode,
      .standardInputName, .exclude, .file, .root,
    ],
    exitCodes: [
      (.success, "no problem has the severity of --fail-on or a higher one"),
      (.findings, "a problem has that severity or a higher one, or --fix skipped a log"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read or written, or none was found"),
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
    summary: "output format", initial: Renderer.text.name)
  static let failOn = Option.choice(
    "--fail-on", failureThresholds, "lowest severity that fails", initial: "error")
  static let strict = Option(
    name: "--strict", summary: "fail on warnings, undeclared tags and unknown keys")
  static let deny = Option(
    name: "--deny", value: .text("RULE"), isRepeatable: true, summary: "make a rule an error")
  static let warn = Option(
    name: "--warn", value: .text("RULE"), isRepeatable: true, summary: "make a rule a warning")
  static let allow = Option(
    name: "--allow", value: .text("RULE"), isRepeatable: true, summary: "turn a rule off")
  static let hints = Option(
    name: "--hints", summary: "show hints, too")
  static let max = Option(
    name: "--max", value: .count, summary: "show at most N problems, and count the rest")
  static let fix = Option(
    name: "--fix", summary: "apply safe fixes, then check again")
  static let unsafeFixes = Option(
    name: "--unsafe-fixes", summary: "also apply likely fixes")
  static let statistics = Option(
    name: "--statistics", summary: "count problems per rule, most frequent first")
  static let watch = Option(
    name: "--watch", summary: "check again when a file changes, until Ctrl-C")
  static let recode = Option.choice(
    "--recode", LegacyEncoding.self, "encoding of files that are not UTF-8; --fix converts them")
  static let standardInputName = Option(
    name: "--stdin-name", value: .text("NAME"), summary: "name of standard input in the output",
    initial: W8CommandLine.standardInputName)
}
