import Testing
import W8Laws
import W8Syntax
import W8Text

@Suite struct LongLineTests {
  /// Openings of lines with the kind that each decides (decision 27).
  static let openings: [(String, LineKind)] = [
    ("; ", .comment), ("# 2026-01 ", .month), ("03 82 > ", .entry), (" @iron > ", .session),
    (" Squat: ", .exercise), (" > ", .note), ("x-foo ", .directive), ("gaol ", .directive),
    ("gym @iron > ", .directive), ("!", .unknown), ("> ", .unknown), ("## ", .unknown),
    ("<<<<<<< ", .unknown), ("1", .unknown), (" ", .blank),
  ]

  @Test func tenThousandBytesAreRead() {
    for (opening, kind) in Self.openings {
      let parsed = parse(line(opening, kind, count: 10_000), .first)
      #expect(parsed.lines[0].kind == kind)
      #expect(!parsed.faults.contains { $0.kind == .lineTooLong })
      expectLaws(parsed)
    }
  }

  @Test func oneMoreIsKeptWithoutMeaning() {
    for (opening, kind) in Self.openings {
      for ending in ["", "\n", "\r\n03 82\n"] {
        let parsed = parse(line(opening, kind, count: 10_001) + ending.utf8, .first)
        #expect(parsed.lines[0].kind == kind)
        #expect(parsed.lines[0].isVerbatim)
        #expect(parsed.tokens(ofLine: 0).isEmpty)
        #expect(parsed.faults.filter { $0.line == 0 }.map(\.kind) == [.lineTooLong])
        #expect(parsed.faults.first?.range == TextRange(0, 10_001))
        #expect(parsed.tiles(ofLine: 0).first?.kind == .token(.verbatim))
        expectLaws(parsed)
      }
    }
  }

  @Test func aByteOrderMarkDoesNotCount() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(parse(mark + line("; ", .comment, count: 10_000), .first).faults.isEmpty)
    let longer = parse(mark + line("; ", .comment, count: 10_001), .first)
    #expect(longer.faults.map(\.range) == [TextRange(3, 10_004)])
    expectLaws(longer)
  }

  @Test func aMillionBytesAreOneFault() {
    for (opening, kind) in Self.openings {
      let parsed = parse(line(opening, kind, count: 1_000_000), .first)
      #expect(parsed.faults.map(\.kind) == [.lineTooLong])
      #expect(parsed.lines.map(\.kind) == [kind])
    }
  }

  private func line(_ opening: String, _ kind: LineKind, count: Int) -> [UInt8] {
    let filler: UInt8 = kind == .blank ? 0x20 : 0x78
    let bytes = Array(opening.utf8)
    return bytes + [UInt8](repeating: filler, count: count - bytes.count)
  }
}
