import W8Text

/// Edits that do not meet.
struct SeparateEdits {
  private(set) var edits: [TextEdit] = []

  /// Takes all of `new`, unless one of them meets an edit that was taken before; whether it did.
  @discardableResult
  mutating func add(_ new: [TextEdit]) -> Bool {
    let places = new.map { place(of: $0) }
    guard zip(new, places).allSatisfy({ isFree($0, at: $1) }) else { return false }
    for edit in new { edits.insert(edit, at: place(of: edit)) }
    return true
  }

  /// Where among the edits `edit` belongs.
  private func place(of edit: TextEdit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.start <= edit.range.start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Insertions side by side count as meeting, for their order would matter.
  private func isFree(_ edit: TextEdit, at place: Int) -> Bool {
    if place > 0, meet(edits[place - 1].range, edit.range) { return false }
    return place == edits.count || !meet(edits[place].range, edit.range)
  }

  private func meet(_ first: TextRange, _ second: TextRange) -> Bool {
    if first.isEmpty || second.isEmpty { return first.touches(second) }
    return first.start < second.end && second.start < first.end
  }
}
