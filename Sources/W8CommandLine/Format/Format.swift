import W8Edits

extension Command {
  static let format = Command(
    name: "fmt",
    summary: "format logs",
    detail: """
      Files are changed in place, standard input goes to standard output; a FOLDER stands for every
      *.w8log below it, without links that lead out of it and what git ignores. Files that a FILE
      includes are left alone. Only spelling and blanks change: what cannot be read stays as it is,
      byte for byte, and the result is read again before it is written. --sort also moves days, each
      with what is indented below it and the comments directly above. --weekdays strip leaves a
      weekday that is not that of its date. --check accepts CR LF if git has these lines with LF.
      """,
    options: [
      .formatCheck, .diff, .standardOutput, .range, .sort, .weekdays, .endOfLine,
      .standardInputName, .exclude, .file,
    ],
    exitCodes: [
      (.success, "every log is in its canonical form now"),
      (.findings, "--check found logs that would change"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read or written, or there is none"),
      (.badData, "a log must not be sorted: a merge is unfinished, or a line belongs to no day"),
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
    name: "--check", summary: "write no log; list those that would change")
  static let diff = Option(
    name: "--diff", summary: "write no log; show what would change, as `patch` reads it")
  static let standardOutput = Option(
    name: "--stdout", summary: "write no log; show the canonical form")
  static let range = Option(
    name: "--range", value: .text("A:B"), summary: "only the lines from A to B, counted from 1")
  static let sort = Option(
    name: "--sort", summary: "put the days of each month, and the months, in order")
  static let weekdays = Option.choice(
    "--weekdays", WeekdayChoice.self, "what becomes of weekdays", initial: .keep)
  static let endOfLine = Option.choice(
    "--eol", lineEnds, "how lines end: in LF, or as most lines of the log do", initial: "lf")
}
