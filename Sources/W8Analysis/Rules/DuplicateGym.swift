import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let duplicateGym = Rule(
    8302, "duplicate-gym", .error,
    Explanation(
      finds: "A second `gym` line for the same gym.",
      harm: "Only the first counts; the name, colour and unit on the other are not used.",
      example: """
        gym        @iron "Iron Temple"
        gym        @Iron color:red
        """,
      instead: """
        gym        @iron "Iron Temple" color:red
        """),
    .file { scope, findings in
      var first: [GymID: LinePlace] = [:]
      for placed in scope.file.settings.directives {
        guard case .gym(let gym) = placed.directive else { continue }
        let place = scope.file.place(of: placed)
        let id = canonicalKey(gym.id.text)
        guard let declared = first[id] else {
          first[id] = place
          continue
        }
        findings.report(
          place, gym.id.range.shifted(by: place.sectionStart),
          "\(gym.id.text) is already declared on line \(scope.file.lineNumber(of: declared))",
          related: [
            RelatedPlace(range: declared.contentRange, message: "the declaration that counts")
          ])
      }
    },
    fixes: { scope in
      [.possible("Remove this declaration", TextEdit(scope.place.fullRange, ""))]
    })
}
