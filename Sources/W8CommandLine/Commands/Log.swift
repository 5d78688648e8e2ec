import W8Engine
import W8Reports
import W8Text

extension Command {
  static let log = Command(
    name: "log",
    aliases: ["print"],
    summary: "show the logbook: date, weight, average, rate, notes",
    detail: """
      Shows a table per month, newest first. Avg is the moving average on that day. Rate compares the
      weight with the one 7 days before. If there is none, it takes the last one before that, and shows
      how many days lie between, such as 22d. "?" marks a weight that averages ignore; "-" is a day
      without a weigh-in. On a day with neither weight nor notes, Notes names the gyms. If the output has
      colors, a rate toward your goal is cyan and a rate away from it is yellow.

      Filters (--since, --gym, --tag, …) hide rows; they never change averages or rates. If the log has
      errors, w8log shows what it can read. On a terminal, long output goes through $PAGER, or `less`.
      """,
    options: .weightRows + [.withExercises, .columns, .last, .session] + [Option].order
      + .selection,
    examples: [
      "w8log log log.w8log",
      "w8log log --last 10 log.w8log",
      "w8log log --since 2026-01-01 --until 2026-01-31 --unit lb log.w8log",
      "w8log log --with-exercises --gym @iron log.w8log",
      "w8log log --columns fat,waist log.w8log",
      "w8log log --format json < log.w8log",
    ],
    run: { invocation throws(Failure) in
      var log = try LogRun(invocation)
      return try log.run()
    })
}

extension Option {
  static let last = Option(
    name: "--last", value: .count, summary: "only the last N entries")
  static let session = Option(
    name: "--session", value: .text("TEXT"),
    summary: "only entries with TEXT in the title of a session")
  static let withExercises = Option(
    name: "--with-exercises", summary: "show exercises and sets below each entry")
}

struct LogRun {
  private let invocation: Invocation
  private let arguments: ParsedArguments
  private let format: ReportFormat
  private let settings: ReportSettings
  private var hasOutput = false
  private var document = LogDocumentBuilder()

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    arguments = invocation.arguments
    format = arguments.choice(of: .reportFormat, ReportFormat.self) ?? .text
    settings = try invocation.reportSettings()
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

  private var order: RowOrder { settings.order ?? .newestFirst }

  private mutating func show(_ trusted: TrustedLog) throws(Failure) {
    try invocation.checkSelection(of: trusted)
    let log = trusted.log
    let view = LogView(
      log, settings, columns: try invocation.measuredColumns(of: trusted),
      withExercises: arguments.has(.withExercises))
    var chosen = settings.selection.rows(of: log)
    if let text = arguments.value(of: .session) { chosen = view.titled(text, among: chosen) }
    let rows = Array(chosen.suffix(arguments.count(of: .last) ?? .max))
    if rows.isEmpty { try invocation.remark("no entries to show in \(inQuotes(log.name))") }
    if let renderer = TableRenderer.named(format) {
      try invocation.write(
        view.table(of: rows.inOrder(order)), in: view.unit.symbol, renderer, of: trusted,
        isFirst: !hasOutput)
      hasOutput = true
    } else if format == .json {
      document.add(view, rows, trusted.leftOut)
    } else {
      if trusted.isOneOfSeveral {
        try write(Array(invocation.page.paragraph(visible(log.name)).utf8))
      }
      try view.showMonths(of: rows.inOrder(order), on: invocation.page) { (month) throws(Failure) in
        try write(month)
      }
    }
  }

  /// Writes a part of the result, with an empty line before it unless it is the first.
  private mutating func write(_ text: [UInt8]) throws(Failure) {
    if hasOutput { try invocation.output.write("\n") }
    try invocation.output.write(page: text)
    hasOutput = true
  }
}
