import W8Analysis
import W8Engine
import W8Text

/// One run of `log`.
struct LogRun {
  private let invocation: Invocation
  private let arguments: ParsedArguments
  private let format: LogFormat
  private let filter: RowFilter
  private let unit: MassUnit?
  private var hasOutput = false
  private var document = LogDocumentBuilder()

  init(_ invocation: Invocation) {
    self.invocation = invocation
    arguments = invocation.arguments
    format = arguments.choice(of: .logFormat, LogFormat.self) ?? .text
    filter = RowFilter(
      since: arguments.date(of: .since), until: arguments.date(of: .until))
    unit = arguments.choice(of: .unit, UnitChoice.self)?.unit
  }

  mutating func run() throws(Failure) -> ExitCode {
    // A variable of its own: the closure may not change `self` while `self` runs it.
    var run = self
    let code = try invocation.forEachLog { (name, bytes) throws(Failure) in
      try run.show(name, bytes)
    }
    self = run
    try document.write(to: invocation.output, isOldestFirst: isOldestFirst)
    return code
  }

  private var isOldestFirst: Bool { arguments.has(.oldestFirst) }

  private mutating func show(_ name: String, _ bytes: [UInt8]) throws(Failure) -> ExitCode {
    guard try invocation.isUTF8(bytes, of: name) else { return .unreadable }
    let log = try invocation.open(name, bytes)
    guard try isTrusted(log) else { return .badData }
    let rows = log.analysis.logbook.rows(matching: filter)
    switch format {
    case .json: try document.add(log, rows, unit)
    case .text: try writeTable(log, isOldestFirst ? rows : rows.reversed())
    }
    return .success
  }

  /// Whether figures may be shown: the log has no errors, or the user wants it all the same.
  private func isTrusted(_ log: OpenedLog) throws(Failure) -> Bool {
    let count = log.analysis.errorCount(in: log.file)
    guard count > 0 else { return true }
    let errors = counted(count, "error")
    let remedy = "see `\(invocation.checkCall(log.name))`"
    if arguments.has(.lenient) {
      try invocation.remark(
        "w8log: \(quoted(log.name)) has \(errors); what cannot be read is left out; \(remedy)")
      return true
    }
    try invocation.output.tell(
      "w8log: \(quoted(log.name)) has \(errors), so its figures would be wrong; \(remedy), "
        + "or use --lenient")
    return false
  }

  private mutating func writeTable(
    _ log: OpenedLog, _ references: [EntryReference]
  ) throws(Failure) {
    let logbook = log.analysis.logbook
    let table = LogTable(
      unit: unit ?? logbook.settings.unit, style: invocation.style, width: invocation.width)
    let titles = monthTitles(of: log.file)
    if arguments.operands.count > 1 || arguments.values(of: .file).count > 1 {
      try write("\(visible(log.name))\n")
    }
    if references.isEmpty { try invocation.remark("no entries to show in \(quoted(log.name))") }
    var rest = references[...]
    while let month = rest.first?.month {
      let ofMonth = rest.prefix { $0.month == month }
      rest = rest.dropFirst(ofMonth.count)
      guard let summary = logbook.summary(ofMonthAt: month) else { continue }
      let rows = ofMonth.compactMap { LogRow($0, in: log) }
      try write(
        table.month(summary, title: titles[summary.month], rows, gyms: log.analysis.book))
    }
  }

  /// Writes a part of the result, with an empty line before it unless it is the first.
  private mutating func write(_ text: String) throws(Failure) {
    try invocation.output.write(hasOutput ? "\n" + text : text)
    hasOutput = true
  }
}
