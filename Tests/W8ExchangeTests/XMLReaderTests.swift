import Testing

@testable import W8Exchange

@Suite struct XMLReaderTests {
  /// What a document says: `<name key=value>`, `</name>` and texts.
  private func events(_ text: String, piece: Int = .max) throws -> [String] {
    var reader = XMLReader()
    var found: [String] = []
    func drain(_ isEnd: Bool) throws {
      while try reader.read(isEnd: isEnd) {
        switch reader.event {
        case .start:
          let key = reader.attribute("k").map { "=" + unescaped($0) } ?? ""
          found.append("<\(reader.nameText)\(key)>")
        case .end: found.append("</>")
        case .text: found.append(reader.text)
        }
      }
    }
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = start + min(piece, bytes.count - start)
      try reader.append(Array(bytes[start..<end]))
      try drain(false)
      start = end
    }
    try drain(true)
    return found
  }

  private let document = """
    <?xml version="1.0"?><!DOCTYPE a SYSTEM "http://example.org/a.dtd" [
    <!ELEMENT a (b)> <!-- x -->
    ]><!-- <c> --><a k='x > "y"'>1 &lt; 2 &#x263A;&nbsp;<b/><b k="&quot;&#50;"></b></a>
    """

  @Test func tagsAndTextsAreRead() throws {
    #expect(
      try events(document) == [
        "<a=x > \"y\">", "1 < 2 ☺&nbsp;", "<b>", "</>", "<b=\"2>", "</>", "</>",
      ])
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 64])
  func piecesMakeNoDifference(piece: Int) throws {
    #expect(try events(document, piece: piece) == events(document))
  }

  @Test(arguments: [
    "<a>", "<a><b></a></b>", "<a", "</a>", "", "<a k=\"", "<a><!-- ", "< >", "<a></a><b>",
    "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", "<!DOCTYPE a [", "<a>\n<b>\n</c>", "<a>\u{0}</a>",
  ])
  func brokenDocumentsAreRefused(text: String) {
    #expect(throws: ImportRefusal.self) { try events(text) }
    #expect(throws: ImportRefusal.self) { try events(text, piece: 1) }
  }

  @Test func depthAndLengthHaveBounds() {
    #expect(throws: ImportRefusal.self) {
      try events(String(repeating: "<a>", count: 100_000), piece: 4096)
    }
    #expect(throws: ImportRefusal.self) {
      try events("<a>" + String(repeating: "x", count: 3 << 20), piece: 1 << 16)
    }
    #expect(throws: ImportRefusal.self) {
      try events("<a k=\"" + String(repeating: "x", count: 3 << 20), piece: 1 << 16)
    }
  }

  @Test func whatIsBrokenIsToldWithItsLine() {
    #expect {
      try events("<a>\n<b>\n</c>")
    } throws: { error in
      guard case .unreadable(let line, _)? = error as? ImportRefusal else { return false }
      return line == 3
    }
  }
}
