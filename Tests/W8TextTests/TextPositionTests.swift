import Testing
import W8TestSupport
import W8Text

@Suite struct TextPositionTests {
  /// Offsets: a 0, é 1, 😀 3, b 7, CR 8, LF 9, c 10.
  private let text = SectionedText(Array("aé😀b\r\nc".utf8), cuts: .tiny)

  @Test(arguments: [
    // The end of "aé😀b": 8 bytes; 1 + 1 + 2 + 1 = 5 units of UTF-16; 4 scalars.
    (PositionEncoding.utf8, [0, 1, 3, 7, 8]), (.utf16, [0, 1, 2, 4, 5]), (.utf32, [0, 1, 2, 3, 4]),
  ])
  func columnsCountTheUnitsOfTheEncoding(encoding: PositionEncoding, columns: [Int]) {
    for (offset, column) in zip([0, 1, 3, 7, 8], columns) {
      let position = TextPosition(line: 0, column: column)
      #expect(text.position(of: offset, encoding: encoding) == position)
      #expect(text.offset(of: position, encoding: encoding) == offset)
    }
  }

  @Test(arguments: [
    (PositionEncoding.utf8, 2, 1), (.utf8, 4, 3), (.utf8, 6, 3), (.utf16, 3, 3),
  ])
  func aColumnInsideAScalarMeansItsStart(encoding: PositionEncoding, column: Int, offset: Int) {
    #expect(text.offset(of: TextPosition(line: 0, column: column), encoding: encoding) == offset)
  }

  @Test(arguments: PositionEncoding.allCases)
  func whatIsOutsideIsMovedIntoTheText(encoding: PositionEncoding) {
    func offset(_ line: Int, _ column: Int) -> Int {
      text.offset(of: TextPosition(line: line, column: column), encoding: encoding)
    }
    #expect(offset(0, 9) == 8)
    #expect(offset(0, .max) == 8)
    #expect(offset(1, .max) == 11)
    #expect(offset(2, 0) == 11)
    #expect(offset(.max, .max) == 11)
    #expect(offset(-1, -1) == 0)
    #expect(offset(.min, .min) == 0)
    #expect(offset(1, .min) == 10)
    #expect(text.position(of: .min, encoding: encoding) == TextPosition(line: 0, column: 0))
    #expect(text.position(of: .max, encoding: encoding) == TextPosition(line: 1, column: 1))
  }

  @Test(arguments: PositionEncoding.allCases)
  func betweenCarriageReturnAndLineFeedMeansTheEndOfTheLine(encoding: PositionEncoding) {
    #expect(text.position(of: 9, encoding: encoding) == text.position(of: 8, encoding: encoding))
  }

  @Test func aReversedRangeIsSwapped() {
    let range = text.range(
      between: TextPosition(line: 1, column: 1), and: TextPosition(line: 0, column: 1),
      encoding: .utf16)
    #expect(range == TextRange(1, 11))
  }

  @Test func everyByteThatIsNotUTF8IsOneUnit() {
    let text = SectionedText([0xFF, 0xE2, 0x82, 0x61, 0xED, 0xA0, 0x80], cuts: .tiny)
    for encoding in PositionEncoding.allCases {
      for offset in 0...7 {
        let position = TextPosition(line: 0, column: offset)
        #expect(text.position(of: offset, encoding: encoding) == position)
        #expect(text.offset(of: position, encoding: encoding) == offset)
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func offsetToPositionAndBackIsIdentity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let plain = PlainText(bytes: random.text(pieces: 80))
    let text = SectionedText(plain.bytes, cuts: .tiny)
    for encoding in PositionEncoding.allCases {
      for offset in plain.scalarStarts {
        let isInsideLineEnd =
          offset > 0 && offset < plain.bytes.count && plain.bytes[offset] == .lineFeed
          && plain.bytes[offset - 1] == .carriageReturn
        let position = text.position(of: offset, encoding: encoding)
        let expected = isInsideLineEnd ? offset - 1 : offset
        #expect(text.offset(of: position, encoding: encoding) == expected)
      }
    }
  }

  /// Wherever a walk has been, it finds what one finds that has been nowhere.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func aWalkFindsWhatALookFromTheStartFinds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = SectionedText(random.text(pieces: 80), cuts: .tiny)
    for encoding in PositionEncoding.allCases {
      var walk = PositionWalk(text, encoding: encoding)
      for _ in 0..<200 {
        let offset = Int.random(in: -2...text.byteCount + 2, using: &random)
        // Places near by come after each other most often.
        for offset in [offset, offset + 1, offset + 9] {
          #expect(walk.position(of: offset) == text.position(of: offset, encoding: encoding))
          #expect(walk.editorLine(containing: offset) == text.editorLine(containing: offset))
        }
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func columnsOfWellFormedTextAreThoseOfStrings(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let line = String(decoding: random.text(pieces: 30), as: UTF8.self)
      .unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
    let bytes = Array(String(line).utf8)
    let text = SectionedText(bytes, cuts: .tiny)
    for offset in PlainText(bytes: bytes).scalarStarts {
      let head = String(decoding: bytes[..<offset], as: UTF8.self)
      #expect(text.position(of: offset, encoding: .utf8).column == offset)
      #expect(text.position(of: offset, encoding: .utf16).column == head.utf16.count)
      #expect(text.position(of: offset, encoding: .utf32).column == head.unicodeScalars.count)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func anyNumbersNameAScalarBoundary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let plain = PlainText(bytes: random.text(pieces: 40))
    let text = SectionedText(plain.bytes, cuts: .tiny)
    let boundaries = Set(plain.scalarStarts)
    let numbers = [Int.min, Int.min + 1, -1, 0, 1, 2, 3, 7, 50, Int(Int32.max), .max - 1, .max]
    for _ in 0..<200 {
      let position = TextPosition(
        line: numbers[Int.random(in: 0..<numbers.count, using: &random)],
        column: numbers[Int.random(in: 0..<numbers.count, using: &random)])
      for encoding in PositionEncoding.allCases {
        #expect(boundaries.contains(text.offset(of: position, encoding: encoding)))
        _ = text.position(of: position.column, encoding: encoding)
      }
      _ = text.humanPosition(of: position.line)
    }
  }

  /// Editors take a byte order mark off the files that they read.
  @Test func aHiddenMarkTakesNoColumn() {
    let text = SectionedText(Array("\u{FEFF}gym @é\n\u{FEFF}x\n".utf8), cuts: .tiny)
    for (encoding, columns) in [
      (PositionEncoding.utf8, [0, 5, 4]), (.utf16, [0, 5, 2]), (.utf32, [0, 5, 2]),
    ] {
      var walk = PositionWalk(text, encoding: encoding, hidesMark: true)
      let offsets = [0, 8, 15]
      #expect(offsets.map { walk.position(of: $0).column } == columns)
      #expect(walk.position(of: 1) == TextPosition(line: 0, column: 0))
      #expect(walk.position(of: 12).line == 1)
    }
  }
}
