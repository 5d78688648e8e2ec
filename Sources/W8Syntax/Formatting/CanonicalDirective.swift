/// Appends a directive: the keyword, and from column 11 on the arguments.
///
/// `x-…` is nobody's to lay out: only blanks at its end go.
func formatDirective(
  _ text: Span<UInt8>, _ tokens: Span<Piece>, _ output: inout [UInt8]
) {
  guard tokens.count > 0 else { return }
  let first = tokens[0]
  guard let keyword = Keyword(number: first.value) else {
    return output.append(text, Int(first.start), tokens[tokens.count - 1].end)
  }
  let start = output.count
  output.appendLowercased(text, Int(first.start), first.end)
  for index in 1..<max(1, tokens.countBeforeTail) {
    if index == 1, keyword != .w8log { output.pad(from: start, to: keywordWidth) }
    output.append(0x20)
    output.append(text, tokens[index])
  }
  formatTail(text, tokens, &output)
}
