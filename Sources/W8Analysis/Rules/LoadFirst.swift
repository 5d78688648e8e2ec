import W8Syntax
import W8Text

extension Rule {
  static let loadFirst = Rule(
    8405, "load-first", .error, .sets,
    Explanation(
      finds: "A number without a unit before the reps, which can only be meant as the load.",
      harm: """
        Of two bare numbers the first is the reps, so the group cannot be read. A load may come \
        first when it carries its unit.
        """,
      example: """
        # 2026-01

        03 Sat   82.1
            Deadlift:           100 3x5
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
            Deadlift:           3x5 100
        """),
    .syntax(.loadFirst) { scope in
      "\(quoted(scope.text)): the reps come first, a load before them needs its unit"
    },
    fixes: { scope in
      guard let right = repsFirst(scope.text) else { return [] }
      let edit = scope.replacing(with: right)
      guard let group = scope.cleanGroup(after: edit), group.load != nil, !group.reps.isEmpty
      else { return [] }
      return [.preferred("Write \(right)", edit)]
    })
}

/// `3x5 100` for `100 3x5`, `5 100` for `100x5`; nil when there is more between the two.
private func repsFirst(_ text: String) -> String? {
  let words = text.split { $0 == " " || $0 == "\t" }
  if words.count == 2, words[0].allSatisfy(isOfNumber) { return "\(words[1]) \(words[0])" }
  let warmup = text.first == "w" || text.first == "W" ? String(text.prefix(1)) : ""
  let factors = text.dropFirst(warmup.count).split(
    maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: isTimes)
  guard factors.count == 2 else { return nil }
  let parts = factors.map { $0.filter { $0 != " " && $0 != "\t" } }
  return "\(warmup)\(parts[1]) \(parts[0])"
}

private func isOfNumber(_ character: Character) -> Bool {
  "0"..."9" ~= character || character == "."
}
