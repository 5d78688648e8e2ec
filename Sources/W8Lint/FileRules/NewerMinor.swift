import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let newerMinor = Rule(
    8010, "newer-minor", .warning,
    Explanation(
      finds: "A file written for a later 1.x than 1.0, and the directives in it that 1.0 lacks.",
      harm: "What is new there is kept, but it has no effect here.",
      example: """
        w8log 1.3
        """,
      instead: """
        w8log 1.0
        """),
    .file { scope, findings in
      guard let version = scope.file.settings.version, scope.file.isNewerMinor else { return }
      findings.report(version, of: scope.file, readable: "1.0")
      reportUnknownDirectives(scope, &findings) { keyword, _ in
        "\(quoted(keyword)) is unknown to w8log 1.0; it is kept and has no effect"
      }
    })
}
