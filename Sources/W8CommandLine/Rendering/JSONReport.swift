import W8Analysis
import W8Text

extension Renderer {
  /// One JSON document, its keys sorted.
  static let json = Renderer(name: "json", reader: .program) { _ in JSONReport() }
}

/// A document in the pieces in which it is written: a file with many findings is never held as one
/// value, whose encoder would take a hundred times its size.
private struct JSONReport: CheckReport {
  private var hasFile = false
  private var hasFinding = false

  private static let start = #"{"files":["#

  mutating func start(of log: OpenedLog, told: ArraySlice<Diagnostic>) -> String {
    defer {
      hasFile = true
      hasFinding = false
    }
    return (hasFile ? "," : Self.start) + #"{"diagnostics":["#
  }

  mutating func tell(_ finding: Finding, in log: OpenedLog) throws(Failure) -> String {
    defer { hasFinding = true }
    return (hasFinding ? "," : "") + (try value(of: finding, log.file.text).text())
  }

  func end(of log: OpenedLog) throws(Failure) -> String {
    #"],"path":\#(try JSONValue.string(log.name).text())}"#
  }

  func end(_ summary: CheckSummary) throws(Failure) -> String {
    var counts: [String: JSONValue] = [
      "errors": .integer(summary.count(.error)),
      "warnings": .integer(summary.count(.warning)),
    ]
    if summary.leftOutCount > 0 { counts["leftOut"] = .integer(summary.leftOutCount) }
    let tool = JSONValue.string("w8log \(w8logVersion)")
    return (hasFile ? "" : Self.start)
      + #"],"schema":1,"summary":\#(try JSONValue.object(counts).text())"#
      + #","tool":\#(try tool.text())}"# + "\n"
  }
}

private func value(of finding: Finding, _ text: SectionedText) -> JSONValue {
  let diagnostic = finding.diagnostic
  return .object([
    "code": .string(diagnostic.code.description),
    "name": .string(diagnostic.rule.name),
    "severity": .string(diagnostic.severity.name),
    "message": .string(diagnostic.message),
    "range": value(of: diagnostic.range, text),
    "fixes": .array(finding.fixes.map { value(of: $0, text) }),
  ])
}

private func value(of fix: Fix, _ text: SectionedText) -> JSONValue {
  .object([
    "title": .string(fix.title),
    "safe": .bool(fix.isSafe),
    "edits": .array(
      fix.edits.map { edit in
        .object([
          "range": value(of: edit.range, text),
          "text": .string(String(decoding: edit.replacement, as: UTF8.self)),
        ])
      }),
  ])
}

private func value(of range: TextRange, _ text: SectionedText) -> JSONValue {
  .object(["start": value(of: range.start, text), "end": value(of: range.end, text)])
}

private func value(of offset: Int, _ text: SectionedText) -> JSONValue {
  let place = text.humanPosition(of: offset)
  return .object([
    "line": .integer(place.line),
    "column": .integer(place.column),
    "offset": .integer(offset),
  ])
}
