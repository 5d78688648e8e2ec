import Primitives
import W8Book
import W8Edits
import W8Syntax
package import W8Text

/// The lines of the marks of the conflict to which the mark at `place` belongs, from its first to its last; nil
/// when they are not complete and in order.
///
/// Nothing farther than the mark before the first and the one behind the last is looked at, so that all
/// conflicts of a file can be settled one by one.
func conflictMarks(around place: FileLine, in file: FileAnalysis) -> [FileLine]? {
  var marks: [ConflictMark] = []
  for mark in conflictMarks(upwardsFrom: place, in: file).prefix(mostOfConflict) {
    marks.insert(mark, at: 0)
    if mark.sign == .opening { break }
  }
  if marks.last?.sign != .closing {
    for mark in conflictMarks(below: place, in: file).prefix(mostOfConflict) {
      marks.append(mark)
      if mark.sign == .closing { break }
    }
  }
  return isConflict(marks.map(\.sign)) ? marks.map(\.line) : nil
}

/// Marks of a merge that belong together, or a single one that has lost the others.
struct Conflict {
  /// In order.
  let marks: [ConflictMark]
  /// Whether all marks are there.
  var isWhole: Bool { isConflict(marks.map(\.sign)) }
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
    conflicts(in: self).filter(\.isWhole).map(\.range)
  }
}

/// Whether the mark at `place` or the one above or below it opens the base of a merge: without it lines would be read, or
/// not be read, that are not or are now.
func boundsBase(_ place: FileLine, in file: FileAnalysis) -> Bool {
  conflictMarks(upwardsFrom: place, in: file).prefix(2).contains { $0.sign == .base }
    || conflictMarks(below: place, in: file).prefix(1).contains { $0.sign == .base }
}

/// How many marks a conflict has at most.
private let mostOfConflict = 4

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
    let line = file.place(section: section, line: fault.line)
    guard let sign = Sign(rawValue: line.tree.text[fault.range.start]) else { return nil }
    (self.line, self.sign) = (line, sign)
    range = fault.range.shifted(by: line.sectionStart)
  }
}

/// The marks from `place` on upwards, its own first.
private func conflictMarks(
  upwardsFrom place: FileLine, in file: FileAnalysis
) -> some Sequence<ConflictMark> {
  (0...place.section).reversed().lazy.flatMap { section in
    let faults = file.sections[section].lowered.tree.faults
    let end =
      section == place.section
      ? faults.partitioningIndex { $0.line > place.line } : faults.count
    return faults[..<end].reversed().lazy
      .compactMap { ConflictMark($0, inSection: section, of: file) }
  }
}

/// The marks below `place`, in order.
private func conflictMarks(
  below place: FileLine, in file: FileAnalysis
) -> some Sequence<ConflictMark> {
  (place.section..<file.sections.count).lazy.flatMap { section in
    let faults = file.sections[section].lowered.tree.faults
    let start =
      section == place.section ? faults.partitioningIndex { $0.line > place.line } : 0
    return faults[start...].lazy.compactMap { ConflictMark($0, inSection: section, of: file) }
  }
}
