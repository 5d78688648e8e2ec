import W8Book
import W8Engine
import W8Reports
import W8Text

extension Invocation {
  /// Shows the report that `make` makes of each log that can be trusted; nil passes a log over.
  func show(_ make: (LogReports) throws(Failure) -> (any Report)?) throws(Failure) -> ExitCode {
    var writer = ReportWriter(self)
    return try forEachTrustedLog { (trusted) throws(Failure) in
      try checkSelection(of: trusted)
      let reports = LogReports(of: trusted.log, try reportSettings())
      if let report = try make(reports) { try writer.write(report, of: trusted) }
    }
  }
}

extension Invocation {
  /// Shows what `make` makes of each log and of what `find` finds in it; logs without that are passed over as long as
  /// one has it.
  func show<Found>(
    _ find: (OpenedLog) throws(ArgumentError) -> Found,
    _ make: (LogReports, Found) throws(Failure) -> any Report
  ) throws(Failure) -> ExitCode {
    var unknown: [ArgumentError] = []
    var hasFound = false
    let code = try show { (reports) throws(Failure) in
      let found: Found
      do throws(ArgumentError) {
        found = try find(reports.log)
      } catch {
        unknown.append(error)
        return nil
      }
      hasFound = true
      return try make(reports, found)
    }
    if let first = unknown.first, !hasFound { throw .usage(first) }
    for error in unknown { try remark("w8log: \(error.message)") }
    return code
  }

  /// Throws where `--chart` stands beside an option that means nothing to a chart.
  func requireChart() throws(Failure) {
    let format = arguments.value(of: .reportFormat) ?? ReportFormat.text.rawValue
    if format != ReportFormat.text.rawValue {
      throw .usage(.conflictingOptions("--chart", "--format \(format)"))
    }
  }

  /// What a chart is drawn on: the terminal less the line for what is typed next; 80 columns and 24 lines where there is
  /// none.
  var chartScreen: ChartScreen {
    let height = environment.isTerminal(.output) ? environment.terminalHeight() : nil
    return ChartScreen(
      columns: width ?? 80, lines: (height ?? 24) - 1, marks: ChartMarks(environment.variable))
  }
}

extension ChartMarks {
  /// The marks that a terminal with these variables can show.
  ///
  /// All that w8log writes is UTF-8, whatever the locale is: a log is, too. The console of Linux has no Braille.
  init(_ variable: (String) -> String?) {
    self = ["linux", "dumb"].contains(variable("TERM") ?? "") ? .letters : .dots
  }
}

extension Invocation {
  /// Writes the rows of `table`, with the name of their log when there are several and the unit of their
  /// masses if they have any; the first table brings the header.
  func write(
    _ table: Table, in unit: String?, _ renderer: TableRenderer, of trusted: TrustedLog,
    isFirst: Bool
  ) throws(Failure) {
    let measured = unit.map(table.measured(in:)) ?? table
    let named = trusted.isOneOfSeveral ? measured.naming(trusted.log.name) : measured
    let shown = environment.isTerminal(.output) ? named.madeVisible : named
    if isFirst { try output.write(renderer.header(shown.columns)) }
    for row in shown.rows { try output.write(renderer.row(row)) }
  }
}

private struct ReportWriter {
  private let invocation: Invocation
  private let format: ReportFormat
  private var hasOutput = false

  init(_ invocation: Invocation) {
    self.invocation = invocation
    format = invocation.arguments.choice(of: .reportFormat, ReportFormat.self) ?? .text
  }

  mutating func write(_ report: any Report, of trusted: TrustedLog) throws(Failure) {
    if let emptiness = report.emptiness {
      try invocation.remark("\(emptiness) in \(inQuotes(trusted.log.name))")
    }
    if let renderer = TableRenderer.named(format) {
      try invocation.write(
        report.table, in: report.tableUnit, renderer, of: trusted, isFirst: !hasOutput)
    } else if format == .json {
      try report.document.merging(trusted.leftOut.members).write(to: invocation.output)
    } else {
      try writePage(report, of: trusted)
    }
    hasOutput = true
  }

  private func writePage(_ report: any Report, of trusted: TrustedLog) throws(Failure) {
    let name =
      trusted.isOneOfSeveral ? invocation.page.paragraph(visible(trusted.log.name)) + "\n" : ""
    try invocation.output.write((hasOutput ? "\n" : "") + name)
    guard report.emptiness == nil else { return }
    try invocation.output.write(page: Array(report.text(invocation.page).utf8))
  }
}

/// The way a report without rows is shown.
enum PageFormat: String, CaseIterable {
  /// For people.
  case text
  /// One JSON document for each log.
  case json
}

/// The options that reports share.
extension Option {
  static let reportFormat = Option.choice(
    "--format", short: "-O", ReportFormat.self,
    "output format (default: by the ending of the -o FILE, else text)")
  static let chart = Option(name: "--chart", summary: "draw a chart, not a table")
  static let pageFormat = Option.choice(
    "--format", short: "-O", PageFormat.self, "output format", initial: .text)
  static let unit = Option.choice(
    "--unit", massUnits, "unit of weights in the output", initial: "as in the log")
  static let newestFirst = Option(
    name: "--newest-first", summary: "show the newest day first")
  static let oldestFirst = Option(
    name: "--oldest-first", summary: "show the oldest day first")
  static let outputFile = Option(
    name: "--output", short: "-o", value: .text("FILE"),
    summary: "write to FILE (- for standard output)")
  static let lenient = Option(
    name: "--lenient", summary: "exit with 0 even if the log has errors")
  static let strictReport = Option(
    name: "--strict", summary: "show nothing of a log with errors")
}

extension [Option] {
  /// What every report that is only a page takes.
  static let page: [Option] = [.pageFormat, .unit] + report
  /// In which order dated rows are shown.
  static let order: [Option] = [.newestFirst, .oldestFirst]
  /// What every report with rows takes.
  static let rows: [Option] = [.reportFormat] + report + [.noPager]
  /// What every report with rows that tell weights takes.
  static let weightRows: [Option] = [.reportFormat, .unit] + report + [.noPager]
  /// What every report takes.
  static let report: [Option] = [.outputFile, .lenient, .strictReport, .file, .root]
}

extension Invocation {
  /// What the options say that all reports share.
  func reportSettings() throws(Failure) -> ReportSettings {
    let order: RowOrder? =
      arguments.has(.newestFirst) ? .newestFirst : arguments.has(.oldestFirst) ? .oldestFirst : nil
    return ReportSettings(
      today: try today, selection: try selection(),
      unit: arguments.choice(of: .unit, massUnits), order: order)
  }
}
