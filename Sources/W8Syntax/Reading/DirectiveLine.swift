import W8Text

extension LineReader where Listener: ~Copyable {
  /// Reads a line that starts with a letter: a keyword and its arguments.
  ///
  /// `x-…` and unknown keywords are kept without reading what follows.
  mutating func directive(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    while !isWordEnd(text, index, end) { index += 1 }
    guard let keyword = Keyword(text, start, index) else {
      token(.keyword, start, index)
      if !isExtension(text, start, index) { fault(.unknownDirective, start, index) }
      while index < end, text[index].isBlank { index += 1 }
      token(.verbatim, index, proseEnd(text, index, end))
      // What is not interpreted stays as it is written.
      isCanonical = true
      return listener.directive(.uninterpreted)
    }
    if holdsCapitals(text, start, index) { isCanonical = false }
    token(.keyword, start, index, number: keyword.number)
    listener.directive(arguments(text, index, end, of: keyword))
  }

  /// Reads the arguments of `keyword`, which ends at `start`, and the tail behind them.
  private mutating func arguments(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, of keyword: Keyword
  ) -> Directive {
    let isFree = keyword == .w8log
    var expected = isFree ? start + 1 : max(start, lineStart + keywordWidth) + 1
    arguments.begin()
    var isUnclosed = false
    var index = start
    while let next = word(text, &index, end) {
      switch next.shape {
      case .tail: tailBehindToken(text, next.start, next.end)
      case .unclosed, .severed:
        token(.verbatim, next.start, next.end)
        isUnclosed = true
      case .plain, .enclosing:
        expect(next.start, at: expected)
        arguments.append(argument(text, next, of: keyword))
        expected = next.end + 1
      }
    }
    let directive = arguments.read(keyword, text)
    if !arguments.isIncomplete {
      var next = 0
      while let (kind, range) = arguments.nextFault(from: &next) {
        fault(kind, range.start, range.end)
      }
    } else if !isUnclosed, !isCut {
      // What is missing may stand behind an opener that is never closed, or too far to the right: that is fault enough.
      fault(.badArgument, lineStart, start)
    }
    return directive
  }

  private mutating func argument(
    _ text: Span<UInt8>, _ word: Word, of keyword: Keyword
  ) -> WrittenArgument {
    let keyCount = scanPair(text, word.start, word.end)
    let kind = keyCount == nil ? argumentKind(text, word, of: keyword) : .pair
    token(kind, word.start, word.end, number: UInt32(keyCount ?? 0))
    return WrittenArgument(
      text, kind, word.start, word.end, keyCount: keyCount ?? 0, isKept: Listener.keepsDirectives)
  }
}

/// The width of the column of keywords, without the space behind it.
let keywordWidth = 10

private func isExtension(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  end - start > 2 && text[start].lowercased == UInt8(ascii: "x") && text[start + 1] == .hyphen
}

private func argumentKind(_ text: Span<UInt8>, _ word: Word, of keyword: Keyword) -> TokenKind {
  if isString(text, word.start, word.end) { return .string }
  switch text[word.start] {
  case .at where keyword == .plan && word.start + 1 < word.end && text[word.start + 1].isDigit:
    // `@8` is an effort.
    return .word
  case .at: return .gym
  case .hash: return .tag
  default: return .word
  }
}
