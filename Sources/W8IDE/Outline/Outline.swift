import W8Book
import W8Syntax
import W8Text

/// The sections of a file by the months that they belong to.
struct Outline {
  /// What stands above the first month header, then the months in the order of their headers.
  private(set) var months: [OutlineMonth]
  /// From the first to the last line that is not blank above the first header and entry.
  let preamble: TextRange?

  /// Sorts the sections of `file`.
  init(_ file: FileAnalysis) {
    months = [OutlineMonth()]
    var preamble = Preamble()
    var start = 0
    for (index, section) in file.sections.enumerated() {
      let section = OutlineSection(index: index, start: start, lowered: section.lowered)
      start += section.tree.text.count
      if section.lowered.opensMonth { months.append(OutlineMonth()) }
      months[months.count - 1].sections.append(section)
      preamble.read(section)
    }
    self.preamble = preamble.range
  }
}

/// The sections under a month header, which the first of them starts with, or those above the first header.
struct OutlineMonth {
  /// The sections in their order.
  fileprivate(set) var sections: [OutlineSection] = []

  /// The header, which need not be well formed; nil above the first.
  func header(in file: FileAnalysis) -> FileLine? {
    guard let first = sections.first, first.lowered.opensMonth else { return nil }
    return file.line(section: first.index, index: 0)
  }

  /// The end of the content of the last line that is not blank; 0 when there is no line.
  var end: Int {
    for section in sections.reversed() {
      let last = section.tree.lines.last { $0.kind != .blank }
      if let last { return section.start + Int(last.contentEnd) }
    }
    return 0
  }
}

/// A section of a file and where it starts.
struct OutlineSection {
  /// The index of the section in the file.
  let index: Int
  /// The offset of the section in the file.
  let start: Int
  let lowered: LoweredSection

  var tree: SyntaxTree { lowered.tree }

  /// From the start of the line at `first` to the end of the content of that at `last`, as offsets in the file.
  func range(_ first: Int, _ last: Int) -> TextRange {
    let lines = tree.lines
    return TextRange(start + Int(lines[first].start), start + Int(lines[last].contentEnd))
  }
}

/// What stands above the first header and entry, as far as it is read.
private struct Preamble {
  private(set) var range: TextRange?
  private var isOver = false

  mutating func read(_ section: OutlineSection) {
    if isOver { return }
    let lines = section.tree.lines
    for index in lines.indices where lines[index].kind != .blank {
      if lines[index].kind == .entry || lines[index].opensMonth {
        isOver = true
        return
      }
      let line = section.range(index, index)
      range = TextRange(range?.start ?? line.start, line.end)
    }
  }
}
