import W8Text

/// The lines of a file that are not blank, in order, each with the blank line that it is to have before it.
struct ContentLines: IteratorProtocol {
  private let sections: [SyntaxTree]
  // What the section at hand consists of: each look into a tree counts references.
  private var text: [UInt8] = []
  private var lines: [SyntaxLine] = []
  private var tokens: [Token] = []
  private var section = -1
  private var line = 0
  private var number = 0
  private var gap = LineGap()

  init(_ sections: [SyntaxTree]) {
    self.sections = sections
  }

  mutating func next() -> ContentLine? {
    while section < sections.count {
      guard line < lines.count else {
        beginSection(section + 1)
        continue
      }
      defer {
        line += 1
        number += 1
      }
      let parts = LineParts(lines.span, tokens.span, line)
      guard let content = lineContent(parts, text.span) else {
        gap.passBlank()
        continue
      }
      return ContentLine(
        section: section, line: line, number: number, content: parts.content,
        isPlainlyCanonical: isPlainlyCanonical(
          text.span, parts.content.lowerBound, parts.content.upperBound),
        lineEndsBefore: gap.lineEndsBefore(content))
    }
    return nil
  }

  private mutating func beginSection(_ index: Int) {
    (section, line) = (index, 0)
    lines = []
    guard index < sections.count else { return }
    (text, lines, tokens) = (sections[index].text, sections[index].lines, sections[index].tokens)
  }
}

/// A line of a file that is not blank.
struct ContentLine {
  /// The index of its section.
  let section: Int
  /// Its index in the section.
  let line: Int
  /// Its index in the file.
  let number: Int
  /// Where its bytes lie in the section, a byte order mark and the line end left out.
  let content: Range<Int>
  /// Whether a look at its bytes shows that it is canonical.
  let isPlainlyCanonical: Bool
  /// How many line ends stand in the canonical file between the content before and this one.
  let lineEndsBefore: Int
}
