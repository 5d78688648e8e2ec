/// The number of blanks that indent a line.
let marginWidth = 4
/// The number of blanks that indent a note of an exercise.
let noteMarginWidth = 8

extension LineReader where Listener: ~Copyable {
  /// Reads a comment or note that is all of its line; a comment in the first column stays as it is written.
  mutating func prose(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    if start == lineStart {
      note(text, start, end)
    } else {
      // Whether a note is of an exercise, who formats it knows.
      if text[start] != .greater || start &- lineStart != noteMarginWidth {
        expect(start, at: lineStart &+ marginWidth)
      }
      tail(text, start, end)
    }
  }

  /// Reads the note or comment that starts at `start` and ends the line behind another token.
  mutating func tailBehindToken(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    guard start < end else { return }
    if isTooFar(start) { return leaveUnread(text, start, end) }
    expect(start, at: lastEnd &+ 2)
    tail(text, start, end)
  }

  /// Reads `> text` or `; text`: the sign, a blank, and the text without the blanks around it.
  mutating func tail(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    let last = note(text, start, end)
    guard start &+ 1 < last else { return }
    let isDisjoint = text[start &+ 1] == 0x20 && start &+ 2 < last && !text[start &+ 2].isBlank
    if !isDisjoint { isCanonical = false }
  }

  /// Reads the sign and all that follows it; returns where the text ends.
  @discardableResult
  private mutating func note(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let last = proseEnd(text, start, end)
    proseStart = min(proseStart, start)
    token(text[start] == .greater ? .note : .comment, start, last)
    return last
  }
}
