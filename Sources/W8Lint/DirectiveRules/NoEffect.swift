import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let noEffect = Rule(
    8509, "no-effect", .warning,
    Explanation(
      finds: """
        A `trend` line in an included file, `milestone every:` in a log without a goal, `plates:` of a \
        gym without a bar, or plates and plans in a log where no exercise is a `barbell` one.
        """,
      harm: """
        The line has no effect. Only the `trend` line of the main log counts, `every:` sets milestones on \
        the way to a goal, and plates need a bar and exercises that use it.
        """,
      fix: "Move `trend` to the main log, add a goal, `bar:20kg` or `barbell`, or remove the line.",
      example: """
        milestone  every:5
        include    "2025.w8log"

        === 2025.w8log

        trend      span:10
        """,
      instead: """
        goal       78.0
        milestone  every:5
        trend      span:10
        include    "2025.w8log"

        === 2025.w8log

        # 2025-01

        03 Fri   82.1
        """),
    .book { analysis, findings in
      let hasGoal = analysis.logbook.settings.goal != nil
      let mayFail: KeywordSet =
        hasGoal ? KeywordSet(.trend) : [KeywordSet(.trend), KeywordSet(.milestone)]
      for (gym, _, fileLine) in analysis.gymDeclarations where !gym.equipment.plates.isEmpty {
        let plates = fileLine.tree.pairs(ofLine: fileLine.line).first { $0.key == "plates" }
        guard let plates, let lack = analysis.logbook.settings.training.lack(at: gym.equipment)
        else { continue }
        findings.report(
          fileLine, plates.range.shifted(by: fileLine.sectionStart),
          "plates: has no effect without \(lack.words)")
      }
      for file in analysis.files {
        for placed in file.settings.directives(of: mayFail) {
          guard let reason = placed.directive.reasonOfNoEffect(inRoot: file.index == 0, hasGoal)
          else { continue }
          let fileLine = file.line(of: placed)
          findings.report(fileLine, fileLine.keywordRange, reason)
        }
      }
    }, marks: .needless,
    fixes: .possible { scope in
      guard scope.diagnostic.range == scope.fileLine.keywordRange else {
        let removal = scope.fileLine.removal(of: scope.diagnostic.range)
        return [platesFix(scope), .possible("Remove the plates", removal)].compactMap { $0 }
      }
      return [.possible("Remove the line", TextEdit(scope.fileLine.fullRange, ""))]
    })
}

extension Directive {
  /// The reason why the directive does nothing in the root of a book, or in an included file; nil when it does.
  fileprivate func reasonOfNoEffect(inRoot isRoot: Bool, _ hasGoal: Bool) -> String? {
    switch self {
    case .trend where !isRoot: "trend has no effect in an included file; move it to the main log"
    case .milestone(.every) where !hasGoal:
      "\"milestone every:\" has no effect without a goal; add a goal or remove the line"
    default: nil
    }
  }
}
