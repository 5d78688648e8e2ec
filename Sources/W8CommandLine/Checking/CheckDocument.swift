import W8Analysis
import W8Text

/// The parts of the JSON document of `check`.
enum CheckDocument {
  /// The member of `files` for one log.
  static func file(_ log: OpenedLog, _ findings: [Finding]) -> JSONValue {
    .object([
      "path": .string(log.name),
      "diagnostics": .array(findings.map { diagnostic($0, log.file.text) }),
    ])
  }

  /// The counts of the whole run.
  static func summary(_ summary: CheckSummary) -> JSONValue {
    .object([
      "errors": .integer(summary.count(.error)),
      "warnings": .integer(summary.count(.warning)),
    ])
  }

  private static func diagnostic(_ finding: Finding, _ text: SectionedText) -> JSONValue {
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
