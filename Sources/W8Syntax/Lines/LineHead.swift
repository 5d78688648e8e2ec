/// An exercise line up to its sets, as offsets in the section.
struct LineHead {
  let nameStart: Int
  let nameEnd: Int
  /// Where the sets start; the end of the line without any.
  let sets: Int
  /// Whether all of it is written as the formatter writes it.
  let isCanonical: Bool

  @inline(__always)
  init(nameStart: Int, nameEnd: Int, sets: Int, isCanonical: Bool) {
    self.nameStart = nameStart
    self.nameEnd = nameEnd
    self.sets = sets
    self.isCanonical = isCanonical
  }

  /// Reads the head of the plain line `start..<end`; nil unless it is an exercise with a plain name.
  init?(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    let name = skipPlainBlanks(text, start, end)
    guard name < end, text[name].isASCIILetter, let colon = endOfPlainName(text, name, end) else {
      return nil
    }
    nameStart = name
    nameEnd = trimmedName(text, colon)
    sets = skipWideBlanks(text, colon &+ 1, end)
    let isInColumn = sets == max(start &+ HeadBytes.count, colon &+ 2) && sets < end
    isCanonical =
      name == start &+ marginWidth && nameEnd == colon && (colon &+ 1 == end || isInColumn)
      && isSpaces(text, start, name) && isSpaces(text, colon &+ 1, sets)
      && hasSingleSpaces(text, name, colon)
  }
}

private func isSpaces(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  while index < end, text[index] == 0x20 { index &+= 1 }
  return index == end
}

/// Whether no two spaces stand together in `start..<end`.
private func hasSingleSpaces(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  while index &+ 1 < end, text[index] != 0x20 || text[index &+ 1] != 0x20 { index &+= 1 }
  return index &+ 1 >= end
}
