/// Appends the canonical form of the line at `index`, without its line end, to `output`.
///
/// A line that the grammar cannot read is appended byte for byte, and so is one whose canonical form would
/// be too long to be read again. A byte order mark is left out.
package func format(_ tree: SyntaxTree, line index: Int, into output: inout [UInt8]) {
  let (tree, index) = tree.withTokens(ofLine: index)
  let line = LineParts(tree, index)
  let (text, tokens) = (tree.text, tree.tokens)
  formatLine(
    text.span.extracting(line.bytes), tokens.span.extracting(line.tokens), line, into: &output)
}

/// Appends the canonical form of a line: its bytes `text`, its tokens and what else is known of it.
func formatLine(
  _ text: Span<UInt8>, _ tokens: Span<Token>, _ line: LineParts, into output: inout [UInt8]
) {
  guard !line.isFrozen else { return output.append(text, from: line.markLength) }
  let start = output.count
  switch line.kind {
  case .blank: break
  case .month: formatMonth(text, tokens, &output)
  case .entry: formatEntry(text, tokens, &output)
  case .session: formatSession(text, tokens, &output)
  case .exercise: formatExercise(text, tokens, &output)
  case .note, .comment: formatProse(text, tokens, contentStart: line.markLength, &output)
  case .directive: formatDirective(text, tokens, &output)
  case .unknown: output.append(text, from: line.markLength)
  }
  if output.count - start > longestLine {
    output.removeLast(output.count - start)
    output.append(text, from: line.markLength)
  }
}
