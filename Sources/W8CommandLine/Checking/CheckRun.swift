import W8Analysis

/// One run of `check`.
struct CheckRun {
  private let invocation: Invocation
  private let format: CheckFormat
  private let failing: Severity
  private let leastShown: Severity
  private var summary = CheckSummary()
  private var hasOutput = false

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
    switch format {
    case .text: try writeText(of: shown, in: log)
    case .short: try writeHeadlines(of: shown, in: log)
    case .json: try writeDocument(of: shown, in: log)
    }
    summary.add(shown)
    return shown.contains { $0.severity >= failing } ? .findings : .success
  }

  private mutating func writeText(
    of diagnostics: [Diagnostic], in log: OpenedLog
  ) throws(Failure) {
    let report = TextReport(style: invocation.style, width: invocation.width ?? 100)
    for diagnostic in diagnostics {
      let finding = note(diagnostic, in: log)
      let text = report.text(of: finding, in: log)
      try invocation.output.write(hasOutput ? "\n" + text : text)
      hasOutput = true
    }
  }

  private mutating func writeHeadlines(
    of diagnostics: [Diagnostic], in log: OpenedLog
  ) throws(Failure) {
    for diagnostic in diagnostics {
      let finding = note(diagnostic, in: log)
      try invocation.output.write(finding.headline(in: log, invocation.style) + "\n")
    }
  }

  /// The finding, counted for the summary.
  private mutating func note(_ diagnostic: Diagnostic, in log: OpenedLog) -> Finding {
    let finding = Finding(diagnostic, in: log)
    if !finding.fixes.isEmpty { summary.addFixable() }
    return finding
  }

  private mutating func writeDocument(
    of diagnostics: [Diagnostic], in log: OpenedLog
  ) throws(Failure) {
    try invocation.output.write(hasOutput ? "," : CheckDocument.start)
    hasOutput = true
    try invocation.output.write(CheckDocument.fileStart)
    var separator = ""
    for diagnostic in diagnostics {
      let finding = Finding(diagnostic, in: log)
      let text = try CheckDocument.finding(finding, log.file.text).text()
      try invocation.output.write(separator + text)
      separator = ","
    }
    try invocation.output.write(try CheckDocument.fileEnd(path: log.name))
  }

  private func finish() throws(Failure) {
    guard format == .json else {
      if let line = summary.line { try invocation.remark(line) }
      return
    }
    if !hasOutput { try invocation.output.write(CheckDocument.start) }
    try invocation.output.write(try CheckDocument.end(summary))
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
