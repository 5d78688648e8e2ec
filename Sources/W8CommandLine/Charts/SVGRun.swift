import W8Analysis
import W8Engine
import W8Files
import W8Text

/// A picture that a command writes into a file.
struct SVGPicture {
  /// The whole file.
  let text: String
  /// What is said beside it when there is nothing to see; nil when there is something.
  let emptiness: String?
}

/// One run of a command with `--svg`.
struct SVGRun {
  private let invocation: Invocation
  private let path: String

  /// Throws where options stand beside it that mean nothing to it, or its value is a log.
  init(_ invocation: Invocation, path: String) throws(Failure) {
    self.invocation = invocation
    self.path = path
    let arguments = invocation.arguments
    if let option = Self.meaningless.first(where: arguments.has) {
      throw .usage(.conflictingOptions(option.name, "--svg"))
    }
    try requireNoLog()
  }

  private static let meaningless: [Option] =
    [.chart, .compare, .reportFormat, .newestFirst, .oldestFirst, .outputFile]

  /// Writes what `draw` makes of the only log.
  func run(_ draw: (OpenedLog) throws(Failure) -> SVGPicture) throws(Failure) -> ExitCode {
    var written = ExitCode.success
    let read = try invocation.forEachTrustedLog { (trusted) throws(Failure) in
      guard !trusted.isOneOfSeveral else { throw .usage(.severalLogs(option: "--svg")) }
      try invocation.checkSelection(of: trusted)
      written = try write(try draw(trusted.log), of: trusted.log)
    }
    return read.joined(with: written)
  }

  private func requireNoLog(read: [String] = []) throws(Failure) {
    try invocation.environment.requireNoLog(path, .svg, such: "trend.svg", read: read)
  }

  private func write(_ picture: SVGPicture, of log: OpenedLog) throws(Failure) -> ExitCode {
    if let emptiness = picture.emptiness {
      try invocation.remark("\(emptiness) in \(inQuotes(log.name))")
    }
    if path == "-" {
      try invocation.output.write(picture.text)
      return .success
    }
    try requireNoLog(read: log.files.map(\.name))
    do throws(FileError) {
      try invocation.environment.writeFile(path, Array(picture.text.utf8))
      return .success
    } catch {
      try invocation.output.tell("w8log: \(error.message)")
      return .unreadable
    }
  }
}

extension SVGPicture {
  /// The chart of what `trend` shows of a log.
  init(trendOf log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    // Equal data make equal bytes, whenever the file is written: it is looked at on other days too.
    let chart = try WeightChart(log, invocation, today: nil)
    let unit = log.analysis.logbook.settings.unit
    text = SVGChart(chart, logUnit: unit).text
    emptiness = chart.days.isEmpty ? TrendReport.emptiness(of: chart.quantity) : nil
  }
}

extension Option {
  static let svg = Option(
    name: "--svg", value: .text("FILE"), summary: "write the chart as an SVG file; - for output")
}
