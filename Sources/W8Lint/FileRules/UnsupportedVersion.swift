import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let unsupportedVersion = Rule(
    8011, "unsupported-version", .error, hidesLog: true,
    Explanation(
      finds: "A file for another major version of the format.",
      harm: "Its lines may mean something else in that version, so any number may be wrong.",
      fix: """
        Use a w8log that reads this version. Write `w8log 1.0` only if the log really is for \
        version 1.0.
        """,
      example: """
        w8log 2.0
        """,
      instead: """
        w8log 1.0
        """),
    .file { scope, findings in
      guard let version = scope.file.settings.version, version.major != 1 else { return }
      findings.report(version, of: scope.file, readable: "1.x")
    })
}

extension FileFindings {
  /// Reports the `version` of a file, of which this tool reads those that are `readable`.
  mutating func report(_ version: VersionArguments, of file: FileAnalysis, readable: String) {
    // Of several the first counts.
    let first = file.settings.directives(of: KeywordSet(.w8log))
      .first { $0.directive == .version(version) }
    guard let line = first.map(file.line(of:)) else { return }
    report(
      line, line.range(of: .word) ?? line.keywordRange,
      "this file is for format \(version.major).\(version.minor), and this w8log reads \(readable); update w8log"
    )
  }
}
