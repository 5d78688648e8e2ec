import W8Text

/// Numbers stretches of texts from 0 in the order in which they come first; equal bytes have one number.
struct ByteNumbers {
  /// The stretches by their last sixteen bytes, and by the number of what stands before those.
  private var stretches = WordNumbers()
  /// The beginnings of long stretches, each by its last eight bytes and the number of what stands before.
  private var beginnings = WordNumbers()

  /// The number of the bytes in `range` of `text`.
  @inline(__always)
  mutating func number(of range: TextRange, in text: Span<UInt8>) -> Int {
    let (start, end) = (range.start, range.end)
    let count = end &- start
    guard count >= 8 else {
      return stretches.number(of: shortWord(text, start, end), 0, UInt32(count))
    }
    let (first, last) = (text.word(at: start), text.word(at: end &- 8))
    guard count > 16 else { return stretches.number(of: first, last, UInt32(count)) }
    let beginning = numberOfBeginning(text, start, end &- 8, first)
    // No short stretch has a count above sixteen.
    return stretches.number(of: beginning, last, UInt32(clamping: count))
  }

  /// The number of the bytes `start..<end`, which begin with the eight of `first`.
  private mutating func numberOfBeginning(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ first: UInt64
  ) -> UInt64 {
    var (known, offset) = (first, start &+ 8)
    var step: UInt32 = 0
    while offset < end {
      // The last word overlaps the one before where the bytes are no multiple of eight.
      let place = min(offset, end &- 8)
      known = UInt64(
        beginnings.number(
          of: known, text.word(at: place), step << 4 | UInt32(offset &- place)))
      step &+= 1
      offset &+= 8
    }
    return known
  }

  /// The bytes `start..<end`, fewer than eight, as one number.
  @inline(__always)
  private func shortWord(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    guard start &+ 8 <= text.count else { return slowWord(text, start, end) }
    let spare = UInt64(truncatingIfNeeded: 8 &- (end &- start)) &* 8
    return spare > 63 ? 0 : text.word(at: start) & (.max &>> spare)
  }

  private func slowWord(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    var word: UInt64 = 0
    var offset = end
    while offset > start {
      offset &-= 1
      word = word << 8 | UInt64(text[offset])
    }
    return word
  }
}
