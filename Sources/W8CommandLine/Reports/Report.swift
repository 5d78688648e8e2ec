import W8Engine
import W8Text

/// What a command shows of one log.
protocol Report {
  /// The page for people.
  func text(_ page: Page) -> String
  /// The JSON document.
  var document: Document { get }
  /// The rows; none for a report that is only a page.
  var table: Table { get }
  /// Whether which columns there are depends on the log.
  var hasOwnColumns: Bool { get }
  /// The unit of the masses in the rows; nil where they have none.
  var tableUnit: String? { get }
  /// What is said beside the result when there is nothing to show; nil when there is something.
  var emptiness: String? { get }
}

extension Report {
  var table: Table { Table(columns: []) }
  var hasOwnColumns: Bool { false }
  var tableUnit: String? { nil }
  var emptiness: String? { nil }
}

extension Invocation {
  /// Shows the report that `make` makes of each log that can be trusted; nil passes a log over.
  func show(_ make: (OpenedLog) throws(Failure) -> (any Report)?) throws(Failure) -> ExitCode {
    var writer = ReportWriter(self)
    let code = try forEachTrustedLog { (trusted) throws(Failure) in
      try checkSelection(of: trusted)
      if let report = try make(trusted.log) { try writer.write(report, of: trusted) }
    }
    try writer.finish()
    return code
  }
}

extension Invocation {
  /// Writes the rows of `table`, with the name of their log when there are several and the unit of their
  /// masses if they have any; the first table brings the header.
  func write(
    _ table: Table, in unit: String?, _ renderer: TableRenderer, of trusted: TrustedLog,
    isFirst: Bool
  ) throws(Failure) {
    let shown = complete(table, in: unit, of: trusted)
    if isFirst { try output.write(renderer.header(shown.columns)) }
    for row in shown.rows { try output.write(renderer.row(row)) }
  }

  /// `table` with the name of its log when there are several, and the unit of its masses.
  fileprivate func complete(_ table: Table, in unit: String?, of trusted: TrustedLog) -> Table {
    let measured = unit.map(table.measured(in:)) ?? table
    let named = trusted.isOneOfSeveral ? measured.naming(trusted.log.name) : measured
    return environment.isTerminal(.output) ? named.madeVisible : named
  }
}

/// Writes the reports of one run.
private struct ReportWriter {
  private let invocation: Invocation
  private let format: ReportFormat
  private var hasOutput = false
  /// The tables of several logs whose columns differ, until all are known.
  private var gathered: Table?

  init(_ invocation: Invocation) {
    self.invocation = invocation
    format = invocation.arguments.choice(of: .reportFormat, ReportFormat.self) ?? .text
  }

  mutating func write(_ report: any Report, of trusted: TrustedLog) throws(Failure) {
    if let emptiness = report.emptiness {
      try invocation.remark("\(emptiness) in \(inQuotes(trusted.log.name))")
    }
    if let renderer = TableRenderer.named(format) {
      if report.hasOwnColumns, trusted.isOneOfSeveral {
        let table = invocation.complete(report.table, in: report.tableUnit, of: trusted)
        gathered = gathered?.joined(with: table) ?? table
        return
      }
      try invocation.write(
        report.table, in: report.tableUnit, renderer, of: trusted, isFirst: !hasOutput)
    } else if format == .json {
      try report.document.merging(trusted.leftOut.members).write(to: invocation.output)
    } else {
      try writePage(report, of: trusted)
    }
    hasOutput = true
  }

  /// Writes what was kept until all was known.
  func finish() throws(Failure) {
    guard let gathered, let renderer = TableRenderer.named(format) else { return }
    try invocation.output.write(renderer.header(gathered.columns))
    for row in gathered.rows { try invocation.output.write(renderer.row(row)) }
  }

  private func writePage(_ report: any Report, of trusted: TrustedLog) throws(Failure) {
    let name =
      trusted.isOneOfSeveral ? invocation.page.paragraph(visible(trusted.log.name)) + "\n" : ""
    try invocation.output.write((hasOutput ? "\n" : "") + name)
    if report.emptiness == nil { try invocation.output.write(report.text(invocation.page)) }
  }
}
