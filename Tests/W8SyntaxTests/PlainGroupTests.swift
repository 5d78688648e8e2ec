import Testing
import W8TestSupport

@testable import W8Syntax

@Suite struct PlainGroupTests {
  private let words = [
    "3x5", "5", "w5", "w3x5", "8/8/7!", "w8/8", "12+", "5!", "100", "102.5", "102.5kg", "24kg",
    "135lb",
    "7lvl", "bw", "bw+10", "-15", "@8", "@8.5", "@11", "rir2", "(pause)", "60s", "3x60s", "5km",
    "0",
    "0x5", "05x5", "3x0", "21x5", "3x21", "99999", "5/", "/5", "5/60s", "3x5/4", "w", "x", "3 x 5",
    "100kg x 5", "1.2345", "1.", "5,5", "5×5", "8-12", "5x100kg", "3x5x100kg", "10r",
  ]

  @Test func plainItemsAreReadLikeAllOthers() {
    for word in words {
      for tail in ["", " 5", ", 5", ",5", " x 5", "  X5", " × 5"] {
        let text = Array((word + tail).utf8)
        guard let plain = scanPlainItem(text.span, 0, text.count) else { continue }
        let odd = scanOddItem(text.span, 0, text.count)
        let item = SetItem(plain, start: 0)
        #expect(item.end == odd.end && item.shape == odd.shape, "\(word)\(tail)")
      }
    }
  }

  @Test func plainGroupsAreReadLikeAllOthers() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...4, using: &generator)
      let group = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: " ")
      // A label in front keeps the group from being plain.
      #expect(tokens("(a) \(group)").dropFirst() == tokens(group)[...], "\(group)")
    }
  }

  @Test func valuesSayWhatTheTextSays() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<4000 {
      let group = (0..<2).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: " ")
      let tree = tree(group)
      let read = tree.setGroups(ofLine: 0)
      guard read.count == 1 else { continue }
      for token in tree.tokens(ofLine: 0) where token.value != 0 {
        if token.kind == .load {
          #expect(read[0].load == .mass(thousandths: token.value, unit: token.unit), "\(group)")
        }
        if token.kind == .reps {
          let numbers = [read[0].repsCount] + read[0].reps.map(\.count)
          #expect(numbers.allSatisfy { 1...20 ~= $0 }, "\(group)")
          #expect(read[0].isWarmup == (token.value == ordinaryWarmUp), "\(group)")
        }
      }
    }
  }

  private func tree(_ sets: String) -> SyntaxTree {
    parse(Array("  Curl: \(sets)".utf8), .first)
  }

  /// The tokens of the sets as text.
  private func tokens(_ sets: String) -> [String] {
    let tree = tree(sets)
    return tree.tokens(ofLine: 0).dropFirst(2).map {
      "\($0.kind) \(tree.string(of: $0, line: 0))"
    }
  }
}
