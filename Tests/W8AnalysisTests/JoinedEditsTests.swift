import Testing
import W8TestSupport
import W8Text

@testable import W8Analysis

/// Edits that are made one of, as they stand close together, make the same text.
@Suite struct JoinedEditsTests {
  @Test func theyMakeTheSameText() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...9_000, using: &random)).map { UInt8(97 + $0 % 26) }
      let edits = edits(of: bytes.count, &random)
      let joined = edits.joined(in: bytes)
      #expect(bytes.applying(joined) == bytes.applying(edits))
      #expect(joined.count <= edits.count && joined.isEmpty == edits.isEmpty)
      // What stands apart stays apart.
      for (one, next) in zip(joined, joined.dropFirst()) {
        #expect(next.range.start - one.range.end > 1_000)
      }
    }
  }

  private func edits(of count: Int, _ random: inout SeededGenerator) -> [TextEdit] {
    var edits: [TextEdit] = []
    var offset = 0
    while offset < count, Int.random(in: 0..<8, using: &random) > 0 {
      let start = min(count, offset + Int.random(in: 0...1_500, using: &random))
      let end = min(count, start + Int.random(in: 0...3, using: &random))
      edits.append(TextEdit(TextRange(start, end), "xyz"))
      offset = end + 1
    }
    return edits
  }
}
