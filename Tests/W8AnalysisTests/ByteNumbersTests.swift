import Testing
import W8TestSupport
import W8Text

@testable import W8Analysis

/// Names are told apart by all of their bytes, of whatever length and wherever they stand.
@Suite struct ByteNumbersTests {
  @Test func equalBytesHaveOneNumber() {
    var generator = SeededGenerator(seed: 5)
    var numbers = ByteNumbers()
    var expected: [[UInt8]: Int] = [:]
    for _ in 0..<20_000 {
      let (text, range) = stretch(using: &generator)
      let bytes = Array(text[range.start..<range.end])
      let number = expected[bytes] ?? expected.count
      expected[bytes] = number
      #expect(numbers.number(of: range, in: text.span) == number, "\(bytes)")
    }
    #expect(expected.count > 5_000)
  }

  @Test func aRecentBranchIsFoundByItsBytesAndItsGym() {
    var generator = SeededGenerator(seed: 6)
    var recent = RecentBranches()
    var ordinals: [Branch: Int] = [:]
    var foundCount = 0
    for _ in 0..<20_000 {
      let (text, range) = stretch(using: &generator)
      let gym = Int.random(in: -2...2, using: &generator)
      let branch = Branch(bytes: Array(text[range.start..<range.end]), gym: gym)
      let key = RecentBranches.Key(range, in: text.span, atGym: gym)
      let ordinal = ordinals[branch] ?? ordinals.count
      ordinals[branch] = ordinal
      let known = recent.ordinal(of: key)
      if known >= 0 {
        #expect(known == ordinal)
        foundCount += 1
      }
      recent.keep(ordinal, key)
    }
    #expect(foundCount > 500)
  }

  private struct Branch: Hashable {
    let bytes: [UInt8]
    let gym: Int
  }

  /// Bytes of a text, of few kinds so that many are equal; some stand at its very end.
  private func stretch(using generator: inout SeededGenerator) -> ([UInt8], TextRange) {
    let count = Int.random(in: 0...40, using: &generator)
    let start = Int.random(in: 0...9, using: &generator)
    let isOfOneKind = Bool.random(using: &generator)
    let text = (0..<start + count + Int.random(in: 0...9, using: &generator)).map { _ in
      isOfOneKind ? UInt8(ascii: "a") : UInt8.random(in: 0...1, using: &generator)
    }
    return (text, TextRange(start, start + count))
  }
}
