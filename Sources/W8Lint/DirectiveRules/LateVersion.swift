import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let lateVersion = Rule(
    8504, "late-version", .warning, .everything,
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
        let place = scope.file.place(of: placed)
        guard place.section > 0 || place.line > 0 else { continue }
        findings.report(place, place.keywordRange, "w8log belongs on line 1")
      }
    },
    fixes: .safe { scope in
      let versions = scope.file.settings.directives(of: KeywordSet(.w8log))
      // Another version line above is the one that counts; this one then is to be removed.
      guard let first = versions.first,
        scope.file.place(of: first).line == scope.place.line,
        first.section == scope.place.section
      else { return [] }
      let line = scope.file.string(scope.place.contentRange)
      let edits = [
        scope.insertionAtTop(of: line), TextEdit(scope.place.fullRange, ""),
      ]
      // A comment that names rules to be ignored on the line would be left to the next.
      let isIgnoring = scope.place.lowered.ignoredLines.contains { $0.line == scope.place.line }
      return [.safe("Move it to line 1", edits, if: !isIgnoring)]
    })
}
