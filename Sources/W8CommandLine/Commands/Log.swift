import W8Analysis
import W8Engine
import W8Text

extension Command {
  static let log = Command(
    name: "log",
    aliases: ["print"],
    summary: "show the logbook: date, weight, average, rate and notes",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      A table for each month, the newest first. Avg is the moving average after the day, Rate the
      weight less that of a week or more before. A weight with ? is kept out of every figure, - says
      that no weight was taken. Choosing a span of days changes no figure. A log with errors is
      refused, because its figures would be wrong: see `w8log check`.
      """,
    options: [.logFormat, .unit, .since, .until, .oldestFirst, .lenient, .file],
    exitCodes: [
      (.success, "the logbook was shown"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read or is not UTF-8, or there is none"),
      (.badData, "a log has errors"),
    ],
    examples: [
      "w8log log log.w8log",
      "w8log log --since 2026-01-01 --until 2026-01-31 --unit lb log.w8log",
      "w8log log --format json < log.w8log",
    ],
    run: { invocation throws(Failure) in
      var log = LogRun(invocation)
      return try log.run()
    })
}

extension Option {
  fileprivate static let logFormat = Option.choice(
    "--format", short: "-O", LogFormat.self, "how the logbook is shown", initial: .text)
  fileprivate static let unit = Option(
    name: "--unit", value: .choice(UnitChoice.allCases.map(\.rawValue)),
    summary: "the unit of weights", initial: "the log's own")
  fileprivate static let since = Option(
    name: "--since", value: .date, summary: "the first day shown")
  fileprivate static let until = Option(
    name: "--until", value: .date, summary: "the last day shown")
  fileprivate static let oldestFirst = Option(
    name: "--oldest-first", summary: "show the oldest day first")
  fileprivate static let lenient = Option(
    name: "--lenient", summary: "show a log with errors, without what cannot be read")
}

/// One run of `log`.
private struct LogRun {
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
    if format == .json, let document = document.document(isOldestFirst: isOldestFirst) {
      try invocation.output.write(try document.text() + "\n")
    }
    return code
  }

  private var isOldestFirst: Bool { arguments.has(.oldestFirst) }

  private mutating func show(_ name: String, _ bytes: [UInt8]) throws(Failure) -> ExitCode {
    if let offset = firstInvalidUTF8Offset(in: bytes, range: TextRange(0, bytes.count)) {
      let line = bytes[..<offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
      try invocation.output.tell(
        "w8log: \(quoted(name)) is not UTF-8 on line \(line); see `\(checkCall(name))`")
      return .unreadable
    }
    let log = try invocation.open(name, bytes)
    guard try isTrusted(log) else { return .badData }
    let rows = log.analysis.logbook.rows(matching: filter)
    switch format {
    case .json: document.add(log, rows, unit)
    case .text: try writeTable(log, isOldestFirst ? rows : rows.reversed())
    }
    return .success
  }

  /// Whether figures may be shown: the log has no errors, or the user wants it all the same.
  private func isTrusted(_ log: OpenedLog) throws(Failure) -> Bool {
    let count = log.analysis.diagnostics(of: log.file).count { $0.severity == .error }
    guard count > 0 else { return true }
    let errors = counted(count, "error")
    let remedy = "see `\(checkCall(log.name))`"
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

  private func checkCall(_ name: String) -> String {
    "w8log check \(name == standardInputName ? "-" : visible(name))"
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
