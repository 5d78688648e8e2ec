/// Appends an exercise: its name in a column, then the groups of sets.
func formatExercise(
  _ text: Span<UInt8>, _ pieces: Span<Piece>, _ output: inout [UInt8]
) {
  output.appendBlanks(marginWidth)
  let start = output.count
  for index in pieces.indices {
    let piece = pieces[index]
    switch piece.kind {
    case .superset:
      output.append(.plus)
      output.append(0x20)
    case .name:
      appendName(text, piece, isSuperset: index > 0, &output)
      output.append(.colon)
      if index + 1 < pieces.count { output.pad(from: start, to: nameWidth) }
    case .comma: output.append(.comma)
    default:
      output.append(0x20)
      appendItem(text, piece, &output)
    }
  }
}

/// Appends a name; without quotes where it has some that it does not need.
private func appendName(
  _ text: Span<UInt8>, _ name: Piece, isSuperset: Bool, _ output: inout [UInt8]
) {
  let quote = name.lead.count
  let (start, end) = (name.start - quote, name.end + quote)
  let isBare =
    quote == 0
    || readsBackBare(text, start, end, isSuperset: isSuperset)
      && endOfListMarker(text, name.start) == nil
  if isBare {
    output.appendCollapsed(text, name.start, name.end)
  } else {
    output.append(text, start, end)
  }
}

/// Appends an item of sets; a label as it is, all else in lower case, and a load with a sign with `bw`.
private func appendItem(_ text: Span<UInt8>, _ item: Piece, _ output: inout [UInt8]) {
  if item.lead.count > 0 {
    output.appendLowercased(text, item.lead.start, item.lead.end)
    if text[item.lead.end - 1].isDigit { output.append(UInt8(ascii: "x")) }
  }
  if item.kind == .label { return output.append(text, item) }
  if text[item.start] == .plus || text[item.start] == .hyphen {
    output.append(UInt8(ascii: "b"))
    output.append(UInt8(ascii: "w"))
  }
  output.appendLowercased(text, item.start, item.end)
}
