import W8Book
import W8Engine
import W8Files
import W8Reports
import W8Text

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
  func run(_ draw: (LogReports) throws(ArgumentError) -> SVGPicture) throws(Failure) -> ExitCode {
    var written = ExitCode.success
    let read = try invocation.forEachTrustedLog { (trusted) throws(Failure) in
      let picture: SVGPicture
      guard !trusted.isOneOfSeveral else { throw .usage(.severalLogs(option: "--svg")) }
      try invocation.checkSelection(of: trusted)
      let reports = LogReports(of: trusted.log, try invocation.reportSettings())
      do throws(ArgumentError) {
        picture = try draw(reports)
      } catch {
        throw .usage(error)
      }
      written = try write(picture, of: trusted.log)
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

extension Option {
  static let svg = Option(
    name: "--svg", value: .text("FILE"), summary: "write the chart as an SVG file; - for output")
}
