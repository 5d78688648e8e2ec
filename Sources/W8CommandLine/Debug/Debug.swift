extension Command {
  static let debug = Command(
    name: "debug",
    summary: "show what the parser saw: tokens, ast or lines",
    operands: "tokens|ast|lines [FILE|FOLDER|-]…",
    detail: """
      tokens names every stretch of every line, ast what the tokens of each line stand for, lines the
      kind and the faults of each line. Columns count scalars from 1; the second is the one after the
      end. A frozen line is left alone by the formatter.
      """,
    options: [.debugFormat, .file],
    exitCodes: [
      (.success, "the log was shown, whatever is in it"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read, or there is none"),
    ],
    examples: ["w8log debug ast log.w8log", "w8log debug tokens --format json - < log.w8log"],
    run: { invocation throws(Failure) in try DebugRun(invocation).run() })
}

/// The options of `debug`.
extension Option {
  static let debugFormat = Option.choice(
    "--format", short: "-O", DebugFormat.self, "how it is shown", initial: .text)
}
