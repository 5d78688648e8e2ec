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
  /// The unit of the masses in the rows; nil where they have none.
  var tableUnit: String? { get }
  /// What is said beside the result when there is nothing to show; nil when there is something.
  var emptiness: String? { get }
}

extension Report {
  var table: Table { Table(columns: []) }
  var tableUnit: String? { nil }
  var emptiness: String? { nil }
}

extension Invocation {
  /// Shows the report that `make` makes of each log that can be trusted; nil passes a log over.
  func show(_ make: (OpenedLog) throws(Failure) -> (any Report)?) throws(Failure) -> ExitCode {
    var writer = ReportWriter(self)
    return try forEachTrustedLog { (trusted) throws(Failure) in
      try checkSelection(of: trusted)
      if let report = try make(trusted.log) { try writer.write(report, of: trusted) }
    }
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

/// Writes the reports of one run.
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
    if report.emptiness == nil { try invocation.output.write(report.text(invocation.page)) }
  }
}
