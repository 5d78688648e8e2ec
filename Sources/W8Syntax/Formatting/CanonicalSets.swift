/// Appends the groups of sets among the tokens of `range`, joined by commas; `items` are those of the line.
func formatSets(
  _ text: Span<UInt8>, _ tokens: Span<Token>, _ range: Range<Int>,
  _ items: [(item: SetItem, chain: Chain)],
  _ output: inout [UInt8]
) {
  var first = range.lowerBound
  var item = 0
  while first < range.upperBound {
    var end = first
    while end < range.upperBound, tokens[end].kind != .comma { end &+= 1 }
    formatGroup(text, items[item..<min(item + end - first, items.count)], &output)
    item += end - first
    if end < range.upperBound {
      output.append(.comma)
      output.append(0x20)
    }
    first = end &+ 1
  }
}

/// Appends one group: reps, distance, time, load, effort, labels, one space apart.
private func formatGroup(
  _ text: Span<UInt8>, _ items: ArraySlice<(item: SetItem, chain: Chain)>, _ output: inout [UInt8]
) {
  let start = output.count
  for rank in 0...TokenKind.label.rankInGroup {
    for (item, chain) in items {
      let isLoadOfChain = item.kind == .chain && rank == TokenKind.load.rankInGroup
      guard isLoadOfChain || item.kind.rankInGroup == rank else { continue }
      if output.count > start { output.append(0x20) }
      if isLoadOfChain {
        appendLoad(text, chain.loadRange, &output)
      } else {
        formatItem(text, item, chain, &output)
      }
    }
  }
}

private func formatItem(
  _ text: Span<UInt8>, _ item: SetItem, _ chain: Chain, _ output: inout [UInt8]
) {
  switch item.kind {
  case .reps, .distance, .duration:
    if item.isWarmUp { output.append(UInt8(ascii: "w")) }
    if item.count > 1 { appendCount(text, item.countStart..<item.countEnd, &output) }
    output.appendLowercased(text, item.listStart, item.end)
  case .chain:
    if item.count > 1 { appendCount(text, chain.countRange, &output) }
    output.append(text, chain.repsRange.lowerBound, chain.repsRange.upperBound)
  case .load: appendLoad(text, item.start..<item.end, &output)
  case .effort: output.appendLowercased(text, item.start, item.end)
  default: output.append(text, item.start, item.end)
  }
}

/// Appends `3x`; a count of one says nothing, and is left out by the caller.
private func appendCount(_ text: Span<UInt8>, _ count: Range<Int>, _ output: inout [UInt8]) {
  output.append(text, count.lowerBound, count.upperBound)
  output.append(UInt8(ascii: "x"))
}

private func appendLoad(_ text: Span<UInt8>, _ range: Range<Int>, _ output: inout [UInt8]) {
  guard let first = range.first else { return }
  if text[first] == .plus || text[first] == .hyphen {
    output.append(UInt8(ascii: "b"))
    output.append(UInt8(ascii: "w"))
  }
  output.appendLowercased(text, range.lowerBound, range.upperBound)
}
