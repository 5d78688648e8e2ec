import W8Text

/// Appends the groups of sets in `tokens`, joined by commas.
func formatSets(_ line: LineText, _ tokens: ArraySlice<Token>, _ output: inout [UInt8]) {
  var first = tokens.startIndex
  while first < tokens.endIndex {
    var end = first
    while end < tokens.endIndex, tokens[end].kind != .comma { end += 1 }
    formatGroup(line, tokens[first..<end], &output)
    if end < tokens.endIndex {
      output.append(.comma)
      output.append(0x20)
    }
    first = end + 1
  }
}

/// Appends one group: reps, distance, time, load, effort, labels, one space apart.
private func formatGroup(_ line: LineText, _ group: ArraySlice<Token>, _ output: inout [UInt8]) {
  let start = output.count
  for part in groupOrder {
    for token in group where token.kind == part || (token.kind == .chain && isInChain(part)) {
      if output.count > start { output.append(0x20) }
      formatItem(line, token, part, &output)
    }
  }
}

private let groupOrder: [TokenKind] = [
  .reps, .distance, .duration, .load, .effort, .label,
]

private func isInChain(_ part: TokenKind) -> Bool {
  part == .reps || part == .load
}

/// Appends an item, or of a chain the reps or the load.
private func formatItem(
  _ line: LineText, _ token: Token, _ part: TokenKind, _ output: inout [UInt8]
) {
  if token.kind == .chain {
    let chain = scanChain(line, token)
    if part == .load { return appendLoad(line.bytes(chain.load), &output) }
    if let count = chain.count { appendCount(line, count, &output) }
    return output.append(line.bytes(chain.reps))
  }
  switch part {
  case .reps, .distance, .duration: appendMeasures(line, token, &output)
  case .load: appendLoad(line.bytes(token), &output)
  case .effort: output.appendLowercased(line.bytes(token))
  default: output.append(line.bytes(token))
  }
}

/// Appends `w`, a count and a list of reps, distances or times.
private func appendMeasures(_ line: LineText, _ token: Token, _ output: inout [UInt8]) {
  let measures = scanMeasures(line, token)
  if measures.isWarmup { output.append(UInt8(ascii: "w")) }
  if let count = measures.count { appendCount(line, count, &output) }
  output.appendLowercased(line.bytes(measures.list))
}

/// Appends `3x`; a count of one says nothing.
private func appendCount(_ line: LineText, _ count: TextRange, _ output: inout [UInt8]) {
  let digits = line.bytes(count)
  if digits.last == UInt8(ascii: "1"), digits.dropLast().allSatisfy({ $0 == UInt8(ascii: "0") }) {
    return
  }
  output.append(digits)
  output.append(UInt8(ascii: "x"))
}

private func appendLoad(_ load: ArraySlice<UInt8>, _ output: inout [UInt8]) {
  if load.first == .plus || load.first == .hyphen {
    output.append(UInt8(ascii: "b"))
    output.append(UInt8(ascii: "w"))
  }
  output.appendLowercased(load)
}
