import W8Analysis

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

extension Option {
  fileprivate static let checkFormat = Option.choice(
    "--format", short: "-O", CheckFormat.self, "how findings are told", initial: .text)
  fileprivate static let failOn = Option.choice(
    "--fail-on", FailureThreshold.self, "the least severity that fails", initial: .error)
  fileprivate static let hints = Option(
    name: "--hints", summary: "tell hints too; JSON always has them")
  fileprivate static let standardInputName = Option(
    name: "--stdin-name", value: .text("NAME"), summary: "what standard input is called",
    initial: W8CommandLine.standardInputName)
  fileprivate static let explainRule = Option(
    name: "--explain", value: .text("RULE"), summary: "explain a rule and check nothing")
}

/// One run of `check`.
private struct CheckRun {
  private let invocation: Invocation
  private let format: CheckFormat
  private let failing: Severity
  private let leastShown: Severity
  private var summary = CheckSummary()
  private var hasOutput = false

  /// The files are written as they come; the keys are sorted like those of every document.
  private static let documentStart = "{\"files\":["

  init(_ invocation: Invocation) {
    let arguments = invocation.arguments
    self.invocation = invocation
    format = arguments.choice(of: .checkFormat, CheckFormat.self) ?? .text
    failing = (arguments.choice(of: .failOn, FailureThreshold.self) ?? .error).severity
    // What makes the check fail is always told.
    let tellsHints = arguments.has(.hints) || failing == .hint || format == .json
    leastShown = tellsHints ? .hint : .information
  }

  mutating func run() throws(Failure) -> ExitCode {
    let name = invocation.arguments.value(of: .standardInputName)
    // A variable of its own: the closure may not change `self` while `self` runs it.
    var run = self
    let code = try invocation.forEachLog(standardInputName: name ?? standardInputName) {
      (name, bytes) throws(Failure) in
      try run.check(try run.invocation.open(name, bytes))
    }
    self = run
    try finish()
    return code
  }

  private mutating func check(_ log: OpenedLog) throws(Failure) -> ExitCode {
    let shown = log.analysis.diagnostics(of: log.file).filter { $0.severity >= leastShown }
    let findings = shown.lazy.map { Finding($0, in: log) }
    var fixable = 0
    switch format {
    case .json:
      let file = try CheckDocument.file(log, Array(findings)).text()
      try write(hasOutput ? file : Self.documentStart + file, separator: ",")
    case .short:
      for finding in findings {
        if !finding.fixes.isEmpty { fixable += 1 }
        try write(finding.headline(in: log, invocation.style) + "\n", separator: "")
      }
    case .text:
      let report = TextReport(style: invocation.style, width: invocation.width ?? 100)
      for finding in findings {
        if !finding.fixes.isEmpty { fixable += 1 }
        try write(report.text(of: finding, in: log), separator: "\n")
      }
    }
    summary.add(shown, fixable: fixable)
    return shown.contains { $0.severity >= failing } ? .findings : .success
  }

  /// Writes a part of the result, with `separator` before it unless it is the first.
  private mutating func write(_ text: String, separator: String) throws(Failure) {
    try invocation.output.write(hasOutput ? separator + text : text)
    hasOutput = true
  }

  private func finish() throws(Failure) {
    guard format == .json else {
      if let line = summary.line { try invocation.remark(line) }
      return
    }
    if !hasOutput { try invocation.output.write(Self.documentStart) }
    let counts = try CheckDocument.summary(summary).text()
    let tool = try JSONValue.string("w8log \(w8logVersion)").text()
    try invocation.output.write("],\"schema\":1,\"summary\":\(counts),\"tool\":\(tool)}\n")
  }
}

extension FailureThreshold {
  fileprivate var severity: Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .information
    case .hint: .hint
    }
  }
}
