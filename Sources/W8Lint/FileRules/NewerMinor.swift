import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let newerMinor = Rule(
    8010, "newer-minor", .warning,
    Explanation(
      finds: """
        A file for a version of the format later than 1.0, and its directives that 1.0 does not know.
        """,
      harm: "They are kept but have no effect.",
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
