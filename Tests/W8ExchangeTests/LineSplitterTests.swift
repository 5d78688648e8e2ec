import Testing

@testable import W8Exchange

@Suite struct LineSplitterTests {
  /// A log as JSON is one line, which comes in many pieces.
  @Test func aLineOfManyPiecesIsReadWhole() throws {
    var splitter = LineSplitter(lineLimit: 64 << 20)
    var lines: [[UInt8]] = []
    let text = Array((String(repeating: "a", count: 3 << 20) + "\r\nb\n\nc").utf8)
    var start = 0
    while start < text.count {
      let end = min(start + (1 << 16), text.count)
      splitter.append(Array(text[start..<end]))
      while let line = try splitter.read(isEnd: false) { lines.append(Array(line)) }
      start = end
    }
    while let line = try splitter.read(isEnd: true) { lines.append(Array(line)) }
    #expect(lines.map(\.count) == [3 << 20, 1, 0, 1])
    #expect(lines.last == Array("c".utf8))
    #expect(splitter.line == 4)
  }

  @Test func aLineBeyondTheLimitIsRefused() {
    var splitter = LineSplitter()
    splitter.append([UInt8](repeating: .init(ascii: "a"), count: 1 << 20 + 1))
    #expect(throws: ImportRefusal.self) { try splitter.read(isEnd: false) }
  }

  /// The end of a line may come in two pieces.
  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func linesAreTheSameHoweverTheyCome(size: Int) throws {
    let text = Array("a\r\n\rbc\n\r\nd".utf8)
    var splitter = LineSplitter()
    var lines: [String] = []
    for start in stride(from: 0, to: text.count, by: size) {
      splitter.append(Array(text[start..<min(start + size, text.count)]))
      while let line = try splitter.read(isEnd: false) {
        lines.append(String(decoding: line, as: UTF8.self))
      }
    }
    while let line = try splitter.read(isEnd: true) {
      lines.append(String(decoding: line, as: UTF8.self))
    }
    #expect(lines == ["a", "", "bc", "", "d"])
  }
}
