import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let newerMinor = Rule(
    8010, "newer-minor", .warning,
    Explanation(
      finds: """
        A file for a later version 1.x of the format. Settings of that version that 1.0 does not \
        have are reported, too.
        """,
      harm: "This version of w8log keeps the new settings but ignores them.",
      fix: "Update w8log. If the log has no such settings, write `w8log 1.0`.",
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
        "\(quoted(keyword)) has no effect in format 1.0; update w8log to use it"
      }
    })
}
