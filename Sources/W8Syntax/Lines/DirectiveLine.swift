import W8Text

/// Parses a line that starts with a letter: a keyword and its arguments.
///
/// `x-…` and unknown keywords are kept without reading what follows.
func parseDirective(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  var index = start
  while !isWordEnd(text, index, end) { index += 1 }
  let name = String(decoding: builder.text[start..<index], as: UTF8.self)
  guard let keyword = Keyword(name: name) else {
    builder.token(.keyword, start, index)
    if !isExtension(name) { builder.fault(.unknownDirective, start, index) }
    while index < end, text[index].isBlank { index += 1 }
    return builder.token(.verbatim, index, proseEnd(text, index, end))
  }
  builder.token(.keyword, start, index, value: UInt32(keyword.rawValue))
  while let word = scanWord(text, &index, end, &builder) {
    parseArgument(text, word, &builder)
  }
  for fault in argumentFaults(keyword, builder) {
    builder.fault(fault.kind, fault.range.start, fault.range.end)
  }
}

private func isExtension(_ name: String) -> Bool {
  name.lowercased().hasPrefix("x-") && name.utf8.count > 2
}

private func parseArgument(_ text: Span<UInt8>, _ word: Word, _ builder: inout TreeBuilder) {
  switch word.shape {
  case .tail:
    parseTail(text, word.start, word.end, &builder)
  case .unclosed, .severed:
    builder.token(.verbatim, word.start, word.end)
  case .plain, .enclosing:
    if let keyCount = scanPair(text, word.start, word.end) {
      builder.token(.pair, word.start, word.end, value: UInt32(keyCount))
    } else {
      builder.token(argumentKind(text, word), word.start, word.end)
    }
  }
}

private func argumentKind(_ text: Span<UInt8>, _ word: Word) -> TokenKind {
  if isString(text, word.start, word.end) { return .string }
  switch text[word.start] {
  case .at: return .gym
  case .hash: return .tag
  default: return .word
  }
}
