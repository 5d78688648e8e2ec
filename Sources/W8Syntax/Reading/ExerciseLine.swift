import W8Text

/// The width of the column of exercise names, with the `:` and without the space behind it.
let nameWidth = 19

extension LineReader where Listener: ~Copyable {
  /// Reads an indented `Name: sets`; `start` is at the first byte after the indentation.
  mutating func exercise(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    if text[start].isDigit, let dayEnd = scanIndentedDay(text, start, end) {
      fault(.indentedDay, start, dayEnd)
      _ = keepUnread(text, start, from: start, end)
      return
    }
    expect(start, at: lineStart &+ marginWidth)
    var first = start
    if text[start] == .plus, start + 1 < end, separatorLength(text, start + 1, end) > 0 {
      token(.superset, start, start + 1)
      first = skipBlanks(text, start + 1, end)
      expect(first, at: start &+ 2)
    }
    let name = exerciseName(text, first, end)
    switch name.stop {
    case .colon where name.kind != .verbatim && isLong(name, text, first):
      fault(.nameTooLong, first, name.end)
      _ = keepUnread(text, first, from: name.stopIndex, end)
    case .colon where name.kind != .verbatim:
      self.name(text, name.kind, first, name.end)
      expect(name.stopIndex, at: name.end)
      token(.colon, name.stopIndex, name.stopIndex &+ 1)
      let width = name.stopIndex &+ 1 &- start &- name.continuationCount
      sets(text, name.stopIndex &+ 1, end, column: lastEnd &+ max(0, nameWidth &- width) &+ 1)
    case .unclosed:
      token(.verbatim, first, name.end)
      token(.verbatim, name.stopIndex, trimmedEnd(text, name.stopIndex, end))
    case .colon, .tail, .lineEnd:
      withoutName(text, start, first, from: name.stopIndex, end)
    }
  }

  /// Keeps a line from `first` on that lacks a name with a `:`; what stands before a tail is at fault.
  ///
  /// The line is read up to `next`; the superset mark, if any, is at `start`.
  private mutating func withoutName(
    _ text: Span<UInt8>, _ start: Int, _ first: Int, from next: Int, _ end: Int
  ) {
    let last = keepUnread(text, first, from: next, end)
    fault(.missingColon, first < last ? first : start, first < last ? last : start + 1)
  }

  /// Adds a line from `first` on as bytes without meaning and a tail; it is read up to `next`.
  ///
  /// Returns where what is kept ends, or where an opener that is never closed stands.
  private mutating func keepUnread(
    _ text: Span<UInt8>, _ first: Int, from next: Int, _ end: Int
  ) -> Int {
    let (stop, index) = survey(text, next, end)
    token(.verbatim, first, trimmedEnd(text, first, stop == .tail ? index : end))
    if stop == .tail { tailBehindToken(text, index, end) }
    return trimmedEnd(text, first, index)
  }

  /// Moves past sets, or a line that is none, up to what ends them, and reports odd spaces, curly quotes and
  /// an opener that is never closed on the way.
  mutating func survey(
    _ text: Span<UInt8>, _ start: Int, _ end: Int
  ) -> (stop: NameStop, index: Int) {
    var index = start
    var followsBlank = endsSeparator(text, index)
    while index < end {
      if text[index].isOrdinary {
        if followsBlank, opensTail(text, index, end) { return (.tail, index) }
        followsBlank = false
        index += 1
      } else if separatorLength(text, index, end) > 0 {
        followsBlank = true
        index = skipBlanks(text, index, end)
      } else {
        followsBlank = false
        switch enclosed(text, &index, end) {
        case .some(true): break
        case .some(false):
          fault(.unbalanced, index, trimmedEnd(text, index, end))
          return (.unclosed, index)
        case nil: index += 1
        }
      }
    }
    return (.lineEnd, end)
  }
}

/// Whether the name that starts at `start`, its quotes left out, is too long to be compared.
private func isLong(_ name: ExerciseName, _ text: Span<UInt8>, _ start: Int) -> Bool {
  guard name.end - start > longestComparedName else { return false }
  let content =
    name.kind == .string
    ? contentOfQuotes(text, start, name.end) : TextRange(start, name.end)
  return isLongName(text, content.start, content.end)
}

/// The end of the day that opens `start..<end` when the line is an entry that was indented.
///
/// So it is when it starts with a date, or with a day and then a weekday or a weight that has a
/// decimal sign or a unit.
private func scanIndentedDay(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
  var index = start
  if scanDate(text, &index, end) != nil, isWordEnd(text, index, end) { return index }
  index = start
  guard scanDigits(text, &index, end, 1, 2) != nil, isWordEnd(text, index, end) else { return nil }
  let dayEnd = index
  skipSeparators(text, &index, end)
  let second = index
  while !isWordEnd(text, index, end) { index += 1 }
  if weekday(text, second, index) != nil { return dayEnd }
  guard let weight = scanWeight(text, second, index) else { return nil }
  let hasDecimalSign = (second..<index).contains { text[$0] == .point || text[$0] == .comma }
  return hasDecimalSign || weight.unit != .none ? dayEnd : nil
}
