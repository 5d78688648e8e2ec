/// Appends an entry: day, weekday and weight in their columns, then the fields, two spaces apart.
func formatEntry(_ line: LineText, _ output: inout [UInt8]) {
  let entry = EntrySyntax(line.tokens)
  let weight = entry.weight ?? entry.unweighed
  let hasFields = entry.time != nil || entry.gym != nil || entry.hasOtherFields
  if let day = entry.day { appendDay(line, day, &output) }
  if let weekday = entry.weekday {
    output.append(0x20)
    appendWeekday(weekday, &output)
  } else if weight != nil || hasFields {
    output.appendBlanks(1 + weekdayWidth)
  }
  if weight != nil || hasFields {
    output.appendBlanks(2)
    let column = output.count
    if let weight { appendWeight(line, weight, &output) }
    if hasFields {
      output.pad(from: column, to: weightWidth)
      output.append(0x20)
      appendFields(line, apart: 2, &output)
    }
  }
  formatTail(line, &output)
}

/// Appends a session: the gym, the time and the tags, one space apart.
func formatSession(_ line: LineText, _ output: inout [UInt8]) {
  output.append(contentsOf: [UInt8].margin)
  for token in line.tokens where token.kind == .gym { output.append(line.bytes(token)) }
  for token in line.tokens where token.kind == .time || token.kind == .timeSpan {
    output.append(0x20)
    appendTime(line, token, &output)
  }
  for token in line.tokens where token.kind == .tag {
    output.append(0x20)
    output.append(line.bytes(token))
  }
  formatTail(line, &output)
}

private let weekdayWidth = 3
private let weightWidth = 7
/// How wide the digits before the decimal point are.
private let wholeWidth = 3

private func appendDay(_ line: LineText, _ day: Token, _ output: inout [UInt8]) {
  if day.kind == .day, day.count == 1 { output.append(UInt8(ascii: "0")) }
  output.append(line.bytes(day))
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
private func appendWeight(_ line: LineText, _ weight: Token, _ output: inout [UInt8]) {
  let bytes = line.bytes(weight)
  let whole = weight.kind == .unweighed ? 1 : bytes.prefix(while: \.isDigit).count
  output.appendBlanks(wholeWidth - whole)
  for byte in bytes {
    switch byte {
    case .comma: output.append(.point)
    case let byte where byte.isASCIILetter: output.append(byte | 0x20)
    default: output.append(byte)
    }
  }
}

/// Appends the time, the gym, the tags and the pairs of an entry.
private func appendFields(_ line: LineText, apart width: Int, _ output: inout [UInt8]) {
  let start = output.count
  for kind in fieldOrder {
    for token in line.tokens where token.kind == kind {
      if output.count > start { output.appendBlanks(width) }
      if kind == .time {
        appendTime(line, token, &output)
      } else {
        output.append(line.bytes(token))
      }
    }
  }
}

private let fieldOrder: [TokenKind] = [.time, .gym, .tag, .pair]

/// Appends a time, or both times of a span, each with two digits for the hour.
private func appendTime(_ line: LineText, _ time: Token, _ output: inout [UInt8]) {
  var isHour = true
  let bytes = line.bytes(time)
  for index in bytes.indices {
    let isSingle = index + 1 < bytes.endIndex && bytes[index + 1] == .colon
    if isHour, isSingle { output.append(UInt8(ascii: "0")) }
    output.append(bytes[index])
    isHour = bytes[index] == .hyphen
  }
}
