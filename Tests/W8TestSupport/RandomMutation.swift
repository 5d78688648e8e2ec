/// Faults that people, editors and file systems make.
extension RandomLog {
  /// The line with one to four faults; as likely to be nearly right as to be nonsense.
  package mutating func mutated(_ line: String) -> [UInt8] {
    mutated(Array(line.utf8))
  }

  /// The line with one to four faults; as likely to be nearly right as to be nonsense.
  package mutating func mutated(_ line: [UInt8]) -> [UInt8] {
    var bytes = line
    for _ in 0..<number(in: 1...4) {
      mutate(&bytes)
    }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let index = number(in: 0...bytes.count)
    switch number(in: 0...9) {
    case 0:
      bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
    case 1, 2:
      bytes.removeSubrange(index..<min(bytes.count, index + number(in: 1...4)))
    case 3:
      if index < bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &generator) }
    case 4:
      let end = min(bytes.count, index + number(in: 1...12))
      bytes.insert(contentsOf: bytes[index..<end], at: index)
    case 5:
      let donor = Array(line().utf8)
      let start = number(in: 0...donor.count)
      bytes.insert(contentsOf: donor[start..<number(in: start...donor.count)], at: index)
    case 6:
      if index < bytes.count, let other = bytes.indices.randomElement(using: &generator) {
        bytes.swapAt(index, other)
      }
    default:
      bytes.insert(contentsOf: Array(trouble().utf8), at: index)
    }
  }

  /// A piece of text that a careless reader stumbles over.
  package mutating func trouble() -> String {
    switch number(in: 0...5) {
    case 0: one(of: "\u{0}", "\r", "\r\n", "\n", "\t", "\u{B}", "\u{7F}", "\u{1B}[31m")
    case 1: one(of: "\u{A0}", "\u{FEFF}", "\u{3000}", "\u{2003}", "\u{200B}", "\u{202E}")
    case 2: one(of: "“", "”", "\"", "(", ")", "’", "×", "…", "−", "–")
    case 3: number()
    case 4: one(of: "@", "#", ":", ";", " > ", ">", ",", "/", "?", "!", "+", "-", "x", "@8")
    default: isOne(in: 40) ? long() : one(of: "é", "e\u{301}", "🏋️", "卧", "\u{10FFFF}", "ß", "İ")
    }
  }

  private mutating func number() -> String {
    one(
      of: "0", "00", "-1", "99999999999999999999", "9223372036854775808", "1e9", "0x1p3", "nan",
      "1.0000000001", "999.9999", "31", "2026-02-30", "0000-00-00", "9999-12-31", "25:61", "٣")
  }

  /// A line's worth of one piece, past the limit of 10,000 bytes.
  private mutating func long() -> String {
    String(repeating: one(of: "9", " ", "a", "(", "卧", "@iron "), count: number(in: 3000...11000))
  }
}
