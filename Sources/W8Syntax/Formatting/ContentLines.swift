import W8Text

/// The lines of a file that are not blank, in order, each with the blank line that it is to have before it.
struct ContentLines: IteratorProtocol {
  private let sections: [SyntaxTree]
  private var section = 0
  private var line = 0
  private var number = 0
  private var gap = LineGap()

  init(_ sections: [SyntaxTree]) {
    self.sections = sections
  }

  mutating func next() -> ContentLine? {
    while section < sections.count {
      guard line < sections[section].lines.count else {
        section += 1
        line = 0
        continue
      }
      defer {
        line += 1
        number += 1
      }
      let text = sections[section].text
      guard let content = lineContent(LineParts(sections[section], line), text.span) else {
        gap.passBlank()
        continue
      }
      return ContentLine(
        section: section, line: line, number: number,
        lineEndsBefore: gap.lineEndsBefore(content))
    }
    return nil
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
  /// How many line ends stand in the canonical file between the content before and this one.
  let lineEndsBefore: Int
}
