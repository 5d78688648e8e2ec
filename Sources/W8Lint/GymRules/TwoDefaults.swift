import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let twoDefaults = Rule(
    8307, "two-defaults", .error,
    Explanation(
      finds: "A second gym with `default` on its line.",
      harm: "Only the first is the default: sessions that name no gym belong to it.",
      fix: "Remove `default` from one of the lines.",
      example: """
        gym        @iron default
        gym        @home default
        """,
      instead: """
        gym        @iron default
        gym        @home
        """),
    .book { analysis, findings in
      var first: (gym: GymArguments, fileLine: FileLine, range: TextRange)?
      var declared: Set<GymID> = []
      guard analysis.book.gyms.count(where: { $0.isDefault }) > 1 else { return }
      for (gym, key, fileLine) in analysis.gymDeclarations {
        // Of several declarations of a gym the first one counts.
        guard declared.insert(key).inserted, gym.isDefault else { continue }
        guard let range = fileLine.range(ofWord: "default") else { continue }
        guard let known = first else {
          first = (gym, fileLine, range)
          continue
        }
        findings.report(
          fileLine, range,
          "\(shortened(known.gym.id.text)) is already the default gym; remove one \"default\"",
          related: [
            analysis.related(
              known.fileLine, known.range, seenFrom: fileLine.file, "the default that counts")
          ])
      }
    })
}
