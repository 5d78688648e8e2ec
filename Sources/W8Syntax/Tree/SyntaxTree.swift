package import W8Text

/// The lossless tree of one section of a text: lines, and the tokens of each.
///
/// All offsets count from the start of the section. Any bytes give a tree.
package struct SyntaxTree: Sendable {
  private let parts: Parts

  /// What a tree holds, behind one reference: trees are handed about a great deal.
  private final class Parts: Sendable {
    let text: [UInt8]
    let lines: [SyntaxLine]
    let faults: [SyntaxFault]
    let lineEndings: LineEndings
    let tokens: [Token]
    let glances: [SetsGlance]

    init(_ builder: borrowing TreeBuilder, _ lineEndings: LineEndings) {
      text = builder.text
      // Copies of exactly the size: the buffers that grew are larger.
      lines = builder.lines.elements
      faults = builder.faults.isEmpty ? [] : Array(builder.faults[...])
      tokens = builder.tokens.elements
      glances = builder.glances.elements
      self.lineEndings = lineEndings
    }
  }

  init(_ builder: borrowing TreeBuilder, _ lineEndings: LineEndings) {
    parts = Parts(builder, lineEndings)
  }

  /// The bytes of the section; whole lines.
  package var text: [UInt8] { parts.text }
  /// The lines in order; they tile the text.
  package var lines: [SyntaxLine] { parts.lines }
  /// What the grammar cannot read, in order of lines, and in each in order of ranges.
  package var faults: [SyntaxFault] { parts.faults }
  /// How the lines end.
  package var lineEndings: LineEndings { parts.lineEndings }

  /// The tokens that are kept: those of the lines without a glance.
  var tokens: [Token] { parts.tokens }
  /// The glances of the lines that have one, in their order.
  var glances: [SetsGlance] { parts.glances }

  /// The tokens of the line at `index`, in order, without blanks and line end.
  package func tokens(ofLine index: Int) -> ArraySlice<Token> {
    let lines = lines
    if lines[index].hasGlance { return tokensBehindGlance(lines[index])[...] }
    let first = Int(lines[index].firstToken)
    let next = index + 1
    let end = next < lines.count ? Int(lines[next].firstToken) : tokens.count
    return tokens[first..<end]
  }

  /// Reads the tokens of a line that has a glance in their place.
  private func tokensBehindGlance(_ line: SyntaxLine) -> [Token] {
    let (text, start, end) = (text, Int(line.start), Int(line.contentEnd))
    var tokens = LineTokens(from: start)
    let first = skipPlainBlanks(text.span, start, end)
    guard first < end else { return [] }
    _ = parsePlainExercise(text.span, first, end, &tokens)
    return tokens.tokens
  }

  /// What the grammar cannot read on the line at `index`, in order.
  package func faults(ofLine index: Int) -> ArraySlice<SyntaxFault> {
    let faults = faults
    var (low, high) = (0, faults.count)
    while low < high {
      let middle = (low + high) / 2
      if faults[middle].line < index { low = middle + 1 } else { high = middle }
    }
    return faults[low...].prefix { $0.line == index }
  }

  /// The bytes of the line at `index`, with its line end.
  package func fullRange(ofLine index: Int) -> TextRange {
    let next = index + 1
    let end = next < lines.count ? Int(lines[next].start) : text.count
    return TextRange(Int(lines[index].start), end)
  }

  /// The bytes of the line at `index`, without its line end.
  package func contentRange(ofLine index: Int) -> TextRange {
    TextRange(Int(lines[index].start), Int(lines[index].contentEnd))
  }

  /// The bytes of `token` of the line at `index`.
  package func range(of token: Token, line index: Int) -> TextRange {
    let start = Int(lines[index].start)
    return TextRange(start + Int(token.start), start + token.end)
  }

  /// The text of `range`, for display; bytes that are not UTF-8 become U+FFFD.
  package func string(_ range: TextRange) -> String {
    String(decoding: text[range.start..<range.end], as: UTF8.self)
  }

  /// The text of `token` of the line at `index`, for display.
  package func string(of token: Token, line index: Int) -> String {
    string(range(of: token, line: index))
  }

  /// The index of the line that holds `offset`; the last line for an offset at the end or past it.
  ///
  /// nil when there is no line.
  package func line(at offset: Int) -> Int? {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if Int(lines[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return lines.isEmpty ? nil : max(0, low - 1)
  }
}

/// One line of a tree.
package struct SyntaxLine: Hashable, Sendable, BitwiseCopyable {
  /// The offset of the first byte in the section.
  package let start: UInt32
  /// The offset after the last byte before the line end.
  package let contentEnd: UInt32
  /// What the line is.
  package let kind: LineKind
  /// Whether the line carries a fault that makes the formatter leave it alone.
  package let isFrozen: Bool
  /// Whether a glance stands for its tokens, which are read again where somebody asks for them.
  package let hasGlance: Bool

  /// Whether the formatter is known to leave the line as it is; always decided for a line with a glance.
  let isKnownCanonical: Bool
  let firstToken: UInt32
}

/// How many lines of a section end in which way.
package struct LineEndings: Hashable, Sendable {
  /// Lines that end in LF alone.
  package internal(set) var lineFeeds = 0
  /// Lines that end in one or more CR and LF, or in CR at the end of the text.
  package internal(set) var carriageReturns = 0
  /// Whether the last line has no LF.
  package internal(set) var lacksFinal = false
}
