import W8Book
import W8Lint
import W8Reports
import W8Text

extension Renderer {
  /// JUnit XML: a suite for each log, a case for each finding.
  ///
  /// What makes the check fail is a failure; a lesser finding is a case that passes.
  static let junit = Renderer(name: "junit", reader: .program) { JUnitReport(settings: $0) }
}

private struct JUnitReport: CheckReport {
  private let settings: RenderSettings
  private var hasStarted = false
  /// What a case tells has no colors, wherever the document goes.
  private let plain: RenderSettings

  init(settings: RenderSettings) {
    self.settings = settings
    plain = RenderSettings(style: .plain, width: 100, failing: settings.failing)
  }

  mutating func start(
    of log: OpenedLog, reported: ArraySlice<Diagnostic>, to output: inout [UInt8]
  ) {
    let failures = reported.count { $0.severity >= settings.failing }
    let suite = suiteTag(visible(log.name), tests: max(reported.count, 1), failures: failures)
    output += (opening() + suite).utf8
    if reported.isEmpty { output += passingCase("no problems", visible(log.name)).utf8 }
  }

  func tell(_ finding: Finding, in log: OpenedLog, to output: inout [UInt8]) {
    let diagnostic = finding.diagnostic
    let position = "\(finding.start.line):\(finding.start.column)"
    let name = "\(position) \(diagnostic.rule.name) \(diagnostic.code)"
    var paragraph: [UInt8] = []
    tellParagraph(on: finding, in: log, plain, to: &paragraph)
    let story = xmlEscaped(content: String(decoding: paragraph, as: UTF8.self))
    output +=
      """
          <testcase \(attributes([("name", name), ("classname", visible(log.name))]))>
      \(outcome(of: diagnostic, story))
          </testcase>

      """.utf8
  }

  func end(of log: OpenedLog, to output: inout [UInt8]) { output += "  </testsuite>\n".utf8 }

  mutating func end(_ summary: CheckSummary, to output: inout [UInt8]) {
    var text = opening()
    if let leftOut = summary.leftOut {
      text += suiteTag("w8log check", tests: 1, failures: summary.leavesOutFailures ? 1 : 0)
      text +=
        summary.leavesOutFailures
        ? """
            <testcase \(attributes([("name", leftOut), ("classname", "w8log check")]))>
              <failure \(attributes([("message", leftOut), ("type", "error")]))/>
            </testcase>

        """ : passingCase(leftOut, "w8log check")
      text += "  </testsuite>\n"
    }
    output += (text + "</testsuites>\n").utf8
  }

  private mutating func opening() -> String {
    if hasStarted { return "" }
    hasStarted = true
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="w8log check">

      """
  }

  private func outcome(of diagnostic: Diagnostic, _ story: String) -> String {
    guard diagnostic.severity >= settings.failing else {
      return "      <system-out>\(story)</system-out>"
    }
    let list = attributes([
      ("message", visible(diagnostic.message)), ("type", diagnostic.severity.name),
    ])
    return "      <failure \(list)>\(story)</failure>"
  }

  private func suiteTag(_ name: String, tests: Int, failures: Int) -> String {
    let list = attributes([
      ("name", name), ("tests", String(tests)), ("failures", String(failures)), ("errors", "0"),
      ("skipped", "0"),
    ])
    return "  <testsuite \(list)>\n"
  }

  private func passingCase(_ name: String, _ suite: String) -> String {
    "    <testcase \(attributes([("name", name), ("classname", suite)]))/>\n"
  }

  private func attributes(_ list: [(name: String, value: String)]) -> String {
    list.map { "\($0.name)=\"\(xmlEscaped(attribute: $0.value))\"" }.joined(separator: " ")
  }
}
