/// Appends an exercise: its name in a column, then the groups of sets.
func formatExercise(_ text: Span<UInt8>, _ line: borrowing LineTokens, _ output: inout [UInt8]) {
  let tokens = line.tokens.span
  output.appendMargin()
  let start = output.count
  var index = 0
  let isSuperset = tokens.startsWithSuperset
  if isSuperset {
    output.append(.plus)
    output.append(0x20)
    index = 1
  }
  guard index < tokens.count else { return }
  let name = tokens[index]
  if name.kind == .name {
    output.appendCollapsed(text, Int(name.start), name.end)
  } else if readsBackBare(text, Int(name.start), name.end, isSuperset: isSuperset) {
    output.appendCollapsed(text, Int(name.start) + 1, name.end - 1)
  } else {
    output.append(text, name)
  }
  output.append(.colon)
  // Behind the name stands its colon.
  let sets = index + 2
  let end = tokens.countBeforeTail
  if sets < end {
    output.pad(from: start, to: nameWidth)
    output.append(0x20)
    formatSets(text, tokens, sets..<end, line.items, &output)
  }
  formatTail(text, tokens, &output)
}
