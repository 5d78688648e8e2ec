import W8Syntax
import W8Text

extension Rule {
  static let repeatedSetting = Rule(
    8503, "repeated-setting", .error,
    Explanation(
      finds:
        "A second line for a setting that a file makes once: the version, a unit, `trend`, `goal`, `order`.",
      harm:
        "The first counts, wherever the second stands; it would go unseen that it does nothing.",
      example: """
        unit       kg
        unit       lb
        """,
      instead: """
        unit       kg
        """),
    .file { scope, findings in
      var first: [Keyword: LinePlace] = [:]
      for placed in scope.file.settings.directives {
        guard let keyword = scope.file.setting(of: placed) else { continue }
        let place = scope.file.place(of: placed)
        guard let set = first[keyword] else {
          first[keyword] = place
          continue
        }
        findings.report(
          place, place.keywordRange,
          "\(keyword.name) is already set on line \(scope.file.lineNumber(of: set))",
          related: [RelatedPlace(range: set.contentRange, message: "the setting that counts")])
      }
    })
}
