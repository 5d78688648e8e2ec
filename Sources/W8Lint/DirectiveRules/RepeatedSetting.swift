import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let repeatedSetting = Rule(
    8503, "repeated-setting", .error,
    Explanation(
      finds: """
        A second `w8log`, `unit`, `lift-unit` or `order` line in a file, a second `trend` line \
        in the main log, or a second `goal` line with the same `from:` or also without one.
        """,
      harm: "Only the first line counts; the second has no effect.",
      fix: """
        Remove one of them. If it is a new goal, add `from:` and the day on which it starts.
        """,
      example: """
        unit       kg
        unit       lb
        """,
      instead: """
        unit       kg
        """),
    .book { analysis, findings in
      var goals: [CivilDate?: FileLine] = [:]
      for file in analysis.files {
        var first: [Keyword: FileLine] = [:]
        for placed in file.settings.directives(of: .settings) {
          // Elsewhere than in the root a `trend` does nothing, be it the first or the second.
          guard let keyword = file.setting(of: placed), keyword != .trend || file.index == 0 else {
            continue
          }
          let fileLine = file.line(of: placed)
          let set: FileLine?
          if case .goal(let goal) = placed.directive {
            let from = (goal.from?.value).flatMap(CivilDate.init(written:))
            set = goals[from]
            goals[from] = set ?? fileLine
          } else {
            set = first[keyword]
            first[keyword] = set ?? fileLine
          }
          guard let set else { continue }
          findings.report(
            fileLine, fileLine.keywordRange,
            "\(keyword.name) is already set \(analysis.whereabouts(of: set, seenFrom: file.index)); remove one line",
            related: [
              analysis.related(
                set, set.contentRange, seenFrom: file.index, "the setting that counts")
            ])
        }
      }
    })
}
