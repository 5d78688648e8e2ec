import W8Reports
import W8Text

extension Renderer {
  /// One line for each finding, as the error parsers of editors know it.
  static let short = Renderer(name: "short", reader: .person) { ShortReport(style: $0.style) }
}

private struct ShortReport: CheckReport {
  let style: Style

  func tell(_ finding: Finding, in log: OpenedLog, to output: inout [UInt8]) {
    finding.tellHeadline(in: log, style, to: &output)
    output.append(.lineFeed)
  }
}
