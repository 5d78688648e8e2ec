import Testing

@testable import W8Exchange

@Suite struct TableReaderTests {
  private func records(
    _ text: String, delimiter: Character = ",", piece: Int = .max
  ) throws -> [[String]] {
    var reader = TableReader(delimiter: delimiter.asciiValue ?? 0)
    var rows: [[String]] = []
    func drain(_ isEnd: Bool) throws {
      while try reader.read(isEnd: isEnd) {
        rows.append(reader.row.cells.indices.map { reader.row.decoded($0).text })
      }
    }
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = start + min(piece, bytes.count - start)
      reader.append(Array(bytes[start..<end]))
      try drain(false)
      start = end
    }
    try drain(true)
    return rows
  }

  @Test func cellsAreThoseOfTheStandard() throws {
    #expect(try records("a,b\n1,2\n") == [["a", "b"], ["1", "2"]])
    #expect(
      try records("a,b\r\n1,\"x, \"\"y\"\"\nz\"\r\n") == [["a", "b"], ["1", "x, \"y\"\nz"]])
    #expect(try records("a\rb\r\rc") == [["a"], ["b"], ["c"]])
    #expect(try records("\"\",\"\"") == [["", ""]])
    #expect(try records(" a , \"b\" ,c") == [["a", "b", "c"]])
    #expect(try records("5\" bar,6") == [["5\" bar", "6"]])
    #expect(try records("a;b;", delimiter: ";") == [["a", "b", ""]])
    #expect(try records("'=1+1,'tis") == [["=1+1", "'tis"]])
  }

  /// However a file is cut into pieces, its records are the same.
  @Test(arguments: 1...9)
  func piecesMakeNoDifference(piece: Int) throws {
    let text = "a,b\r\n\"x\r\n\"\"y\",\"\"\r\n\r\n1,2\r3,\"4\""
    #expect(try records(text, piece: piece) == records(text))
  }

  @Test func linesAreCountedInsideQuotes() throws {
    var reader = TableReader(delimiter: UInt8(ascii: ","))
    reader.append(Array("a,\"b\n\nc\"\n\nd,e\n\"f\"g,h\n".utf8))
    var lines: [Int] = []
    while try reader.read(isEnd: true) { lines.append(reader.row.line) }
    #expect(lines == [1, 5, 6])
    #expect(reader.row.hasStrayQuote)
  }

  @Test(arguments: [
    ("a,b\n1,\"2\n3", 2), ("a\nb\u{0}\n", 2), ("\"a\n\n\u{0}", 3), ("a\n\"\"\"", 2),
  ])
  func whatCannotBeReadIsToldWithItsLine(text: String, line: Int) {
    #expect {
      try records(text)
    } throws: { error in
      guard case .unreadable(let found, _)? = error as? ImportRefusal else { return false }
      return found == line
    }
  }

  @Test func aCellOfManyBytesAndARowOfManyCellsAreRefused() {
    let long = String(repeating: "x", count: 10 << 20)
    #expect(throws: ImportRefusal.self) { try records("a,b\n\(long),1\n", piece: 1 << 16) }
    #expect(throws: ImportRefusal.self) { try records("a,b\n\"\(long),1\n", piece: 1 << 16) }
    let commas = String(repeating: ",", count: 1_000_000)
    #expect(throws: ImportRefusal.self) { try records(commas, piece: 1 << 16) }
  }

  @Test func theDelimiterIsThatOfTheHeader() {
    func delimiter(_ text: String) -> Character {
      Character(Unicode.Scalar(SourceHead(Array(text.utf8), isWhole: true).delimiter))
    }
    #expect(delimiter("a,b\n1;2;3;4") == ",")
    #expect(delimiter("\"a,b,c,d\";e") == ";")
    #expect(delimiter("Title\n\na\tb\tc,d") == "\t")
    #expect(delimiter("") == ",")
  }

  @Test func otherEncodingsAreRead() {
    func decoded(_ pieces: [[UInt8]]) -> String {
      var decoder = UTF8Decoder()
      var bytes: [UInt8] = []
      for piece in pieces { bytes += decoder.decode(piece, isEnd: false) }
      return decodedText((bytes + decoder.decode([], isEnd: true))[...]).text
    }
    #expect(decoded([[0xEF], [0xBB, 0xBF, 0x61]]) == "a")
    #expect(decoded([[0xFF, 0xFE, 0x3D], [0xD8], [0x00, 0xDE, 0x61, 0]]) == "\u{1F600}a")
    #expect(decoded([[0xFE, 0xFF, 0, 0x61, 0]]) == "a")
    #expect(decoded([[0x63, 0xE9, 0x80]]) == "cé€")
    #expect(decoded([[0x61]]) == "a")
  }
}
