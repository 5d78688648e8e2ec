/// Whether a line of a log begins with `include`, in any case.
///
/// Most logs have no such line, and need not be understood to know that they include nothing.
package func mayInclude(_ bytes: [UInt8]) -> Bool {
  let word = Array("include".utf8)
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  var start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  while start + word.count <= bytes.count {
    if (0..<word.count).allSatisfy({ bytes[start + $0] | 0x20 == word[$0] }) { return true }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
    start = end + 1
  }
  return false
}
