import W8Syntax
import W8Text

extension Rule {
  static let repeatedSetting = Rule(
    8503, "repeated-setting", .error, .directive,
    Explanation(
      finds: """
        A second line for a setting that a file makes once: the version, a unit, `order`, and in the \
        root file `trend`. Or a second `goal` in a book.
        """,
      harm:
        "The first counts, wherever the second stands; it would go unseen that it does nothing.",
      example: """
        unit       kg
        unit       lb
        """,
      instead: """
        unit       kg
        """),
    .book { analysis, findings in
      var goal: LinePlace?
      for file in analysis.files {
        var first: [Keyword: LinePlace] = [:]
        for placed in file.settings.directives(of: .settings) {
          // Elsewhere than in the root a `trend` does nothing, be it the first or the second.
          guard let keyword = file.setting(of: placed), keyword != .trend || file.index == 0 else {
            continue
          }
          let place = file.place(of: placed)
          guard let set = keyword == .goal ? goal : first[keyword] else {
            if keyword == .goal { goal = place } else { first[keyword] = place }
            continue
          }
          findings.report(
            place, place.keywordRange,
            "\(keyword.name) is already set \(analysis.whereabouts(of: set, seenFrom: file.index))",
            related: [
              analysis.related(
                set, set.contentRange, seenFrom: file.index, "the setting that counts")
            ])
        }
      }
    })
}
