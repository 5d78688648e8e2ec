import Testing
import W8Syntax
import W8Text

@Suite struct HostileBytesTests {
  @Test func invalidUTF8IsOneFaultForTheFirstRunOfALine() {
    // C3 28: a lead byte without its continuation. FF FE: never UTF-8.
    check([0x33, 0x20, 0x3E, 0xC3, 0x28, 0xFF, 0xFE], [(3, 4)])
    check([0x3B, 0xFF, 0xFE, 0x61, 0xFF], [(1, 3)])
    // An overlong slash, a surrogate, a scalar above U+10FFFF, a cut sequence.
    check([0x3B, 0xC0, 0xAF], [(1, 3)])
    check([0x3B, 0xED, 0xA0, 0x80], [(1, 4)])
    check([0x3B, 0xF4, 0x90, 0x80, 0x80], [(1, 5)])
    check([0x3B, 0xE5, 0x8D], [(1, 3)])
    check([0x3B, 0xE5, 0x8D, 0xA7], [])
  }

  @Test func invalidUTF8FreezesEvenProse() {
    #expect(parse([0x3B, 0xFF], .first).lines[0].isVerbatim)
  }

  @Test func invalidBytesOfANameHideNothingElse() {
    // Windows-1252 "Développé: 5" gives a name, a colon and sets.
    let bytes = Array(" D".utf8) + [0xE9] + Array("v: 5".utf8)
    let parsed = parse(bytes, .first)
    #expect(parsed.tokens(ofLine: 0).map(\.kind) == [.name, .colon, .reps])
    #expect(parsed.faults.map(\.kind) == [.invalidUTF8])
  }

  @Test func everyControlCharacterButTabIsReported() {
    // Decision 26: U+0000–1F except TAB and the line end, U+007F–9F.
    for value in UInt32(0)...0xA0 {
      guard let scalar = Unicode.Scalar(value), value != 0x0A, value != 0x0D else { continue }
      let isControl = value < 0x20 && value != 0x09 || 0x7F...0x9F ~= value
      let kinds = tree("; a\(scalar)b").faults.map(\.kind)
      #expect(kinds == (isControl ? [.controlCharacter] : []), "U+\(value)")
    }
  }

  @Test func controlsFreezeALineOutsideProseOnly() {
    // Decision 1: W8009 leaves a line alone outside tails.
    #expect(!tree("03 82 > a\u{7}").lines[0].isVerbatim)
    #expect(!tree("# 2026-01 a\u{7}").lines[0].isVerbatim)
    #expect(tree("03 82\u{7} > a").lines[0].isVerbatim)
    #expect(tree("x-a \u{7}").lines[0].isVerbatim)
  }

  @Test func byteOrderMarkIsStrippedAtTheStartOfAFileOnly() {
    // Decision 24
    expectTrees([
      Row("\u{FEFF}03 82", "entry byteOrderMark(\u{FEFF}) day(03)=3 weight(82)=82000"),
      Row("\u{FEFF}", "blank byteOrderMark(\u{FEFF})"),
      Row(
        "\u{FEFF}\u{FEFF}> a",
        "note byteOrderMark(\u{FEFF}) note(> a) !oddSpace(\u{FEFF})"),
      Row(
        "\n\u{FEFF}03 82",
        "blank\nexercise verbatim(03 82) !oddSpace(\u{FEFF}) !missingColon(03 82)"),
    ])
    let later = parse(Array("\u{FEFF}> a".utf8), .later)
    #expect(later.faults.map(\.kind) == [.oddSpace])
    #expect(tree("\u{FEFF}03").tokens(ofLine: 0).map(\.kind) == [.byteOrderMark, .day])
  }

  @Test func replacementCharacterItselfIsText() {
    #expect(tree("; \u{FFFD}").faults.isEmpty)
  }

  private func check(
    _ bytes: [UInt8], _ ranges: [(Int, Int)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = parse(bytes, .first).faults.filter { $0.kind == .invalidUTF8 }
    #expect(
      faults.map(\.range) == ranges.map { TextRange($0.0, $0.1) }, sourceLocation: sourceLocation)
  }
}
