import W8Text

/// The lines of a file that are not blank, in order, each with the blank line that it is to have before it.
///
/// Only here does the formatter look at more than one line. A blank line that is too long to be read counts
/// as content, for it is kept as it is.
struct ContentLines: IteratorProtocol {
  private let sections: [SyntaxTree]
  private var section = 0
  private var line = 0
  private var number = 0
  private var previous = Previous.none

  private enum Previous { case none, header, other }

  init(_ sections: [SyntaxTree]) {
    self.sections = sections
  }

  mutating func next() -> ContentLine? {
    var hasBlank = false
    while section < sections.count {
      guard line < sections[section].lines.count else {
        section += 1
        line = 0
        continue
      }
      let syntax = sections[section].lines[line]
      defer {
        line += 1
        number += 1
      }
      if syntax.kind == .blank, !syntax.isFrozen {
        hasBlank = true
        continue
      }
      let isHeader = syntax.kind == .month && !syntax.isFrozen
      let lineEnds = lineEndsBefore(isHeader, hasBlank)
      previous = isHeader ? .header : .other
      return ContentLine(section: section, line: line, number: number, lineEndsBefore: lineEnds)
    }
    return nil
  }

  private func lineEndsBefore(_ isHeader: Bool, _ hasBlank: Bool) -> Int {
    switch previous {
    // At the start of the file U+FEFF would be taken for a byte order mark, and the line for another.
    case .none: startsWithMark(sections[section], line) ? 1 : 0
    case .header: 2
    case .other: isHeader || hasBlank ? 2 : 1
    }
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

/// Whether the line at `index` starts with U+FEFF, a byte order mark left out.
private func startsWithMark(_ tree: SyntaxTree, _ index: Int) -> Bool {
  guard tree.lines[index].isFrozen else { return false }
  return LineText(tree, index).content.starts(with: [0xEF, 0xBB, 0xBF])
}
