import W8Book
import W8Syntax
package import W8Text

/// Marks of a merge that belong together, or a single one that has lost the others.
struct Conflict {
  /// In order.
  let marks: [ConflictMark]
  /// Whether all marks are there.
  var isWhole: Bool { isConflict(marks.map { $0.sign }) }
  /// The lines from the first mark to the last, as offsets in the file.
  var range: TextRange { TextRange(marks[0].range.start, marks[marks.count - 1].range.end) }
}

/// The conflicts of a file, in order.
func conflicts(in file: FileAnalysis) -> [Conflict] {
  let marks = file.sections.indices.flatMap { section in
    file.sections[section].lowered.tree.faults
      .compactMap { ConflictMark($0, inSection: section, of: file) }
  }
  var found: [Conflict] = []
  var rest = marks[...]
  while !rest.isEmpty {
    let whole = [3, 4].lazy.map { Conflict(marks: Array(rest.prefix($0))) }.first { $0.isWhole }
    let next = whole ?? Conflict(marks: Array(rest.prefix(1)))
    found.append(next)
    rest = rest.dropFirst(next.marks.count)
  }
  return found
}

extension FileAnalysis {
  /// The whole conflicts of a merge in the file, from the first mark of each to its last, as offsets.
  package var conflictRanges: [TextRange] {
    conflicts(in: self).filter { $0.isWhole }.map { $0.range }
  }
}

private func isConflict(_ signs: [ConflictMark.Sign]) -> Bool {
  signs == [.opening, .separator, .closing] || signs == [.opening, .base, .separator, .closing]
}

/// A line that a merge left.
struct ConflictMark {
  let line: FileLine
  /// Its bytes, as offsets in the file.
  let range: TextRange
  let sign: Sign

  enum Sign: UInt8 {
    case opening = 0x3C
    case base = 0x7C
    case separator = 0x3D
    case closing = 0x3E
  }

  /// Nil for another fault.
  init?(_ fault: SyntaxFault, inSection section: Int, of file: FileAnalysis) {
    guard fault.kind == .mergeConflict else { return nil }
    let line = file.line(section: section, index: fault.line)
    guard let sign = Sign(rawValue: line.tree.text[fault.range.start]) else { return nil }
    (self.line, self.sign) = (line, sign)
    range = fault.range.shifted(by: line.sectionStart)
  }
}
