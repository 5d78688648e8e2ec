import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let lateVersion = Rule(
    8504, "late-version", .warning,
    Explanation(
      finds: "A `w8log` line that is not the first line of its file.",
      harm: "A reader should know before anything else for which version a file is written.",
      example: """
        unit       kg
        w8log 1.0
        """,
      instead: """
        w8log 1.0
        unit       kg
        """),
    .file { scope, findings in
      for placed in scope.file.settings.directives(of: KeywordSet(.w8log)) {
        let fileLine = scope.file.line(of: placed)
        guard fileLine.section > 0 || fileLine.line > 0 else { continue }
        findings.report(fileLine, fileLine.keywordRange, "w8log belongs on line 1")
      }
    },
    fixes: .safe { scope in
      let versions = scope.file.settings.directives(of: KeywordSet(.w8log))
      // Another version line above is the one that counts; this one then is to be removed.
      guard let first = versions.first,
        scope.file.line(of: first).line == scope.fileLine.line,
        first.section == scope.fileLine.section
      else { return [] }
      let line = scope.file.string(scope.fileLine.contentRange)
      let edits = [
        scope.insertionAtTop(of: line), TextEdit(scope.fileLine.fullRange, ""),
      ]
      // A comment that names rules to be ignored on the line would be left to the next.
      let isIgnoring = scope.fileLine.lowered.ignoredLines.contains {
        $0.line == scope.fileLine.line
      }
      return [.safe("Move it to line 1", edits, if: !isIgnoring)]
    })
}
