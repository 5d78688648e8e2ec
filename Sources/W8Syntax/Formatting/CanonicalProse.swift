/// Appends a note or a comment; a comment in the first column stays as it is.
func formatProse(_ line: LineText, _ output: inout [UInt8]) {
  guard let token = line.tokens.first else { return }
  if token.kind == .comment, line.start + Int(token.start) == line.contentStart {
    return output.append(line.bytes(token))
  }
  output.append(contentsOf: [UInt8].margin)
  appendProse(line, token, &output)
}

/// Appends the note or comment that ends the line, if there is one.
func formatTail(_ line: LineText, _ output: inout [UInt8]) {
  guard let tail = line.tail else { return }
  output.appendBlanks(2)
  appendProse(line, tail, &output)
}

/// Appends `# 2026-01 title`.
func formatMonth(_ line: LineText, _ output: inout [UInt8]) {
  output.append(.hash)
  for token in line.tokens where token.kind == .yearMonth || token.kind == .title {
    output.append(0x20)
    output.append(line.bytes(token))
  }
  formatTail(line, &output)
}

/// Appends the sign, and where there is text a space and the text; an empty tail stays.
private func appendProse(_ line: LineText, _ token: Token, _ output: inout [UInt8]) {
  output.append(token.kind == .note ? .greater : .semicolon)
  let prose = line.prose(token)
  if prose.isEmpty { return }
  output.append(0x20)
  output.append(prose)
}
