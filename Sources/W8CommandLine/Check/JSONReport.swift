import JSON
import W8Book
import W8Engine
import W8Lint
import W8Reports
import W8Text

extension Renderer {
  /// One JSON document, its keys sorted.
  static let json = Renderer(name: "json", reader: .program) { _ in JSONReport() }
}

/// A document in the pieces in which it is written: a file with many findings is never held as one
/// value, which would take a hundred times its size.
private struct JSONReport: CheckReport {
  private var json = JSONWriter(.document)

  init() {
    json.startObject()
    json.key("files")
    json.startArray()
  }

  mutating func start(
    of log: OpenedLog, reported: ArraySlice<Diagnostic>, to output: inout [UInt8]
  ) {
    json.startObject()
    json.key("diagnostics")
    json.startArray()
    output += json.take()
  }

  mutating func tell(_ finding: Finding, in log: OpenedLog, to output: inout [UInt8]) {
    value(of: finding, log.file.text).write(to: &json)
    output += json.take()
  }

  mutating func end(of log: OpenedLog, to output: inout [UInt8]) {
    json.endArray()
    json.field("path", log.name)
    json.endObject()
    output += json.take()
  }

  mutating func end(_ summary: CheckSummary, to output: inout [UInt8]) {
    json.endArray()
    json.field("schema", 1)
    json.key("summary")
    json.object { json in
      json.field("errors", summary.count(.error))
      let leftOut = summary.leftOutCount + summary.unlistedCount
      if leftOut > 0 { json.field("leftOut", leftOut) }
      json.field("warnings", summary.count(.warning))
    }
    json.field("tool", "w8log \(w8logVersion)")
    json.endObject()
    json.endDocument()
    output += json.take()
  }
}

private func value(of finding: Finding, _ text: SectionedText) -> JSON {
  let diagnostic = finding.diagnostic
  return .object([
    "code": .string(diagnostic.code.description),
    "name": .string(diagnostic.rule.name),
    "severity": .string(diagnostic.severity.name),
    "message": .string(diagnostic.message),
    "range": value(of: diagnostic.range, text),
    "fixes": .array(finding.newFixes.map { value(of: $0, text) }),
  ])
}

private func value(of fix: Fix, _ text: SectionedText) -> JSON {
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

private func value(of range: TextRange, _ text: SectionedText) -> JSON {
  .object(["start": value(of: range.start, text), "end": value(of: range.end, text)])
}

private func value(of offset: Int, _ text: SectionedText) -> JSON {
  let position = text.humanPosition(of: offset)
  return .object([
    "line": .integer(position.line),
    "column": .integer(position.column),
    "offset": .integer(offset),
  ])
}
