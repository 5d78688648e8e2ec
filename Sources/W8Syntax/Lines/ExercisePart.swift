/// The parts of an exercise line that may hold quotes, parentheses and blanks.
enum ExercisePart {
  /// What stands before the `:`.
  case name
  /// What stands after it, or all of a line without.
  case sets
}

/// What ends a part of an exercise line.
enum PartEnd {
  case colon, tail, lineEnd
  /// A `"` or `(` that is never closed; it is reported.
  case unclosed
}

/// Moves past a part of an exercise line, up to what ends it; never past `end`.
///
/// Odd spaces, curly quotes and an opener that is never closed are reported on the way.
func scanPart(
  _ part: ExercisePart, _ text: Span<UInt8>, _ index: inout Int, _ end: Int,
  _ builder: inout TreeBuilder
) -> PartEnd {
  var followsBlank = endsSeparator(text, index)
  while index < end {
    if text[index].isOrdinary {
      if followsBlank, opensTail(text, index, end) { return .tail }
      followsBlank = false
      if scanOrdinary(part, text, &index, end) { return .colon }
    } else if separatorLength(text, index, end) > 0 {
      followsBlank = true
      skipBlanks(text, &index, end, &builder)
    } else {
      followsBlank = false
      switch scanEnclosed(text, &index, end, &builder) {
      case .some(true): break
      case .some(false):
        builder.fault(.unbalanced, index, trimmedEnd(text, index, end))
        return .unclosed
      case nil: index += 1
      }
    }
  }
  return .lineEnd
}

/// Moves past ordinary bytes; true at the `:` that ends a name.
@inline(__always)
private func scanOrdinary(
  _ part: ExercisePart, _ text: Span<UInt8>, _ index: inout Int, _ end: Int
) -> Bool {
  while index < end, text[index].isOrdinary {
    if part == .name, text[index] == .colon, !isBetweenDigits(text, index, end) { return true }
    index &+= 1
  }
  return false
}

func isBetweenDigits(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  index > 0 && text[index - 1].isDigit && index + 1 < end && text[index + 1].isDigit
}
