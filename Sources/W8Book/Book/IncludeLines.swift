import W8Text

/// The lines of a log that begin with `include`, in any case: what it takes to know what the log
/// includes.
///
/// Most logs have no such line, and need not be understood to know that they include nothing. No line takes
/// part in the meaning of another as far as includes go.
package func includeLines(_ bytes: [UInt8]) -> [UInt8] {
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  var lines: [UInt8] = []
  var start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  let span = bytes.span
  while start < span.count {
    let isInclude = beginsWithInclude(span, start)
    var end = start
    repeat {
      end = nextLineBreak(in: span, from: end) + 1
    } while end < span.count && span[end - 1] != .lineFeed
    end = min(end, span.count)
    if isInclude { lines += bytes[start..<end] }
    start = end
  }
  return lines
}

private func beginsWithInclude(_ bytes: borrowing Span<UInt8>, _ start: Int) -> Bool {
  guard bytes[start] | 0x20 == UInt8(ascii: "i"), start + word.count <= bytes.count else {
    return false
  }
  return word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
}

private let word = Array("include".utf8)
