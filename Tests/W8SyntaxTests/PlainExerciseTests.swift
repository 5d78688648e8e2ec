import Testing
import W8Syntax
import W8TestSupport

@Suite struct PlainExerciseTests {
  private let words = [
    "Squat", "a", "Pull-up", "DB_press", "[x]", "7x7", "one|two", "~", "a@b", "`x`", "\\", "^",
    "{}",
    "Very long name of an exercise", "12", "a1", "1:2", "a/b", "it's", "50%", "\u{7F}", "é", "(b)",
    "\"c\"",
    "\t", "  ", ">", ";", "+", "#",
  ]

  @Test func namesAreReadLikeAllOthers() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...4, using: &generator)
      let name =
        "S"
        + (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
      let line = "\(name): 3x5 100"
      // A superset is never read in one go.
      #expect(tokens("+ \(line)").dropFirst() == tokens(line)[...], "\(line)")
    }
  }

  private func tokens(_ line: String) -> [String] {
    let tree = parse(Array("  \(line)\n".utf8), .later)
    return tree.tokens(ofLine: 0).map { "\($0.kind) \(tree.string(of: $0, line: 0))" }
  }
}
