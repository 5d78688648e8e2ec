/// Appends the canonical form of a line of `kind` that says `pieces`, which stand in canonical order; a note or an
/// indented comment stands behind `margin` blanks.
func formatLine(
  _ kind: LineKind, _ text: Span<UInt8>, _ pieces: Span<Piece>, margin: Int,
  _ output: inout [UInt8]
) {
  let said = pieces.extracting(first: pieces.countBeforeTail)
  switch kind {
  case .blank, .unknown: return
  case .directive: return formatDirective(text, pieces, &output)
  case .note, .comment: return formatProse(text, pieces, margin, &output)
  case .entry: formatEntry(text, said, &output)
  case .exercise: formatExercise(text, said, &output)
  case .month:
    output.append(.hash)
    formatFields(text, said, &output)
  case .session:
    output.appendBlanks(marginWidth)
    formatFields(text, said, &output)
  }
  formatTail(text, pieces, &output)
}

/// Appends a note or a comment; a comment in the first column stays as it is.
private func formatProse(
  _ text: Span<UInt8>, _ pieces: Span<Piece>, _ margin: Int, _ output: inout [UInt8]
) {
  guard pieces.count > 0 else { return }
  let piece = pieces[0]
  if piece.kind == .comment, piece.start == 0 { return output.append(text, piece) }
  output.appendBlanks(margin)
  appendProse(text, piece, &output)
}

/// Appends what follows the `#` of a month or opens a session, one space apart.
private func formatFields(
  _ text: Span<UInt8>, _ pieces: Span<Piece>, _ output: inout [UInt8]
) {
  for index in pieces.indices {
    if !output.endsInSpace { output.append(0x20) }
    appendField(text, pieces[index], &output)
  }
}

/// Appends the note or comment that ends the line, if there is one.
func formatTail(_ text: Span<UInt8>, _ pieces: Span<Piece>, _ output: inout [UInt8]) {
  guard pieces.countBeforeTail < pieces.count else { return }
  output.appendBlanks(2)
  appendProse(text, pieces[pieces.count - 1], &output)
}

/// Appends the sign, and where there is text a space and the text; an empty tail stays.
private func appendProse(_ text: Span<UInt8>, _ piece: Piece, _ output: inout [UInt8]) {
  output.append(piece.kind == .note ? .greater : .semicolon)
  let start = piece.contentStart(text)
  guard start < piece.end else { return }
  output.append(0x20)
  output.append(text, start, piece.end)
}

extension Span where Element == Piece {
  /// The number of pieces that stand before the note or comment that ends the line; all where there is none.
  var countBeforeTail: Int { count > 0 && self[count - 1].isProse ? count - 1 : count }
}

/// Appends a directive: the keyword, and from column 11 on the arguments.
///
/// The formatter does not lay out `x-…`: it removes only blanks at its end.
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
