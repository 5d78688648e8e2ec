import W8Analysis
import W8Engine
import W8Files
import W8Text

/// One run of `trend --svg`.
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
    [.chart, .reportFormat, .newestFirst, .oldestFirst, .outputFile]

  func run() throws(Failure) -> ExitCode {
    var written = ExitCode.success
    let read = try invocation.forEachTrustedLog { (trusted) throws(Failure) in
      guard !trusted.isOneOfSeveral else { throw .usage(.severalLogs(option: "--svg")) }
      try invocation.checkSelection(of: trusted)
      written = try write(trusted.log)
    }
    return read.joined(with: written)
  }

  private func requireNoLog(read: [String] = []) throws(Failure) {
    try invocation.environment.requireNoLog(path, .svg, such: "trend.svg", read: read)
  }

  private func write(_ log: OpenedLog) throws(Failure) -> ExitCode {
    let chart = try WeightChart(log, invocation)
    let unit = log.analysis.logbook.settings.unit
    let text = SVGChart(chart, logUnit: unit).text
    if chart.days.isEmpty {
      try invocation.remark("\(TrendReport.emptiness) in \(inQuotes(log.name))")
    }
    if path == "-" {
      try invocation.output.write(text)
      return .success
    }
    try requireNoLog(read: log.files.map(\.name))
    do throws(FileError) {
      try invocation.environment.writeFile(path, Array(text.utf8))
      return .success
    } catch {
      try invocation.output.tell("w8log: \(error.message)")
      return .unreadable
    }
  }
}

extension Option {
  static let svg = Option(
    name: "--svg", value: .text("FILE"), summary: "write the chart as an SVG file; - for output")
}
