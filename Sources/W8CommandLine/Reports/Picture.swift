import W8Files
import W8Reports
import W8Text

extension Invocation {
  /// Writes what `draw` makes of the only log into the SVG file at `path`, to standard output for `-`. Throws where options
  /// stand beside it that mean nothing to it, or the file is a log.
  func writePicture(
    to path: String, _ draw: (LogReports) throws(ArgumentError) -> SVGPicture
  ) throws(Failure) -> ExitCode {
    for option in meaningless { try arguments.refuse(option, beside: .svg) }
    try environment.requireNoLog(path, .svg, such: "trend.svg")
    var written = ExitCode.success
    let read = try forEachTrustedLog { (trusted) throws(Failure) in
      let picture: SVGPicture
      guard !trusted.isOneOfSeveral else { throw .usage(.severalLogs(option: "--svg")) }
      try checkSelection(of: trusted)
      let reports = LogReports(of: trusted.log, try reportSettings())
      do throws(ArgumentError) {
        picture = try draw(reports)
      } catch {
        throw .usage(error)
      }
      if let emptiness = picture.emptiness {
        try remark("\(emptiness) in \(inQuotes(trusted.log.name))")
      }
      if path == "-" { return try output.write(picture.text) }
      try environment.requireNoLog(
        path, .svg, such: "trend.svg", read: trusted.log.files.map { $0.name })
      do throws(FileError) {
        try environment.writeFile(path, Array(picture.text.utf8))
      } catch {
        try output.tell("w8log: \(error.message)")
        written = .unreadable
      }
    }
    return read.joined(with: written)
  }
}

private let meaningless: [Option] =
  [.chart, .reportFormat, .newestFirst, .oldestFirst, .outputFile]

extension Option {
  static let svg = Option(
    name: "--svg", value: .text("FILE"), summary: "write the chart as SVG (- for standard output)")
}
