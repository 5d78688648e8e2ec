/// Appends a note or a comment; a comment in the first column stays as it is.
func formatProse(_ text: Span<UInt8>, _ tokens: Span<Token>, _ output: inout [UInt8]) {
  guard tokens.count > 0 else { return }
  let token = tokens[0]
  if token.kind == .comment, token.start == 0 { return output.append(text, token) }
  output.appendMargin()
  appendProse(text, token, &output)
}

/// Appends the note or comment that ends the line, if there is one.
func formatTail(_ text: Span<UInt8>, _ tokens: Span<Token>, _ output: inout [UInt8]) {
  guard let tail = tokens.tail else { return }
  output.appendBlanks(2)
  appendProse(text, tail, &output)
}

/// Appends `# 2026-01 title`.
func formatMonth(_ text: Span<UInt8>, _ tokens: Span<Token>, _ output: inout [UInt8]) {
  output.append(.hash)
  for index in tokens.indices {
    let token = tokens[index]
    guard token.kind == .yearMonth || token.kind == .title else { continue }
    output.append(0x20)
    output.append(text, token)
  }
  formatTail(text, tokens, &output)
}

/// Appends the sign, and where there is text a space and the text; an empty tail stays.
private func appendProse(_ text: Span<UInt8>, _ token: Token, _ output: inout [UInt8]) {
  output.append(token.kind == .note ? .greater : .semicolon)
  let start = proseStart(text, token)
  guard start < token.end else { return }
  output.append(0x20)
  output.append(text, start, token.end)
}
