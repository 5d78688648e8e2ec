/// Appends a directive: the keyword, and from column 11 on the arguments.
///
/// `x-…` is nobody's to lay out: only blanks at its end go.
func formatDirective(_ line: LineText, _ output: inout [UInt8]) {
  guard let first = line.tokens.first, let last = line.tokens.last else { return }
  guard let keyword = Keyword(rawValue: UInt8(truncatingIfNeeded: first.value)) else {
    return output.append(line.text[line.start + Int(first.start)..<line.start + last.end])
  }
  let start = output.count
  output.appendLowercased(line.bytes(first))
  var hasArguments = false
  for token in line.tokens.dropFirst() where token.kind != .note && token.kind != .comment {
    if !hasArguments, keyword != .w8log { output.pad(from: start, to: keywordWidth) }
    hasArguments = true
    output.append(0x20)
    output.append(line.bytes(token))
  }
  formatTail(line, &output)
}

/// How wide the column of keywords is, without the space behind it.
private let keywordWidth = 10
