import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let tooManySets = Rule(
    8417, "too-many-sets", .error,
    Explanation(
      finds:
        "A group of more than 99 sets, such as `50x10/10`, which means 50 times 10 and 10 reps.",
      harm: """
        So many sets are surely a typo, so w8log ignores the group.
        """,
      fix: "Correct the number of sets, or write the sets in several groups.",
      example: january("03 Sat   82.1", "    Push-up:            50x10/10 bw"),
      instead: january("03 Sat   82.1", "    Push-up:            5x10/10 bw")),
    .syntax(.tooManySets) { scope in
      "\(quoted(scope.text)) means \(setCount(of: scope.text)) sets; one item can have at most 99"
    })
}

/// The number of sets that a list with a count is: each `/` adds an element to one.
private func setCount(of text: String) -> Int {
  let parts = text.split(maxSplits: 1, whereSeparator: isTimes)
  let count = parts.count > 1 ? Int(parts[0].filter { $0.isNumber }) ?? 1 : 1
  return count * ((parts.last ?? "").count { $0 == "/" } + 1)
}
