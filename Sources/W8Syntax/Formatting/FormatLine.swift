/// Appends the canonical form of the line at `index`, without its line end, to `output`.
///
/// A line that the grammar cannot read is appended byte for byte, and so is one whose canonical form would
/// be too long to be read again. A byte order mark is left out.
package func format(_ tree: SyntaxTree, line index: Int, into output: inout [UInt8]) {
  let (text, line) = (tree.text, tree.lines[index])
  let content = text.span.extracting(line.contentRange)
  var reader = LineReader(LineTokens())
  formatLine(content, line, &reader, into: &output)
}

/// Appends the canonical form of a line whose content, a byte order mark left out, is `content`.
func formatLine(
  _ content: Span<UInt8>, _ line: SyntaxLine, _ reader: inout LineReader<LineTokens>,
  into output: inout [UInt8]
) {
  if line.isFrozen || line.kind == .unknown { return output.append(content, from: 0) }
  reader.listener.begin()
  _ = reader.line(content, 0, content.count, isPlain: true)
  let start = output.count
  let tokens = reader.listener.tokens.span
  switch line.kind {
  case .blank, .unknown: break
  case .month: formatMonth(content, tokens, &output)
  case .entry: formatEntry(content, tokens, &output)
  case .session: formatSession(content, tokens, &output)
  case .exercise: formatExercise(content, reader.listener, &output)
  case .note, .comment: formatProse(content, tokens, &output)
  case .directive: formatDirective(content, tokens, &output)
  }
  if output.count - start > longestLine {
    output.removeLast(output.count - start)
    output.append(content, from: 0)
  }
}

extension SyntaxLine {
  /// The bytes without byte order mark and line end, as offsets in the section.
  var contentRange: Range<Int> { Int(start) + markLength..<Int(contentEnd) }
}

extension Span where Element == Token {
  /// The note or comment that ends the line.
  var tail: Token? {
    guard count > 0 else { return nil }
    let last = self[count &- 1]
    return last.kind == .note || last.kind == .comment ? last : nil
  }

  /// Whether the line is an exercise that goes with the one above.
  var startsWithSuperset: Bool { count > 0 ? self[0].kind == .superset : false }

  /// How many tokens stand before the tail.
  var countBeforeTail: Int { tail == nil ? count : count &- 1 }
}

/// Where behind the sign of a note or comment the text starts.
func proseStart(_ text: Span<UInt8>, _ token: Token) -> Int {
  var index = Int(token.start) &+ 1
  while index < token.end, text[index].isBlank { index &+= 1 }
  return index
}
