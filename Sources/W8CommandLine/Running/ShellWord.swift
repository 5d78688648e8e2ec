import W8Text

/// `text` as an operand of a command that people can copy into a shell: in quotes where one of its signs would be obeyed.
func operand(_ text: String) -> String {
  let text = visible(text)
  let isPlain = text.utf8.allSatisfy { byte in
    byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "+-./:@_".utf8.contains(byte)
  }
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return (text.hasPrefix("-") ? "-- " : "")
    + (isPlain ? text : "'\(parts.joined(separator: "'\\''"))'")
}
