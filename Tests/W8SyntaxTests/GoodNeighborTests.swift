import Testing
import W8Syntax

/// One fault never hides a good neighbor: what cannot be read takes nothing with it from its line.
@Suite struct GoodNeighborTests {
  /// Words that nobody can read, and that are no part of anything either.
  private static let suspects = [
    "%%", "foo", "80%", "b)", "12kgr", "#", "#1", "fat:", "7:99", "82.9.1", "99999", "--", "##a",
    "é", "\u{A0}",
    "?", "!", "=", "a=b", "+", "/", "5/", "/5", "5//5", "k", "3xx5", "~", "*", "[1]", "{",
    "<", "->", "1e5",
    "½", "²", "٣", "7lvls", "a:b:c", "@@iron", "@iron!",
  ]

  @Test(arguments: [
    ["3x5", "100", "@8", "(belt)"], ["5/5/4!", "bw+10", "rir2"], ["100kg", "3x5"],
    ["1:35", "400m"],
    ["w5", "60kg", "(a)", "(b)"],
  ])
  func ofSets(_ items: [String]) {
    check(items, after: "    Squat: ", suspects: Self.suspects)
    check(items, after: "    Squat: ", suspects: ["x", "X", "×"], before: { !$0.isNumber })
  }

  @Test(arguments: [
    ["82.9", "@iron", "#salty", "fat:18%"], ["82.9kg", "07:05", "@iron", "#a", "#b"],
    ["-", "#sick"],
  ])
  func ofAnEntry(_ fields: [String]) {
    check(fields, after: "01 Thu ", suspects: Self.suspects + ["x", "5,5,4", "12-15"])
  }

  @Test(arguments: [["@iron", "18:30", "#late"], ["@iron", "#a"]])
  func ofASession(_ fields: [String]) {
    check(fields, after: "    ", suspects: Self.suspects + ["x", "5,5,4", "12-15"])
  }

  /// Puts each of `suspects` behind each of `parts` before which, as `before` has it, it means nothing.
  private func check(
    _ parts: [String], after prefix: String, suspects: [String],
    before: (Character) -> Bool = { _ in true }
  ) {
    let expected = tokens(prefix + parts.joined(separator: " "))
    for stray in suspects {
      for position in 1...parts.count {
        if position < parts.count, let next = parts[position].first, !before(next) { continue }
        var all = parts
        all.insert(stray, at: position)
        let line = prefix + all.joined(separator: " ")
        var found = tokens(line)
        for token in expected {
          guard let index = found.firstIndex(of: token) else {
            Issue.record("\(token) is lost: \(line)")
            continue
          }
          found.remove(at: index)
        }
      }
    }
  }

  private func tokens(_ line: String) -> [String] {
    let parsed = tree(line + "\n")
    return parsed.tokens(ofLine: 0).map { "\($0.kind) \(parsed.string(of: $0, line: 0))" }
  }
}
