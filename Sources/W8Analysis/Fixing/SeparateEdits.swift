import Primitives
import W8Text

/// Edits that do not meet.
struct SeparateEdits {
  /// The first edits of the fixes, and the others, which may lie far below them; both ascend. As fixes come by place,
  /// nearly every edit comes at an end.
  private var first: [TextEdit] = []
  private var others: [TextEdit] = []

  /// All of them, ascending.
  var edits: [TextEdit] { others.isEmpty ? first : (first + others).sorted(by: isBefore) }

  /// Takes all of `new`, unless one of them meets an edit that was taken before; whether it did.
  @discardableResult
  mutating func add(_ new: [TextEdit]) -> Bool {
    guard new.allSatisfy(isFree) else { return false }
    if let edit = new.first { Self.put(edit, into: &first) }
    for edit in new.dropFirst() { Self.put(edit, into: &others) }
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
      guard edit.range.start >= end, isFree(edit) else { return }
      end = edit.range.end
      if let last = taken.last, last.range.end == edit.range.start {
        taken[taken.count - 1] = TextEdit(
          TextRange(last.range.start, end), last.replacement + edit.replacement)
      } else {
        taken.append(edit)
      }
    }
    first = (edits + taken).sorted(by: isBefore)
    others = []
  }

  /// What is put before lines stands before them; the standard library keeps the order of equals.
  private func isBefore(_ first: TextEdit, _ second: TextEdit) -> Bool {
    (first.range.start, first.range.end) < (second.range.start, second.range.end)
  }

  private static func put(_ edit: TextEdit, into edits: inout [TextEdit]) {
    let index = index(for: edit, in: edits)
    if index == edits.count { edits.append(edit) } else { edits.insert(edit, at: index) }
  }

  /// The index among `edits` at which `edit` belongs.
  private static func index(for edit: TextEdit, in edits: [TextEdit]) -> Int {
    if let last = edits.last, last.range.start > edit.range.start {
      return edits.partitioningIndex { $0.range.start > edit.range.start }
    }
    return edits.count
  }

  private func isFree(_ edit: TextEdit) -> Bool {
    isFree(edit, among: first) && isFree(edit, among: others)
  }

  /// Insertions side by side count as meeting, for their order would matter.
  private func isFree(_ edit: TextEdit, among edits: [TextEdit]) -> Bool {
    let index = Self.index(for: edit, in: edits)
    if index > 0, meet(edits[index - 1].range, edit.range) { return false }
    return index == edits.count || !meet(edits[index].range, edit.range)
  }

  private func meet(_ first: TextRange, _ second: TextRange) -> Bool {
    if first.isEmpty || second.isEmpty { return first.touches(second) }
    return first.start < second.end && second.start < first.end
  }
}
