import Primitives
import W8Analysis
import W8Engine
import W8Text

/// One run of `log`.
struct LogRun {
  private let invocation: Invocation
  private let arguments: ParsedArguments
  private let format: ReportFormat
  private let selection: Selection
  private let unit: MassUnit?
  private var hasOutput = false
  private var document = LogDocumentBuilder()

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    arguments = invocation.arguments
    format = arguments.choice(of: .reportFormat, ReportFormat.self) ?? .text
    selection = try Selection(invocation)
    unit = arguments.choice(of: .unit, UnitChoice.self)?.unit
  }

  mutating func run() throws(Failure) -> ExitCode {
    // A variable of its own: the closure may not change `self` while `self` runs it.
    var run = self
    let code = try invocation.forEachTrustedLog { (trusted) throws(Failure) in
      try run.show(trusted)
    }
    self = run
    try document.write(to: invocation.output, order)
    return code
  }

  private var order: RowOrder { arguments.order(unlessGiven: .newestFirst) }

  private var showsExercises: Bool { arguments.has(.withExercises) }

  private mutating func show(_ trusted: TrustedLog) throws(Failure) {
    try invocation.checkSelection(of: trusted)
    let log = trusted.log
    let columns = try invocation.measuredColumns(of: trusted)
    let chosen = selected(in: log)
    let rows = Array(chosen.suffix(arguments.count(of: .last) ?? .max))
    let inOrder = rows.inOrder(order)
    if rows.isEmpty { try invocation.remark("no entries to show in \(inQuotes(log.name))") }
    if let renderer = TableRenderer.named(format) {
      try writeRows(inOrder, of: trusted, columns, renderer)
    } else if format == .json {
      document.add(
        trusted, rows, unit, columns,
        loadUnit: showsExercises ? invocation.loadUnit(of: log) : nil)
    } else {
      try writePage(inOrder, of: trusted, columns)
    }
  }

  /// The entries chosen, ascending.
  private func selected(in log: OpenedLog) -> [EntryReference] {
    let rows = selection.rows(of: log)
    guard let text = arguments.value(of: .session) else { return rows }
    let part = text.lowercased()
    return rows.filter { row in
      log.titles(of: row).contains { $0.lowercased().holds(part) }
    }
  }

  private mutating func writeRows(
    _ references: [EntryReference], of trusted: TrustedLog, _ columns: [MeasuredColumn],
    _ renderer: TableRenderer
  ) throws(Failure) {
    var reader = LogRowReader(trusted.log)
    let report = LogRows(
      rows: references.compactMap { reader.row(of: $0) },
      log: trusted.log, unit: invocation.unit(of: trusted.log),
      names: ShownNames(trusted.log.analysis), measurements: columns)
    let table = showsExercises ? report.tableWithExercises : report.table
    try invocation.write(
      table, in: report.unit.symbol, renderer, of: trusted, isFirst: !hasOutput)
    hasOutput = true
  }

  private mutating func writePage(
    _ references: [EntryReference], of trusted: TrustedLog, _ columns: [MeasuredColumn]
  ) throws(Failure) {
    let log = trusted.log
    let logbook = log.analysis.logbook
    let unit = invocation.unit(of: log)
    var table = LogTable(log, in: unit, invocation.page)
    table.measurements = columns
    table.tellsDaysOfRates = references.contains { (logbook.rate(of: $0)?.days ?? 7) != 7 }
    if showsExercises { table.sessions = SessionText(log, in: unit) }
    let titles = monthTitles(of: log.analysis.files)
    if trusted.isOneOfSeveral {
      try write(Array(invocation.page.paragraph(visible(log.name)).utf8))
    }
    var reader = LogRowReader(log)
    var rest = references[...]
    while let month = rest.first?.month {
      let ofMonth = rest.prefix { $0.month == month }
      rest = rest.dropFirst(ofMonth.count)
      guard let summary = logbook.summary(ofMonthAt: month) else { continue }
      let rows = ofMonth.compactMap { reader.row(of: $0) }
      try write(table.month(summary, title: titles[summary.month], rows))
    }
  }

  /// Writes a part of the result, with an empty line before it unless it is the first.
  private mutating func write(_ text: [UInt8]) throws(Failure) {
    if hasOutput { try invocation.output.write("\n") }
    try invocation.output.write(page: text)
    hasOutput = true
  }
}
