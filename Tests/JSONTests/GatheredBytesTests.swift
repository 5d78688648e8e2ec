import JSON
import Testing

/// Pieces of every length around the one up to which they are gathered come out as they went in.
@Suite struct GatheredBytesTests {
  @Test(arguments: [0, 1, 255, 509, 510, 511, 512, 513, 1023, 1024, 1025, 5000])
  func piecesOfAnyLengthStayWhole(length: Int) {
    let text = String(repeating: "x", count: length)
    var json = JSONWriter()
    json.startArray()
    for number in 0..<3 {
      json.string(text)
      json.integer(number)
      json.written(Array(text.utf8) + [UInt8(ascii: "y")])
    }
    json.endArray()
    let elements = (0..<3).flatMap { ["\"\(text)\"", "\($0)", "\(text)y"] }
    #expect(json.take() == Array("[\(elements.joined(separator: ","))]".utf8))
  }

  @Test(arguments: [-1, 0, 1, 1000, Int.max])
  func roomChangesNothingOfWhatIsWritten(byteCount: Int) {
    var json = JSONWriter()
    json.startArray()
    json.integer(1)
    json.reserve(byteCount)
    json.integer(2)
    json.endArray()
    #expect(json.take() == Array("[1,2]".utf8))
  }

  @Test func copiesOfAWriterGoTheirOwnWays() {
    var json = JSONWriter()
    json.startArray()
    json.integer(1)
    var copy = json
    copy.integer(2)
    copy.endArray()
    json.endArray()
    #expect(json.take() == Array("[1]".utf8))
    #expect(copy.take() == Array("[1,2]".utf8))
  }

  @Test func numbersOfAnyLengthAreWritten() {
    for power in 0..<63 {
      for number in [1 << power, (1 << power) - 1, -(1 << power)] {
        #expect(JSONWriter.write(number) == Array("\(number)".utf8))
      }
    }
  }
}
