import Primitives
import W8Text

/// Edits that do not meet.
struct SeparateEdits {
  private(set) var edits: [TextEdit] = []

  /// Takes all of `new`, unless one of them meets an edit that was taken before; whether it did.
  @discardableResult
  mutating func add(_ new: [TextEdit]) -> Bool {
    guard new.allSatisfy({ isFree($0, at: index(for: $0)) }) else { return false }
    for edit in new { edits.insert(edit, at: index(for: edit)) }
    return true
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
