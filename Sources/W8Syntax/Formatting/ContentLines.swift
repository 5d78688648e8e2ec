import W8Text

/// The lines of a file that are not blank, in order.
struct ContentLines: IteratorProtocol {
  private let sections: [SyntaxTree]
  // What the section at hand consists of: each look into a tree counts references.
  private var text: [UInt8] = []
  private var lines: [SyntaxLine] = []
  private var tokens: [Token] = []
  private var section = -1
  private var line = 0
  private var number = 0

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
      if lineContent(LineParts(lines.span, tokens.span, line), text.span) == nil { continue }
      return ContentLine(section: section, line: line, number: number)
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
}
