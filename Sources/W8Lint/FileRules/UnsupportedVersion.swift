import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let unsupportedVersion = Rule(
    8011, "unsupported-version", .error, hidesLog: true,
    Explanation(
      finds: "A file written for another major version than 1.",
      harm: "Lines may mean something else there; every figure could be wrong.",
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
      "written for w8log \(version.major).\(version.minor); this tool reads \(readable)")
  }
}
