import LanguageServerProtocol
import Testing
import W8TestSupport

@Suite struct MessageFramerTests {
  /// What comes out of a stream: bodies as text, and `!` for each error.
  private func read(_ chunks: [[UInt8]]) -> [String] {
    var framer = MessageFramer()
    var events: [String] = []
    for chunk in chunks {
      framer.push(chunk)
      events += drain(&framer)
    }
    return events
  }

  private func read(_ text: String) -> [String] {
    read([Array(text.utf8)])
  }

  private func drain(_ framer: inout MessageFramer) -> [String] {
    var events: [String] = []
    while true {
      do throws(FramingError) {
        guard let body = try framer.next() else { return events }
        events.append(String(decoding: body, as: UTF8.self))
      } catch {
        events.append("! " + error.message)
      }
    }
  }

  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}",
    "content-length:2\r\n\r\n{}",
    "CONTENT-LENGTH: \t 2 \r\n\r\n{}",
    "Content-Length: 2\n\n{}",
    "Content-Length: 0002\r\n\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nX-Weight: 82\r\nno colon\r\n\r\n{}",
    "Content-Length: 7\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func readsHeaders(text: String) {
    #expect(read(text) == ["{}"])
  }

  @Test func readsWhatItFrames() {
    let bodies = ["", "{}", "é🏋", String(repeating: "x", count: 100_000)]
    let stream = bodies.map { MessageFramer.frame(Array($0.utf8)) }
    #expect(MessageFramer.frame(Array("é".utf8)) == Array("Content-Length: 2\r\n\r\né".utf8))
    #expect(read(stream) == bodies)
    #expect(read([Array(stream.joined())]) == bodies)
  }

  private static let unusable = "is no number from 0 to 268435456"

  @Test(arguments: [
    ("Content-Length: -1\r\n\r\n", "Content-Length \"-1\" \(unusable)"),
    ("Content-Length: x\r\n\r\n", "Content-Length \"x\" \(unusable)"),
    ("Content-Length:\r\n\r\n", "Content-Length \"\" \(unusable)"),
    ("Content-Length: 2.0\r\n\r\n", "Content-Length \"2.0\" \(unusable)"),
    ("Content-Length: +2\r\n\r\n", "Content-Length \"+2\" \(unusable)"),
    ("Content-Length: 268435457\r\n\r\n{}", "Content-Length \"268435457\" \(unusable)"),
    // Beyond Int; only the first 20 characters are quoted.
    (
      "Content-Length: 999999999999999999999999\r\n\r\n{}",
      "Content-Length \"99999999999999999999\" \(unusable)"
    ),
    ("\r\n", "the header has no Content-Length"),
    ("X: y\r\n\r\n", "the header has no Content-Length"),
    ("{\"id\":1}\n\n", "the header has no Content-Length"),
    (String(repeating: "x", count: 5000), "the header is longer than 4096 bytes"),
    (String(repeating: "X: y\r\n", count: 1000), "the header is longer than 4096 bytes"),
    (
      "Content-Length: 2\r\n" + String(repeating: "X: y\r\n", count: 1000),
      "the header is longer than 4096 bytes"
    ),
  ])
  func reportsDisorderAndGoesOn(text: String, message: String) {
    #expect(read(text) == ["! " + message])
    let next = "Content-Length: 5\r\n\r\nafter"
    #expect(read(text + next + next) == ["! " + message, "after", "after"])
  }

  @Test func reportsEachDisorderOnce() {
    let bad = "Content-Length: x\r\n\r\n"
    let good = "Content-Length: 1\r\n\r\na"
    let error = "! Content-Length \"x\" \(Self.unusable)"
    #expect(read(bad + bad + "rest" + good + bad + bad + good) == [error, "a", error, "a"])
  }

  @Test func goesOnAfterALengthThatIsTooSmall() {
    // The length stops short: `]}` is left over and the next header follows it without a line end.
    let text = "Content-Length: 8\r\n\r\n{\"a\":[1]}]}Content-Length: 2\r\n\r\n{}"
    #expect(read(text) == ["{\"a\":[1]", "! the header has no Content-Length", "{}"])
  }

  @Test func waitsForTheRest() {
    var framer = MessageFramer()
    framer.push(Array("Content-Le".utf8))
    #expect(drain(&framer) == [])
    framer.push(Array("ngth: 4\r\n\r\nab".utf8))
    #expect(drain(&framer) == [])
    framer.push(Array("cd".utf8))
    #expect(drain(&framer) == ["abcd"])
  }

  @Test func readsTheSameHoweverTheStreamIsCut() {
    var generator = SeededGenerator(seed: 5)
    let pieces = [
      "Content-Length: 2\r\n\r\n{}", "content-length: 0\n\n",
      "Content-Type: x\r\nContent-Length: 11\r\n\r\nContent-Len",
      "Content-Length: 40\r\n\r\n" + String(repeating: "y", count: 40),
      "garbage", "\r\n", "\n", "Content-Length: x\r\n\r\n", "Content-Length: 3\r\n\r\n12345",
      String(repeating: "z", count: 4200), "Content-Length: 99999999999\r\n\r\n",
    ]
    for _ in 0..<400 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let stream = Array(text.utf8)
      let whole = read([stream])
      #expect(read(cut(stream, longest: 60, using: &generator)) == whole)
      #expect(read(stream.map { [$0] }) == whole)
    }
  }

  @Test func findsEveryMessageBehindGarbage() {
    var generator = SeededGenerator(seed: 6)
    // Blank lines and colons, but no whole name of the field: that would be a header.
    let alphabet = Array("{}:\"\r\n xyzContent-Length".utf8)
    for round in 0..<300 {
      var stream: [UInt8] = []
      for number in 0..<5 {
        let count = [0, 1, 7, 300, 5000].randomElement(using: &generator) ?? 0
        let garbage = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
        stream += garbage + MessageFramer.frame(Array("message \(round).\(number)".utf8))
      }
      let events = read(cut(stream, longest: 5000, using: &generator))
      #expect(
        events.filter { !$0.hasPrefix("!") } == (0..<5).map { "message \(round).\($0)" })
    }
  }

  private func cut(
    _ stream: [UInt8], longest: Int, using generator: inout SeededGenerator
  ) -> [[UInt8]] {
    var chunks: [[UInt8]] = []
    var rest = stream[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(Int.random(in: 1...longest, using: &generator))
      chunks.append(Array(chunk))
      rest = rest.dropFirst(chunk.count)
    }
    return chunks
  }
}
