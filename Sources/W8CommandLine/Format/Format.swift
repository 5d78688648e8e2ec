import W8Edits

extension Command {
  static let format = Command(
    name: "fmt",
    summary: "format logs: tidy spaces and spelling, sort with --sort",
    detail: """
      Formats files in place; - formats standard input to standard output. A folder means all *.w8log
      files below it, except files that git ignores. fmt formats only the files you name, not those that
      they include. It changes spaces and the way words and numbers are written (january becomes January),
      never their meaning. Lines that w8log cannot read stay unchanged.

      --sort also sorts days by date. The indented lines below a day and the comments directly above it
      move with the day. --weekdays strip removes weekdays; a wrong weekday stays, so that `check` can
      report it. --check accepts CR LF line ends in a file that git stores with LF.
      """,
    options: [
      .formatCheck, .diff, .standardOutput, .range, .sort, .weekdays, .endOfLine,
      .standardInputName, .exclude, .file,
    ],
    exitCodes: [
      (.success, "every log is formatted"),
      (.findings, "--check: some logs are not formatted"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read or written, or there is none"),
      (.badData, "--sort: a log has conflict markers, or an indented line without a day above it"),
    ],
    examples: [
      "w8log fmt log.w8log",
      "w8log fmt --check log/",
      "w8log fmt --diff log.w8log | patch -p0",
      "w8log fmt --sort --weekdays add - < log.w8log",
    ],
    run: { invocation throws(Failure) in try FormatRun(invocation).run() })
}

extension Option {
  static let formatCheck = Option(
    name: "--check", summary: "write nothing; list logs that are not formatted")
  static let diff = Option(
    name: "--diff", summary: "write nothing; show the change as a patch")
  static let standardOutput = Option(
    name: "--stdout", summary: "write nothing; print the formatted log")
  static let range = Option(
    name: "--range", value: .text("A:B"), summary: "format only lines A to B; the first line is 1")
  static let sort = Option(
    name: "--sort", summary: "also sort days and months by date")
  static let weekdays = Option.choice(
    "--weekdays", WeekdayChoice.self, "keep, add or strip weekdays", initial: .keep)
  static let endOfLine = Option.choice(
    "--eol", lineEnds, "line ends: LF, or the kind that most lines have", initial: "lf")
}
