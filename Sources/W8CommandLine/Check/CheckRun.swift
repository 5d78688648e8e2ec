import W8Book
import W8Files
import W8Lint
import W8Reports

struct CheckRun {
  private let invocation: Invocation
  private let settings: CheckSettings
  private let sources: [Result<LogSource, FileError>]
  private let given: GivenFiles
  /// Where findings are reported: standard output may be taken by a log that was fixed.
  private let stream: StandardStream
  private var report: any CheckReport
  /// What the report has appended and is not yet written.
  private var output: [UInt8] = []
  private var summary = CheckSummary()
  private var reportedCount = 0
  /// The files whose findings were reported, with the units in which their first book reads them: one may belong to
  /// several books.
  private var reportedFiles: [FileID: ReadUnits] = [:]

  /// Throws where an option or an operand is wrong.
  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    settings = try CheckSettings(invocation)
    let all = try invocation.sources()
    sources = try invocation.inTheirBooks(try invocation.roots(among: all), given: all)
    given = GivenFiles(settings.isFixing ? all : [], invocation.environment)
    stream = settings.isFixing && sources.contains(where: isStandardInput) ? .errors : .output
    report =
      settings.tellsStatistics
      ? StatisticsReport(isDocument: settings.renderer.reader == .program)
      : settings.renderer.begin(
        RenderSettings(
          style: invocation.style(on: stream), width: invocation.width ?? 100,
          failing: settings.failing, paths: RepositoryPaths(of: sources, invocation.environment)))
  }

  mutating func run() throws(Failure) -> ExitCode {
    let name = invocation.arguments.value(of: .standardInputName) ?? standardInputName
    // A variable of its own: the closure may not change `self` while `self` runs it.
    var run = self
    let code = try invocation.forEachLog(of: sources, standardInputName: name) {
      (log: consuming ReadLog) throws(Failure) in try run.check(consume log)
    }
    self = run
    summary.hasUnreadable = code == .unreadable
    try finish()
    return code
  }

  private mutating func check(_ read: consuming ReadLog) throws(Failure) -> ExitCode {
    var log = try CheckedBook(consume read, settings, given, invocation)
    var code = settings.isFixing ? try log.fix() : .success
    code = code.joined(with: try tell(log.opened))
    return code
  }

  private mutating func tell(_ book: OpenedLog) throws(Failure) -> ExitCode {
    var code = ExitCode.success
    let unlisted = book.analysis.unlistedOfFiles
    for (log, all) in book.shown(book.analysis.diagnosticsOfFiles) {
      if let units = reportedFiles[log.file.id] {
        guard let dispute = book.analysis.dispute(over: log.file, with: units) else { continue }
        code = code.joined(with: try tell([dispute], of: log))
      } else {
        reportedFiles[log.file.id] = book.analysis.readUnits(of: log.file)
        code = code.joined(with: try tell(all, unlisted: unlisted[log.file.index], of: log))
      }
    }
    return code
  }

  private mutating func tell(
    _ all: [Diagnostic], unlisted: [Severity: Int] = [:], of log: OpenedLog
  ) throws(Failure) -> ExitCode {
    let found = all.filter { $0.severity >= settings.leastReported }
    let shown = settings.tellsStatistics ? found : found.shown(in: log.file)
    let reported = shown.prefix(settings.mostReported - reportedCount)
    try tell(reported, in: log)
    reportedCount += reported.count
    summary.add(found, leftOut: shown[reported.endIndex...], failing: settings.failing)
    let more = unlisted.filter { $0.key >= settings.leastReported }
    summary.add(unlisted: more)
    let gravest = max(found.lazy.map { $0.severity }.max() ?? .off, more.keys.max() ?? .off)
    return gravest >= settings.failing ? .findings : .success
  }

  private mutating func tell(
    _ reported: ArraySlice<Diagnostic>, in log: OpenedLog
  ) throws(Failure) {
    report.start(of: log, reported: reported, to: &output)
    var search = FixSearch(log.analysis, log.file)
    let isRefused = !reported.isEmpty && log.analysis.refusesFixes(of: log.file)
    for diagnostic in reported {
      let finding = Finding(
        diagnostic, in: log, for: settings.renderer.reader, &search, isRefused: isRefused)
      summary.add(finding)
      report.tell(finding, in: log, to: &output)
      try write()
    }
    report.end(of: log, to: &output)
    try write()
  }

  private mutating func finish() throws(Failure) {
    report.end(summary, to: &output)
    try write()
    guard settings.renderer.reader == .person else { return }
    if let line = summary.line { try invocation.remark(line) }
    // Told even to those who want silence: they would else believe that this was all.
    for line in [summary.leftOut, summary.unlisted].compactMap({ $0 }) {
      try invocation.output.tell(line)
    }
  }

  /// Writes what the report has appended.
  private mutating func write() throws(Failure) {
    if output.isEmpty { return }
    if settings.renderer.reader == .person { output = withoutRunnerCommands(output) }
    if stream == .errors {
      try invocation.output.say(output)
    } else {
      try invocation.output.write(output)
    }
    output.removeAll(keepingCapacity: true)
  }
}

private func isStandardInput(_ source: Result<LogSource, FileError>) -> Bool {
  if case .success(let source) = source { source.path == nil } else { false }
}
