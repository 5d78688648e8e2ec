import W8Analysis
import W8Text

/// The JSON document of `check` in the pieces in which it is written, its keys sorted.
///
/// A file with many findings is never held as one value: its encoder would take a hundred times its
/// size.
enum CheckDocument {
  /// What comes before the first file.
  static let start = #"{"files":["#

  /// What comes before the first finding of a file.
  static let fileStart = #"{"diagnostics":["#

  /// What comes after the last finding of the file at `path`.
  static func fileEnd(path: String) throws(Failure) -> String {
    #"],"path":\#(try JSONValue.string(path).text())}"#
  }

  /// What comes after the last file.
  static func end(_ summary: CheckSummary) throws(Failure) -> String {
    let counts = JSONValue.object([
      "errors": .integer(summary.count(.error)),
      "warnings": .integer(summary.count(.warning)),
    ])
    let tool = JSONValue.string("w8log \(w8logVersion)")
    return #"],"schema":1,"summary":\#(try counts.text()),"tool":\#(try tool.text())}"# + "\n"
  }

  /// One finding in `text`.
  static func finding(_ finding: Finding, _ text: SectionedText) -> JSONValue {
    let diagnostic = finding.diagnostic
    return .object([
      "code": .string(diagnostic.code.description),
      "name": .string(diagnostic.rule.name),
      "severity": .string(diagnostic.severity.name),
      "message": .string(diagnostic.message),
      "range": range(diagnostic.range, text),
      "fixes": .array(finding.fixes.map { fix($0, text) }),
    ])
  }

  private static func fix(_ fix: Fix, _ text: SectionedText) -> JSONValue {
    .object([
      "title": .string(fix.title),
      "safe": .bool(fix.isSafe),
      "edits": .array(
        fix.edits.map { edit in
          .object([
            "range": range(edit.range, text),
            "text": .string(String(decoding: edit.replacement, as: UTF8.self)),
          ])
        }),
    ])
  }

  private static func range(_ range: TextRange, _ text: SectionedText) -> JSONValue {
    .object(["start": position(range.start, text), "end": position(range.end, text)])
  }

  private static func position(_ offset: Int, _ text: SectionedText) -> JSONValue {
    let place = text.humanPosition(of: offset)
    return .object([
      "line": .integer(place.line),
      "column": .integer(place.column),
      "offset": .integer(offset),
    ])
  }
}
