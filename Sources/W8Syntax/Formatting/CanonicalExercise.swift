/// Appends an exercise: its name in a column, then the groups of sets.
func formatExercise(_ line: LineText, _ output: inout [UInt8]) {
  output.append(contentsOf: [UInt8].margin)
  let start = output.count
  let isSuperset = line.tokens.first?.kind == .superset
  if isSuperset {
    output.append(.plus)
    output.append(0x20)
  }
  let parts = isSuperset ? line.tokens.dropFirst() : line.tokens
  guard let name = parts.first else { return }
  if name.kind == .name {
    output.appendCollapsed(line.bytes(name))
  } else {
    appendQuoted(line.bytes(name), isSuperset ? .superset : .plain, &output)
  }
  output.append(.colon)
  let sets = parts.dropFirst(2).prefix { $0.kind != .note && $0.kind != .comment }
  if !sets.isEmpty {
    output.pad(from: start, to: nameWidth)
    output.append(0x20)
    formatSets(line, sets, &output)
  }
  formatTail(line, &output)
}

/// How wide the column of names is, with the `:` and without the space behind it.
private let nameWidth = 19

private enum ExercisePlace { case plain, superset }

/// Appends a quoted name; without the quotes when the bare line reads back as the same name.
private func appendQuoted(
  _ quoted: ArraySlice<UInt8>, _ place: ExercisePlace, _ output: inout [UInt8]
) {
  var bare: [UInt8] = []
  bare.appendCollapsed(quoted.dropFirst().dropLast())
  if readsBack(bare, place) {
    output.append(bare[...])
  } else {
    output.append(quoted)
  }
}

/// Whether `name` without quotes is read as the name of an exercise, all of it.
private func readsBack(_ name: [UInt8], _ place: ExercisePlace) -> Bool {
  let opening: [UInt8] =
    switch place {
    case .plain: .margin
    case .superset: .margin + [.plus, 0x20]
    }
  let tree = parse(opening + name + [.colon], .later)
  guard tree.lines.count == 1, tree.lines[0].kind == .exercise, tree.faults.isEmpty else {
    return false
  }
  let line = LineText(tree, 0)
  return line.tokens.contains { $0.kind == .name && line.bytes($0) == name[...] }
    && line.tokens.contains { $0.kind == .superset } == (place == .superset)
}
