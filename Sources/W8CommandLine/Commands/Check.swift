extension Command {
  static let check = Command(
    name: "check",
    aliases: ["lint"],
    summary: "find every fault of logs",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      Each FILE is a book of its own; a FOLDER stands for every *.w8log below it, - for standard
      input. Findings go to standard output in the order of files and lines, the count of them to
      standard error; a log without fault prints nothing.
      """,
    options: [
      .checkFormat, .failOn, .hints, .standardInputName, .explainRule, .file,
    ],
    exitCodes: [
      (.success, "nothing as grave as --fail-on was found"),
      (.findings, "something as grave as --fail-on was found"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read, or there is none"),
    ],
    examples: [
      "w8log check log.w8log",
      "w8log check --fail-on warning log/",
      "w8log check --format json - < log.w8log",
      "w8log check --explain W8104",
    ],
    run: { invocation throws(Failure) in
      if let rule = invocation.arguments.value(of: .explainRule) {
        try invocation.output.write(explanationPage(of: rule))
        return .success
      }
      var check = CheckRun(invocation)
      return try check.run()
    })
}

/// The options of `check`.
extension Option {
  static let checkFormat = Option.choice(
    "--format", short: "-O", CheckFormat.self, "how findings are told", initial: .text)
  static let failOn = Option.choice(
    "--fail-on", FailureThreshold.self, "the least severity that fails", initial: .error)
  static let hints = Option(
    name: "--hints", summary: "tell hints too; JSON always has them")
  static let standardInputName = Option(
    name: "--stdin-name", value: .text("NAME"), summary: "what standard input is called",
    initial: W8CommandLine.standardInputName)
  static let explainRule = Option(
    name: "--explain", value: .text("RULE"), summary: "explain a rule and check nothing")
}
