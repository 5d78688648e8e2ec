import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let unusedGym = Rule(
    8309, "unused-gym", .hint,
    Explanation(
      finds: "A declared gym that no session names, not even by an alias.",
      harm: "None; it may be a gym yet to be visited, or one whose name is spelt otherwise below.",
      example: """
        gym        @iron "Iron Temple"
        gym        @hotel "Hotel gym"

        # 2026-01

        03 Sat   82.1   @iron
        """,
      instead: """
        gym        @iron "Iron Temple"

        # 2026-01

        03 Sat   82.1   @iron
        """),
    .book { analysis, findings in
      let book = analysis.book
      guard !book.gyms.isEmpty else { return }
      var used: Set<GymID> = []
      for file in analysis.files {
        for gym in file.sections.usedGyms { used.insert(book.gym(gym)?.id ?? gym) }
        if file.sections.unnamedSessions > 0 { used.insert(book.gymNames.defaultGym) }
      }
      // Of several declarations only the first is reported: the others are fault enough.
      for (gym, key, fileLine) in analysis.gymDeclarations where used.insert(key).inserted {
        findings.report(
          fileLine, gym.id.range.shifted(by: fileLine.sectionStart),
          "no session is at \(shortened(gym.id.text))")
      }
    }, marks: .needless,
    fixes: .possible { scope in
      // A second declaration would take the place of the first.
      let isOnly = !scope.analysis.book.repeatedGyms.contains(canonicalKey(scope.text))
      return isOnly
        ? [.possible("Remove its declaration", TextEdit(scope.fileLine.fullRange, ""))] : []
    })
}
