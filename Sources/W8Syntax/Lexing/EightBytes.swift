import W8Text

// Runs that are long in a well-kept log are looked at eight bytes in one step.

/// Moves past spaces and tabs.
@inline(__always)
func skipPlainBlanks(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while let bytes = text.eightBytes(at: index) {
    let others = bytes ^ repeated(0x20)
    index &+= others.trailingZeroBitCount / 8
    guard others != 0 else { continue }
    guard index < end else { return end }
    return text[index] == 0x09 ? skipBlankRun(text, index, end) : index
  }
  return skipBlankRun(text, index, end)
}

/// Moves past spaces and tabs as `skipPlainBlanks`, of which there may be more than eight.
@inline(__always)
func skipWideBlanks(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while let (first, second) = text.sixteenBytes(at: index) {
    let count = countBefore(first ^ repeated(0x20), second ^ repeated(0x20))
    index &+= count
    guard count < 16 else { continue }
    guard index < end else { return end }
    return text[index] == 0x09 ? skipBlankRun(text, index, end) : index
  }
  return skipBlankRun(text, index, end)
}

/// How many of sixteen bytes are 0 before the first that is not.
///
/// Without a branch: whether that is one of the first eight, no processor can foresee.
@inline(__always)
private func countBefore(_ first: UInt64, _ second: UInt64) -> Int {
  let inFirst = first.trailingZeroBitCount / 8
  let inSecond = second.trailingZeroBitCount / 8
  return inFirst &+ (first == 0 ? inSecond : 0)
}

/// Moves past spaces and tabs, one after the other.
@inline(never)
private func skipBlankRun(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while index < end, text[index].isBlank { index &+= 1 }
  return min(index, end)
}

/// Moves past ASCII letters, digits and `-`.
@inline(__always)
func skipPlainKey(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while let bytes = text.eightBytes(at: index) {
    let others = othersThanKey(bytes)
    index &+= others.trailingZeroBitCount / 8
    if others != 0 { return min(index, end) }
  }
  while index < end, text[index].continuesKey { index &+= 1 }
  return min(index, end)
}

/// The offset of the first byte of `start..<end` that is neither a space nor one of `A` to `z` and their like
/// (0x40 to 0x7F), or the end.
@inline(__always)
func skipLetters(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while let (first, second) = text.sixteenBytes(at: index) {
    let count = countBefore(othersThanLetters(first), othersThanLetters(second))
    index &+= count
    if count < 16 { return min(index, end) }
  }
  while index < end, othersThanLetters(UInt64(text[index])) & 0xFF == 0 { index &+= 1 }
  return min(index, end)
}

/// The high bit of each of eight bytes that is neither a space nor in 0x40...0x7F.
@inline(__always)
private func othersThanLetters(_ bytes: UInt64) -> UInt64 {
  let ascii = bytes & repeated(0x7F)
  let isNoSpace = (ascii ^ repeated(0x20)) &+ repeated(0x7F)
  return (isNoSpace & ~(bytes &<< 1) | bytes) & repeated(0x80)
}

/// The high bit of each of eight bytes that is no ASCII letter, digit or `-`.
@inline(__always)
private func othersThanKey(_ bytes: UInt64) -> UInt64 {
  let ascii = bytes & repeated(0x7F)
  // Above 0x7F goes what is at least the first of a range, and not what is behind its last.
  let letters = ascii | repeated(0x20)
  let isLetter = (letters &+ repeated(0x80 - 0x61)) & ~(letters &+ repeated(0x80 - 0x7B))
  let isDigit = (ascii &+ repeated(0x80 - 0x30)) & ~(ascii &+ repeated(0x80 - 0x3A))
  let isNoHyphen = (ascii ^ repeated(0x2D)) &+ repeated(0x7F)
  return (~(isLetter | isDigit) & isNoHyphen | bytes) & repeated(0x80)
}

@inline(__always)
private func repeated(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
