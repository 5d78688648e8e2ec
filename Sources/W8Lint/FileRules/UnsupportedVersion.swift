import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let unsupportedVersion = Rule(
    8011, "unsupported-version", .error, .wholeLog,
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
      // Of several the first counts.
      for placed in scope.file.settings.directives(of: KeywordSet(.w8log))
      where placed.directive == .version(version) {
        let place = scope.file.place(of: placed)
        let written = place.token(.word).map(place.range) ?? place.keywordRange
        findings.report(
          place, written,
          "written for w8log \(version.major).\(version.minor); this tool reads 1.x")
        break
      }
    })
}
