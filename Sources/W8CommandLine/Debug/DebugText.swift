/// What `debug` shows of `line`, as lines of text.
func debugText(_ line: DebugLine, _ view: DebugView) -> String {
  switch view {
  case .tokens: tokens(line)
  case .lines: summary(line)
  case .ast: summary(line) + tree(line)
  }
}

/// `19 exercise frozen`, then the faults.
private func summary(_ line: DebugLine) -> String {
  let faults = line.faults.map { "  fault \(place($0)) \($0.name) \"\($0.text)\"\n" }
  return "\(line.number) \(line.kind.treeName)\(line.isFrozen ? " frozen" : "")\n"
    + faults.joined()
}

private func tree(_ line: DebugLine) -> String {
  var text = ""
  line.forEachToken { token in
    let value = token.value.map { " = \($0)" } ?? ""
    text += "  \(place(token)) \(token.name) \"\(token.text)\"\(value)\n"
  }
  for group in line.groups { text += "  group \(spelled(group))\n" }
  return text
}

private func tokens(_ line: DebugLine) -> String {
  line.tiles.map { "\(line.number):\(place($0)) \($0.name) \"\($0.text)\"\n" }.joined()
}

/// The columns of the part, from 1, without the last.
private func place(_ part: DebugLine.Part) -> String {
  "\(part.start)-\(part.end)"
}
