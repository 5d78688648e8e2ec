import W8TestSupport
import W8Text

/// The slow and obvious way to keep a text, against which the quick one is checked.
struct PlainText {
  var bytes: [UInt8]

  mutating func replace(_ range: TextRange, with replacement: [UInt8]) {
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    bytes.replaceSubrange(start..<end, with: replacement)
  }

  /// The starts of the lines that LF ends; no further one after a last LF.
  var lineStarts: [Int] {
    [0] + bytes.indices.filter { $0 > 0 && bytes[$0 - 1] == .lineFeed }
  }

  /// The starts of the lines that LF, CR LF or CR ends, with that of the empty last line.
  var editorLineStarts: [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isLoneReturn =
        byte == .carriageReturn && (offset + 1 == bytes.count || bytes[offset + 1] != .lineFeed)
      if byte == .lineFeed || isLoneReturn { starts.append(offset + 1) }
    }
    return starts
  }

  /// The starts of the scalars, found by decoding from the front; bad bytes stand alone.
  var scalarStarts: [Int] {
    var offsets: [Int] = []
    var offset = 0
    while offset < bytes.count {
      offsets.append(offset)
      let length = (1...4).first { length in
        offset + length <= bytes.count
          && String(validating: bytes[offset..<offset + length], as: UTF8.self)?
            .unicodeScalars.count == 1
      }
      offset += length ?? 1
    }
    return offsets + [bytes.count]
  }
}

extension SectionCuts {
  /// Cuts before each `#` at the start of a line, and after very few bytes; never before a blank.
  static let tiny = SectionCuts(byteLimit: 40, role: role)

  /// Cuts before each `#` at the start of a line, and after some dozens of lines.
  static let small = SectionCuts(byteLimit: 1_600, role: role)

  private static func role(_ bytes: [UInt8], _ offset: Int) -> LineRole {
    guard offset < bytes.count else { return .mayStartSection }
    switch bytes[offset] {
    case UInt8(ascii: "#"): return .startsSection
    case UInt8(ascii: " "): return .continuesSection
    default: return .mayStartSection
    }
  }
}

extension SeededGenerator {
  /// Pieces that hit headers, all kinds of line ends, scalars of each length, and bad bytes.
  private static let pieces: [[UInt8]] = [
    Array("# 2026-01\n".utf8), Array("#".utf8), Array("03 Sat 82.1\n".utf8), Array("\n".utf8),
    Array("\r\n".utf8), Array("\r".utf8), Array("\r\r\n".utf8), Array("a".utf8),
    Array(" x\n".utf8), Array("é".utf8), Array("卧推".utf8), Array("😀".utf8), Array("\u{FEFF}".utf8),
    [0xFF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0x80], [0],
    Array("a line that is longer than the tiny limit of forty bytes".utf8),
  ]

  /// Up to `count` random pieces of text.
  mutating func text(pieces count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      bytes += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &self)]
    }
    return bytes
  }

  /// A random range of a text of `count` bytes, often short, at times partly outside.
  mutating func range(count: Int) -> TextRange {
    let start = Int.random(in: -2...count + 2, using: &self)
    let length =
      switch Int.random(in: 0..<8, using: &self) {
      case 0..<3: 0
      case 3..<7: Int.random(in: 1...4, using: &self)
      default: Int.random(in: 0...count + 2, using: &self)
      }
    return TextRange(start, start + length)
  }
}
