/// Appends an entry: day, weekday and weight in their columns, then the fields, two spaces apart.
func formatEntry(_ text: Span<UInt8>, _ pieces: Span<Piece>, _ output: inout [UInt8]) {
  let start = output.count
  var weightColumn = 0
  var hasFields = false
  for index in pieces.indices {
    let piece = pieces[index]
    switch piece.kind {
    case .day, .date:
      appendField(text, piece, &output)
      weightColumn = output.count - start + 1 + EntryColumn.weekday + 2
    case .weekday:
      output.append(0x20)
      appendField(text, piece, &output)
    case .weight, .unweighed:
      output.appendBlanks(weightColumn - (output.count - start))
      appendWeight(text, piece, &output)
    default:
      let column = weightColumn + EntryColumn.weight + 1
      output.appendBlanks(hasFields ? 2 : max(1, column - (output.count - start)))
      appendField(text, piece, &output)
      hasFields = true
    }
  }
}

/// Appends a weight or `-`; what stands before the decimal point or the unit ends in one column.
private func appendWeight(
  _ text: Span<UInt8>, _ weight: Piece, _ output: inout [UInt8]
) {
  var whole = weight.start
  while whole < weight.end, text[whole].isDigit { whole &+= 1 }
  let width = weight.kind == .unweighed ? 1 : whole - weight.start
  output.appendBlanks(EntryColumn.whole - width)
  for index in weight.start..<weight.end {
    output.append(text[index] == .comma ? .point : text[index].lowercased)
  }
}

/// Appends a field in its one spelling.
func appendField(_ text: Span<UInt8>, _ field: Piece, _ output: inout [UInt8]) {
  switch field.kind {
  case .day: output.appendTwoDigits(field.value)
  case .weekday:
    output.append(text[field.start] & ~0x20)
    output.appendLowercased(text, field.start + 1, field.start + EntryColumn.weekday)
  case .time: output.appendTime(field.value)
  case .timeSpan:
    output.appendTime(field.value >> 16)
    output.append(.hyphen)
    output.appendTime(field.value & 0xFFFF)
  default: output.append(text, field)
  }
}

extension [UInt8] {
  /// Appends `07:05` for 425 minutes after midnight.
  fileprivate mutating func appendTime(_ minutes: UInt32) {
    appendTwoDigits(minutes / 60)
    append(.colon)
    appendTwoDigits(minutes % 60)
  }

  /// Appends a number less than 100.
  fileprivate mutating func appendTwoDigits(_ number: UInt32) {
    append(0x30 + UInt8(truncatingIfNeeded: number / 10))
    append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }
}
