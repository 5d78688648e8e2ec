import Primitives
import W8Text

/// Edits that do not meet.
struct SeparateEdits {
  private(set) var edits: [TextEdit] = []

  /// Takes all of `new`, unless one of them meets an edit that was taken before; whether it did.
  @discardableResult
  mutating func add(_ new: [TextEdit]) -> Bool {
    if isBehindAll(new) {
      edits += new
      return true
    }
    guard new.allSatisfy({ isFree($0, at: index(for: $0)) }) else { return false }
    for edit in new { edits.insert(edit, at: index(for: edit)) }
    return true
  }

  /// Whether `new`, as most, come in order behind all others.
  private func isBehindAll(_ new: [TextEdit]) -> Bool {
    var end = edits.last?.range.end ?? -1
    for edit in new {
      if edit.range.start <= end { return false }
      end = edit.range.end
    }
    return true
  }

  /// Takes the edits of fixes each of which moves lines from one place to the end of another, and all that go to the
  /// same place in the order of the fixes; none that crosses another, or meets what was taken before.
  ///
  /// Such fixes may touch: what is put at an edge of lines that go away stays where these stood.
  mutating func add(moves: [[TextEdit]]) {
    if moves.isEmpty { return }
    var taken: [TextEdit] = []
    var end = 0
    for edit in moves.joined().sorted(by: isBefore) {
      guard edit.range.start >= end, isFree(edit, at: index(for: edit)) else { return }
      end = edit.range.end
      if let last = taken.last, last.range.end == edit.range.start {
        taken[taken.count - 1] = TextEdit(
          TextRange(last.range.start, end), last.replacement + edit.replacement)
      } else {
        taken.append(edit)
      }
    }
    edits = (edits + taken).sorted(by: isBefore)
  }

  /// What is put before lines stands before them; the standard library keeps the order of equals.
  private func isBefore(_ first: TextEdit, _ second: TextEdit) -> Bool {
    (first.range.start, first.range.end) < (second.range.start, second.range.end)
  }

  /// The index among the edits at which `edit` belongs.
  private func index(for edit: TextEdit) -> Int {
    edits.partitioningIndex { $0.range.start > edit.range.start }
  }

  /// Insertions side by side count as meeting, for their order would matter.
  private func isFree(_ edit: TextEdit, at index: Int) -> Bool {
    if index > 0, meet(edits[index - 1].range, edit.range) { return false }
    return index == edits.count || !meet(edits[index].range, edit.range)
  }

  private func meet(_ first: TextRange, _ second: TextRange) -> Bool {
    if first.isEmpty || second.isEmpty { return first.touches(second) }
    return first.start < second.end && second.start < first.end
  }
}
