import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let duplicateGym = Rule(
    8302, "duplicate-gym", .error,
    Explanation(
      finds: "A second `gym` line for the same gym.",
      harm: "Only the first line counts. The name, color and unit on the second have no effect.",
      fix: "Move its values to the first line, and remove the second.",
      example: """
        gym        @iron "Iron Temple"
        gym        @Iron color:red
        """,
      instead: """
        gym        @iron "Iron Temple" color:red
        """),
    .book { analysis, findings in
      guard !analysis.book.repeatedGyms.isEmpty else { return }
      var first: [GymID: FileLine] = [:]
      for (gym, key, fileLine) in analysis.gymDeclarations {
        guard let declared = first[key] else {
          first[key] = fileLine
          continue
        }
        findings.report(
          fileLine, gym.id.range.shifted(by: fileLine.sectionStart),
          "\(shortened(gym.id.text)) is already declared "
            + analysis.whereabouts(of: declared, seenFrom: fileLine.file),
          related: [
            analysis.related(
              declared, declared.contentRange, seenFrom: fileLine.file,
              "the declaration that counts")
          ])
      }
    },
    fixes: .possible { scope in
      [.possible("Remove this declaration", TextEdit(scope.fileLine.fullRange, ""))]
    })
}
