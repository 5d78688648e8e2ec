/// Appends an entry: day, weekday and weight in their columns, then the fields, two spaces apart.
func formatEntry(_ text: Span<UInt8>, _ tokens: Span<Token>, _ output: inout [UInt8]) {
  let entry = EntryColumns(tokens)
  if let day = entry.day { appendDay(text, day, &output) }
  if let weekday = entry.weekday {
    output.append(0x20)
    appendWeekday(weekday, &output)
  } else if entry.weight != nil || entry.hasFields {
    output.appendBlanks(1 + EntryColumn.weekday)
  }
  if entry.weight != nil || entry.hasFields {
    output.appendBlanks(2)
    let column = output.count
    if let weight = entry.weight { appendWeight(text, weight, &output) }
    if entry.hasFields {
      output.pad(from: column, to: EntryColumn.weight)
      output.append(0x20)
      appendFields(text, tokens, apart: 2, &output)
    }
  }
  formatTail(text, tokens, &output)
}

/// Appends a session: the gym, the time and the tags, one space apart.
func formatSession(_ text: Span<UInt8>, _ tokens: Span<Token>, _ output: inout [UInt8]) {
  output.appendMargin()
  let start = output.count
  for rank in 0..<3 {
    for index in tokens.indices where rankInSession(tokens[index].kind) == rank {
      if output.count > start { output.append(0x20) }
      if rank == 1 {
        appendTime(text, tokens[index], &output)
      } else {
        output.append(text, tokens[index])
      }
    }
  }
  formatTail(text, tokens, &output)
}

/// What stands in the columns of an entry, and whether anything but a tail follows them.
private struct EntryColumns {
  private(set) var day: Token?
  private(set) var weekday: Token?
  /// A weight or `-`.
  private(set) var weight: Token?
  private(set) var hasFields = false

  init(_ tokens: Span<Token>) {
    for index in tokens.indices {
      switch tokens[index].kind {
      case .day, .date, .ambiguousDate: day = tokens[index]
      case .weekday: weekday = tokens[index]
      case .weight, .unweighed: weight = tokens[index]
      case .note, .comment: break
      default: hasFields = true
      }
    }
  }
}

private func appendDay(_ text: Span<UInt8>, _ day: Token, _ output: inout [UInt8]) {
  if day.kind == .day, day.count == 1 { output.append(UInt8(ascii: "0")) }
  output.append(text, day)
}

private func appendWeekday(_ weekday: Token, _ output: inout [UInt8]) {
  let name: StaticString =
    switch weekday.value {
    case 1: "Mon"
    case 2: "Tue"
    case 3: "Wed"
    case 4: "Thu"
    case 5: "Fri"
    case 6: "Sat"
    default: "Sun"
    }
  name.withUTF8Buffer { for byte in $0 { output.append(byte) } }
}

/// Appends a weight or `-`; what stands before the decimal point or the unit ends in one column.
private func appendWeight(_ text: Span<UInt8>, _ weight: Token, _ output: inout [UInt8]) {
  var index = Int(weight.start)
  var whole = 1
  if weight.kind == .weight {
    while index < weight.end, text[index].isDigit { index &+= 1 }
    whole = index - Int(weight.start)
  }
  output.appendBlanks(EntryColumn.whole - whole)
  for offset in Int(weight.start)..<weight.end {
    output.append(text[offset] == .comma ? .point : text[offset].lowercased)
  }
}

/// Appends the time, the gym, the tags and the pairs of an entry.
private func appendFields(
  _ text: Span<UInt8>, _ tokens: Span<Token>, apart width: Int, _ output: inout [UInt8]
) {
  let start = output.count
  for rank in 0..<4 {
    for index in tokens.indices where rankOfField(tokens[index].kind) == rank {
      if output.count > start { output.appendBlanks(width) }
      if rank == 0 {
        appendTime(text, tokens[index], &output)
      } else {
        output.append(text, tokens[index])
      }
    }
  }
}

/// The place of a field in the order; nil for what is none.
private func rankOfField(_ kind: TokenKind) -> Int? {
  switch kind {
  case .time: 0
  case .gym: 1
  case .tag: 2
  case .pair: 3
  default: nil
  }
}

/// The place of a field of a session in the order; nil for what is none.
private func rankInSession(_ kind: TokenKind) -> Int? {
  switch kind {
  case .gym: 0
  case .time, .timeSpan: 1
  case .tag: 2
  default: nil
  }
}

/// Appends a time, or both times of a span, each with two digits for the hour.
private func appendTime(_ text: Span<UInt8>, _ time: Token, _ output: inout [UInt8]) {
  var isHour = true
  for index in Int(time.start)..<time.end {
    let isSingle = index + 1 < time.end && text[index + 1] == .colon
    if isHour, isSingle { output.append(UInt8(ascii: "0")) }
    output.append(text[index])
    isHour = text[index] == .hyphen
  }
}
