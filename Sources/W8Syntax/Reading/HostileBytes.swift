import W8Text

extension LineReader where Listener: ~Copyable {
  /// Reports the first run of bytes of the line that are not UTF-8, and control characters other than tab.
  ///
  /// A control character in a note, comment or title leaves the line to the formatter, and one
  /// behind an opener that is never closed is not reported: that stretch has its fault.
  @inline(never)
  mutating func checkHostileBytes(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    var hasInvalid = false
    var index = nextUnprintable(in: text, from: start)
    while index < end {
      let plain = plainScalarLength(text, index, end)
      if plain == 3 || (plain == 2 && text[index] != 0xC2) {
        index &+= plain
        continue
      }
      if controlLength(text, index, end) > 0 {
        index = reportControls(text, index, end)
      } else if text[index].isASCII {
        index = nextUnprintable(in: text, from: index + 1)
      } else {
        let decoded = decodeScalar(in: text, at: index)
        if decoded.isInvalid, !hasInvalid {
          hasInvalid = true
          reportInvalid(text, index, end)
        }
        index += decoded.byteCount
      }
    }
  }

  private mutating func reportInvalid(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    while index < end, decodeScalar(in: text, at: index).isInvalid { index += 1 }
    fault(.invalidUTF8, start, index)
  }

  /// Reports the control characters at `start`; returns where they end.
  private mutating func reportControls(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let length = controlLength(text, index, end)
      if length == 0 { break }
      index += length
    }
    let last = min(index, unbalancedStart)
    if start < last {
      if start >= proseStart {
        faultInProse(.controlCharacter, start, last)
      } else {
        fault(.controlCharacter, start, last)
      }
    }
    return index
  }
}
