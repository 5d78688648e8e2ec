/// The lines of a log that begin with `include`, in any case: what it takes to know what the log
/// includes.
///
/// Most logs have no such line, and need not be understood to know that they include nothing. No line takes
/// part in the meaning of another as far as includes go.
package func includeLines(_ bytes: [UInt8]) -> [UInt8] {
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  var lines: [UInt8] = []
  var start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    if beginsWithInclude(bytes[start..<end]) { lines += bytes[start..<end] }
    start = end
  }
  return lines
}

private func beginsWithInclude(_ line: ArraySlice<UInt8>) -> Bool {
  let word = "include".utf8
  return line.count >= word.count && zip(line, word).allSatisfy { $0 | 0x20 == $1 }
}
