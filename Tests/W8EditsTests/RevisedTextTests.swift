import Testing
import W8TestSupport
import W8Text

@testable import W8Book
@testable import W8Edits

@Suite struct RevisedTextTests {
  /// "abcdef" → "aXXdef" → "aXYdef!" → "aXY!": the second round cuts into what the first one wrote.
  @Test func keepsTheEditsOfSeveralRounds() {
    var revised = RevisedText(of: Array("abcdef".utf8))
    revised.apply([TextEdit(TextRange(1, 3), "XX")])
    revised.apply([TextEdit(TextRange(2, 3), "Y"), TextEdit(TextRange(at: 6), "!")])
    revised.apply([TextEdit(TextRange(3, 6), "")])
    #expect(String(decoding: revised.bytes, as: UTF8.self) == "aXY!")
    #expect(revised.edits == [TextEdit(TextRange(1, 6), "XY!")])
  }

  @Test func forgetsWhatWasUndone() {
    var revised = RevisedText(of: Array("abc".utf8))
    revised.apply([TextEdit(TextRange(1, 2), "X")])
    revised.apply([TextEdit(TextRange(1, 2), "b")])
    #expect(revised.edits.isEmpty)
  }

  @Test func itsEditsMakeItsBytes() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<300 {
      let original = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        UInt8.random(in: 97...99, using: &random)
      }
      var revised = RevisedText(of: original)
      var text = original
      for _ in 0..<4 {
        let edits = randomEdits(text.count, &random)
        revised.apply(edits)
        text = try #require(text.applying(edits))
        #expect(revised.bytes == text)
        #expect(original.applying(revised.edits) == text)
      }
    }
  }

  private func randomEdits(_ count: Int, _ random: inout SeededGenerator) -> [TextEdit] {
    var edits: [TextEdit] = []
    var offset = 0
    while offset < count, edits.count < 4 {
      let start = Int.random(in: offset...count, using: &random)
      let end = Int.random(in: start...min(start + 4, count), using: &random)
      let new = ["", "x", "yz"].randomElement(using: &random) ?? ""
      edits.append(TextEdit(TextRange(start, end), new))
      offset = end + 1
    }
    return edits
  }
}
