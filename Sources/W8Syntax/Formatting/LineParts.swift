import W8Text

/// Where the parts of one line of a tree lie.
///
/// The formatter works on spans of the line's bytes and tokens rather than on arrays: it is handed about
/// too often for counting references.
struct LineParts {
  /// What the line is.
  let kind: LineKind
  /// Whether the line is kept as it is.
  let isFrozen: Bool
  /// The bytes without the line end, as offsets in the section.
  let bytes: Range<Int>
  /// The indices of the tokens in the tree, a byte order mark left out.
  let tokens: Range<Int>
  /// The length of the byte order mark that opens the line, 0 where none does.
  let markLength: Int

  init(_ lines: Span<SyntaxLine>, _ tokens: Span<Token>, _ index: Int) {
    let line = lines[index]
    var first = Int(line.firstToken)
    let next = index &+ 1
    let end = next < lines.count ? Int(lines[next].firstToken) : tokens.count
    var hasMark = false
    if first < end { hasMark = tokens[first].kind == .byteOrderMark }
    if hasMark { first &+= 1 }
    kind = line.kind
    isFrozen = line.isFrozen
    bytes = Int(line.start)..<Int(line.contentEnd)
    self.tokens = first..<end
    markLength = hasMark ? 3 : 0
  }

  init(_ tree: SyntaxTree, _ index: Int) {
    let (lines, tokens) = (tree.lines, tree.tokens)
    self.init(lines.span, tokens.span, index)
  }

  /// The bytes without byte order mark and line end, as offsets in the section.
  var content: Range<Int> { bytes.lowerBound + markLength..<bytes.upperBound }
}

extension SyntaxTree {
  /// A tree that keeps the tokens of the line at `index`, and the index of the line there.
  func withTokens(ofLine index: Int) -> (tree: SyntaxTree, index: Int) {
    guard lines[index].hasGlance else { return (self, index) }
    let range = contentRange(ofLine: index)
    return (parse(Array(text[range.start..<range.end]), .later), 0)
  }
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
