/// `plain`, documents without blanks, over several lines each as `JSONLayout.pretty` says.
func laidOut(_ plain: [UInt8]) -> [UInt8] {
  var layout = PrettyLayout(plain)
  layout.layOut()
  return layout.bytes
}

/// How many characters an array or object may take to stay on a line, with what indents it.
private let widestLine = 160
/// How many blanks each open object or array adds before a line.
private let indent = 2

private struct PrettyLayout {
  private(set) var bytes: [UInt8] = []
  private let plain: [UInt8]
  private var depth = 0

  init(_ plain: [UInt8]) {
    self.plain = plain
    bytes.reserveCapacity(2 * plain.count)
  }

  mutating func layOut() {
    var index = 0
    while index < plain.count {
      let end = endOfPart(from: index)
      switch plain[index] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"): breakLine(by: -1)
      default: break
      }
      bytes += plain[index..<end]
      switch plain[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): if end == index + 1 { breakLine(by: 1) }
      case UInt8(ascii: ","): breakLine(by: 0)
      case UInt8(ascii: ":"): bytes.append(UInt8(ascii: " "))
      default: break
      }
      index = end
    }
  }

  /// Starts a line in so many more objects and arrays.
  private mutating func breakLine(by step: Int) {
    depth += step
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indent * depth)
  }

  /// The end of what starts at `start`: a string, an object or array that stays on a line, a sign, or all up to one.
  private func endOfPart(from start: Int) -> Int {
    switch plain[start] {
    case UInt8(ascii: "\""): return endOfString(from: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return endOfLine(from: start) ?? start + 1
    case let byte where isSign(byte): return start + 1
    default: return plain[start...].firstIndex(where: isSign) ?? plain.count
    }
  }

  private func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }

  private func endOfString(from start: Int) -> Int {
    var index = start + 1
    while plain[index] != UInt8(ascii: "\"") { index += plain[index] == UInt8(ascii: "\\") ? 2 : 1 }
    return index + 1
  }

  /// The end of the object or array that opens at `start`; nil where it holds one that is not empty, and where it
  /// is too wide for a line.
  private func endOfLine(from start: Int) -> Int? {
    var index = start + 1
    while true {
      switch plain[index] {
      case UInt8(ascii: "\""): index = endOfString(from: index)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        return fits(start..<index + 1) ? index + 1 : nil
      // Only brackets stand side by side; each follows `[` by two in ASCII.
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard plain[index + 1] == plain[index] + 2 else { return nil }
        index += 2
      default: index += 1
      }
    }
  }

  private func fits(_ range: Range<Int>) -> Bool {
    let width = widestLine - indent * depth
    return range.count <= width || String(decoding: plain[range], as: UTF8.self).count <= width
  }
}
