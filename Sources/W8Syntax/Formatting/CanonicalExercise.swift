/// Appends an exercise: its name in a column, then the groups of sets.
func formatExercise(_ text: Span<UInt8>, _ tokens: Span<Token>, _ output: inout [UInt8]) {
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
  } else {
    appendQuoted(text, name, isSuperset ? .superset : .plain, &output)
  }
  output.append(.colon)
  // Behind the name stands its colon.
  let sets = index + 2
  let end = tokens.countBeforeTail
  if sets < end {
    output.pad(from: start, to: nameWidth)
    output.append(0x20)
    let first = Int(tokens[sets].start)
    if isPlainGroups(text, first, tokens[tokens.count &- 1].end) {
      return output.appendAtOnce(text, first, tokens[tokens.count &- 1].end)
    }
    formatSets(text, tokens, sets..<end, &output)
  }
  formatTail(text, tokens, &output)
}

/// How wide the column of names is, with the `:` and without the space behind it.
let nameWidth = 19

private enum ExercisePlace { case plain, superset }

/// Appends a quoted name; without the quotes when the bare line reads back as the same name.
private func appendQuoted(
  _ text: Span<UInt8>, _ quoted: Token, _ place: ExercisePlace, _ output: inout [UInt8]
) {
  var bare: [UInt8] = []
  bare.appendCollapsed(text, Int(quoted.start) + 1, quoted.end - 1)
  if readsBack(bare, place) {
    output.append(contentsOf: bare)
  } else {
    output.append(text, quoted)
  }
}

/// Whether `name` without quotes is read as the name of an exercise, all of it.
private func readsBack(_ name: [UInt8], _ place: ExercisePlace) -> Bool {
  var bare: [UInt8] = []
  bare.appendMargin()
  if place == .superset { bare += [.plus, 0x20] }
  let start = bare.count
  bare += name
  bare.append(.colon)
  let tree = parse(bare, .later)
  guard tree.lines.count == 1, tree.lines[0].kind == .exercise, tree.faults.isEmpty else {
    return false
  }
  let tokens = tree.tokens(ofLine: 0)
  return tokens.contains { $0.kind == .name && $0.start == start && $0.end == bare.count - 1 }
    && tokens.contains { $0.kind == .superset } == (place == .superset)
}
