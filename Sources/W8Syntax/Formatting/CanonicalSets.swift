import W8Text

/// Appends the groups of sets among the tokens of `range`, joined by commas.
func formatSets(
  _ text: Span<UInt8>, _ tokens: Span<Token>, _ range: Range<Int>, _ output: inout [UInt8]
) {
  var first = range.lowerBound
  while first < range.upperBound {
    var end = first
    while end < range.upperBound, tokens[end].kind != .comma { end &+= 1 }
    formatGroup(text, tokens, first..<end, &output)
    if end < range.upperBound {
      output.append(.comma)
      output.append(0x20)
    }
    first = end &+ 1
  }
}

/// Appends one group: reps, distance, time, load, effort, labels, one space apart.
private func formatGroup(
  _ text: Span<UInt8>, _ tokens: Span<Token>, _ group: Range<Int>, _ output: inout [UInt8]
) {
  let start = output.count
  if isInOrder(tokens, group) {
    for index in group {
      if output.count > start { output.append(0x20) }
      formatItem(text, tokens[index], &output)
    }
    return
  }
  for part in 0..<partCount {
    for index in group {
      let token = tokens[index]
      let isOfChain = token.kind == .chain && (part == repsPart || part == loadPart)
      guard isOfChain || partOfGroup(token.kind) == part else { continue }
      if output.count > start { output.append(0x20) }
      if isOfChain {
        formatChain(text, token, part, &output)
      } else {
        formatItem(text, token, &output)
      }
    }
  }
}

private let repsPart = 0
private let loadPart = 3
private let partCount = 6

/// The place of an item in its group; nil for reps and load in one.
@inline(__always)
private func partOfGroup(_ kind: TokenKind) -> Int? {
  switch kind {
  case .reps: repsPart
  case .distance: 1
  case .duration: 2
  case .load: loadPart
  case .effort: 4
  case .label: 5
  default: nil
  }
}

/// Whether the items of `group` follow each other as they are to be written.
private func isInOrder(_ tokens: Span<Token>, _ group: Range<Int>) -> Bool {
  var last = 0
  for index in group {
    guard let part = partOfGroup(tokens[index].kind), part >= last else { return false }
    last = part
  }
  return true
}

private func formatItem(_ text: Span<UInt8>, _ token: Token, _ output: inout [UInt8]) {
  switch token.kind {
  case .reps, .distance, .duration: appendMeasures(text, token, &output)
  case .load: appendLoad(text, Int(token.start), token.end, &output)
  case .effort: output.appendLowercased(text, Int(token.start), token.end)
  default: output.append(text, token)
  }
}

/// Appends of a chain the reps or the load.
private func formatChain(
  _ text: Span<UInt8>, _ token: Token, _ part: Int, _ output: inout [UInt8]
) {
  let chain = scanChain(text, token)
  if part == loadPart { return appendLoad(text, chain.load.start, chain.load.end, &output) }
  if let count = chain.count { appendCount(text, count, &output) }
  output.append(text, chain.reps.start, chain.reps.end)
}

/// Appends `w`, a count and a list of reps, distances or times.
private func appendMeasures(_ text: Span<UInt8>, _ token: Token, _ output: inout [UInt8]) {
  let measures = scanMeasures(text, token)
  if measures.isWarmup { output.append(UInt8(ascii: "w")) }
  if let count = measures.count { appendCount(text, count, &output) }
  output.appendLowercased(text, measures.list.start, measures.list.end)
}

/// Appends `3x`; a count of one says nothing.
private func appendCount(_ text: Span<UInt8>, _ count: TextRange, _ output: inout [UInt8]) {
  var value = 0
  for index in count.start..<count.end { value = value &* 10 &+ Int(text[index] &- 0x30) }
  if value == 1 { return }
  output.append(text, count.start, count.end)
  output.append(UInt8(ascii: "x"))
}

private func appendLoad(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ output: inout [UInt8]) {
  guard start < end else { return }
  if text[start] == .plus || text[start] == .hyphen {
    output.append(UInt8(ascii: "b"))
    output.append(UInt8(ascii: "w"))
  }
  output.appendLowercased(text, start, end)
}
