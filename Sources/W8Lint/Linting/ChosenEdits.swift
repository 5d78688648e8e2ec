import Primitives
import W8Text

/// The edits of the fixes that are made in one round: none of them meets another.
struct ChosenEdits {
  /// All of them, ascending.
  private(set) var edits: [TextEdit] = []

  /// Takes the edits of a fix, unless one of them meets another that was taken before; whether it did.
  @discardableResult
  mutating func add(_ fix: [TextEdit]) -> Bool {
    guard fix.allSatisfy(isFree) else { return false }
    for edit in fix { edits.insert(edit, at: index(of: edit)) }
    return true
  }

  private func index(of edit: TextEdit) -> Int {
    edits.partitioningIndex { $0.range.start > edit.range.start }
  }

  /// Insertions side by side count as meeting, for their order would matter.
  private func isFree(_ edit: TextEdit) -> Bool {
    let index = index(of: edit)
    if index > 0, meet(edits[index - 1].range, edit.range) { return false }
    return index == edits.count || !meet(edits[index].range, edit.range)
  }

  private func meet(_ first: TextRange, _ second: TextRange) -> Bool {
    if first.isEmpty || second.isEmpty { return first.touches(second) }
    return first.start < second.end && second.start < first.end
  }
}
