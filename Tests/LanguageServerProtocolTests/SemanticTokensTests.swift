import JSON
import LanguageServerProtocol
import Testing

@Suite struct SemanticTokensTests {
  private func data(_ pieces: [(line: Int, start: Int, length: Int)]) -> LSP.SemanticTokenData {
    var data = LSP.SemanticTokenData()
    for piece in pieces {
      data.append(
        line: piece.line, start: piece.start, length: piece.length, type: 3, modifiers: 1)
    }
    return data
  }

  @Test func countFromThePieceBefore() {
    let all = data([(2, 5, 3), (2, 10, 4), (5, 2, 7)])
    #expect(written(all) == "[2,5,3,3,1,0,5,4,3,1,3,2,7,3,1]")
    #expect(
      written(LSP.SemanticTokensResult.all(all, id: "7"))
        == #"{"resultId":"7","data":[2,5,3,3,1,0,5,4,3,1,3,2,7,3,1]}"#)
    #expect(written(LSP.SemanticTokensResult.all(data([]), id: nil)) == #"{"data":[]}"#)
  }

  @Test(arguments: [0, 127, 128, 300, 16_383, 16_384, 2_000_000, Int(UInt32.max)])
  func numbersOfAnySizeAreKept(_ number: Int) {
    #expect(written(data([(number, 0, number)])) == "[\(number),0,\(number),3,1]")
  }

  @Test func changesAreOneEdit() {
    let old = data([(0, 0, 2), (1, 0, 300), (2, 0, 4)])
    let new = data([(0, 0, 2), (1, 0, 301), (2, 0, 4)])
    #expect(new.edit(from: new) == nil)
    let edit = new.edit(from: old)
    #expect(edit?.start == 7 && edit?.deleteCount == 1)
    #expect(
      written(LSP.SemanticTokensResult.changes(edit, id: "2"))
        == #"{"resultId":"2","edits":[{"start":7,"deleteCount":1,"data":[301]}]}"#)
    #expect(
      written(LSP.SemanticTokensResult.changes(nil, id: "2")) == #"{"resultId":"2","edits":[]}"#)
  }

  /// Whatever the edit is, it makes the new numbers of the old ones.
  @Test func anEditMakesTheNewOfTheOld() throws {
    let lengths = [1, 127, 128, 200, 16_384, 40_000]
    var all: [[Int]] = [[]]
    for first in lengths {
      all.append([first])
      for second in lengths { all.append([first, second]) }
    }
    for old in all {
      for new in all {
        let (before, after) = (rows(old), rows(new))
        var numbers = try integers(written(before))
        if let edit = after.edit(from: before) {
          numbers.replaceSubrange(
            edit.start..<edit.start + edit.deleteCount, with: try integers(written(edit.data)))
        }
        #expect(numbers == (try integers(written(after))))
      }
    }
  }

  @Test func params() throws {
    let document = #""textDocument":{"uri":"a"}"#
    let full = try LSP.DocumentParams(json: json("{\(document)}"))
    #expect(full.textDocument == .init(uri: .init("a")))
    let delta = try LSP.SemanticTokensDeltaParams(
      json: json(#"{\#(document),"previousResultId":"3"}"#))
    #expect(delta.previousResultId == "3")
    #expect(
      try complaint(LSP.SemanticTokensDeltaParams.self, "{\(document)}")?
        .hasPrefix("previousResultId") == true)
    let range = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":3}}"#
    let part = try LSP.DocumentRangeParams(json: json(#"{\#(document),"range":\#(range)}"#))
    #expect(part.range.end.character == 3)
  }

  private func rows(_ lengths: [Int]) -> LSP.SemanticTokenData {
    data(lengths.enumerated().map { ($0, 0, $1) })
  }

  private func integers(_ text: String) throws -> [Int] {
    try json(text).arrayValue?.compactMap(\.integerValue) ?? []
  }
}
