import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let tooManySets = Rule(
    8417, "too-many-sets", .error,
    Explanation(
      finds: """
        Sets between two commas that are more than 99, such as `50x10/10`: 50 times two sets of \
        10.
        """,
      harm: "So many sets are surely a typo, so w8log ignores them.",
      fix: "Correct the number of sets, or separate the sets by a comma.",
      example: january("03 Sat   82.1", "    Push-up:            50x10/10 bw"),
      instead: january("03 Sat   82.1", "    Push-up:            5x10/10 bw")),
    .syntax(.tooManySets) { scope in
      "\(quoted(scope.text)) means \(setCount(of: scope.text)) sets; write at most 99 in each part between commas"
    })
}

/// The number of sets that a list with a count is: each `/` adds an element to one.
private func setCount(of text: String) -> Int {
  let parts = text.split(maxSplits: 1, whereSeparator: isTimes)
  let count = parts.count > 1 ? Int(parts[0].filter { $0.isNumber }) ?? 1 : 1
  return count * ((parts.last ?? "").count { $0 == "/" } + 1)
}
