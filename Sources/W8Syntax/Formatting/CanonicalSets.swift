/// Appends the groups of sets among the tokens of `range`, joined by commas; `items` are those of the line.
func formatSets(
  _ text: Span<UInt8>, _ tokens: Span<Token>, _ range: Range<Int>, _ items: [SetItem],
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
  _ text: Span<UInt8>, _ items: ArraySlice<SetItem>, _ output: inout [UInt8]
) {
  let start = output.count
  for rank in 0...TokenKind.label.rankInGroup {
    for item in items {
      let isLoadOfChain = item.kind == .chain && rank == TokenKind.load.rankInGroup
      guard isLoadOfChain || item.kind.rankInGroup == rank else { continue }
      if output.count > start { output.append(0x20) }
      if isLoadOfChain {
        appendLoad(text, item.chainLoadRange, &output)
      } else {
        formatItem(text, item, &output)
      }
    }
  }
}

private func formatItem(_ text: Span<UInt8>, _ item: SetItem, _ output: inout [UInt8]) {
  switch item.kind {
  case .reps, .distance, .duration:
    if item.isWarmUp { output.append(UInt8(ascii: "w")) }
    appendCount(text, item, &output)
    output.appendLowercased(text, item.listStart, item.end)
  case .chain:
    appendCount(text, item, &output)
    output.append(text, item.chainRepsRange.lowerBound, item.chainRepsRange.upperBound)
  case .load: appendLoad(text, item.start..<item.end, &output)
  case .effort: output.appendLowercased(text, item.start, item.end)
  default: output.append(text, item.start, item.end)
  }
}

/// Appends `3x`; a count of one says nothing.
private func appendCount(_ text: Span<UInt8>, _ item: SetItem, _ output: inout [UInt8]) {
  guard item.count > 1 else { return }
  output.append(text, item.countRange.lowerBound, item.countRange.upperBound)
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
