extension Command {
  static let check = Command(
    name: "check",
    aliases: ["lint"],
    summary: "find problems, and fix them with --fix",
    detail: """
      Each FILE is the root of a book, which is checked with all files that it includes; a FILE that
      another one includes is checked once, as part of that book. A FOLDER stands for every *.w8log
      below it, without links that lead out of it and what git ignores; - stands for standard input.
      Findings go to standard output in the order of files and lines, the count of them to standard
      error; a log without fault prints nothing. Hints are told with --hints, and always in json,
      sarif, github, gitlab and junit. In junit a finding is a failure if it makes the check fail.
      Paths in sarif, github and gitlab start at the top of the repository. Where GITHUB_ACTIONS is
      true, findings are told in github if no format is asked for.

      RULE is a name such as weekday-mismatch or a code such as W8104; `w8log explain RULE` explains
      it. --deny, --warn, --allow and --strict override `lint` lines in the log; the last one wins.

      --fix makes the fixes that have one reading and lose nothing, then checks what is left. Files,
      included ones too, are written in their places; from standard input the text goes on to
      standard output, fixed or not, and findings go to standard error. A log with marks of an
      unfinished merge, or with lines without a day above what would be fixed, is left as it is.
      What --fix mends is marked with [*]. --unsafe-fixes also makes the preferred fix of each other
      finding: the likely reading, which may be wrong, so look at what it changed. Where several
      readings are as likely, none is preferred, and the line stays as it is.

      --watch checks again whenever a file of a book is written, until it is interrupted; on a terminal
      each report takes the place of the last.

      --statistics tells how often each rule found something instead of where, most often first.
      """,
    options: [
      .checkFormat, .failOn, .strict, .deny, .warn, .allow, .hints, .max, .fix, .unsafeFixes,
      .statistics, .watch,
      .recode,
      .standardInputName, .exclude, .file, .root,
    ],
    exitCodes: [
      (.success, "nothing as grave as --fail-on was found"),
      (.findings, "something as grave as --fail-on was found, or --fix left a log as it is"),
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
    summary: "how findings are told", initial: Renderer.text.name)
  static let failOn = Option.choice(
    "--fail-on", failureThresholds, "the least severity that fails", initial: "error")
  static let strict = Option(
    name: "--strict", summary: "fail on warnings; undeclared tags and unknown keys are errors")
  static let deny = Option(
    name: "--deny", value: .text("RULE"), isRepeatable: true, summary: "make a rule an error")
  static let warn = Option(
    name: "--warn", value: .text("RULE"), isRepeatable: true, summary: "make a rule a warning")
  static let allow = Option(
    name: "--allow", value: .text("RULE"), isRepeatable: true, summary: "switch a rule off")
  static let hints = Option(
    name: "--hints", summary: "tell hints too")
  static let max = Option(
    name: "--max", value: .count, summary: "tell N findings at most, and how many are left out")
  static let fix = Option(
    name: "--fix", summary: "mend what has one reading only, then check what is left")
  static let unsafeFixes = Option(
    name: "--unsafe-fixes", summary: "mend also by the likely reading of each finding that has one")
  static let statistics = Option(
    name: "--statistics", summary: "tell how often each rule found something, not where")
  static let watch = Option(
    name: "--watch", summary: "check again when a file of the book changes")
  static let recode = Option.choice(
    "--recode", LegacyEncoding.self, "read what is not UTF-8 so; with --fix write it as UTF-8")
  static let standardInputName = Option(
    name: "--stdin-name", value: .text("NAME"), summary: "what standard input is called",
    initial: W8CommandLine.standardInputName)
}
