/// Appends the canonical form of the line at `index`, without its line end, to `output`.
///
/// A line that the grammar cannot read is appended byte for byte, and so is one whose canonical form would
/// be too long to be read again. A byte order mark is left out.
package func format(_ tree: SyntaxTree, line index: Int, into output: inout [UInt8]) {
  let line = LineText(tree, index)
  guard !tree.lines[index].isFrozen else { return output.append(line.content) }
  let start = output.count
  switch tree.lines[index].kind {
  case .blank: break
  case .month: formatMonth(line, &output)
  case .entry: formatEntry(line, &output)
  case .session: formatSession(line, &output)
  case .exercise: formatExercise(line, &output)
  case .note, .comment: formatProse(line, &output)
  case .directive: formatDirective(line, &output)
  case .unknown: output.append(line.content)
  }
  if output.count - start > longestLine {
    output.removeLast(output.count - start)
    output.append(line.content)
  }
}
