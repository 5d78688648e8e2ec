import W8Book
import W8Syntax
import W8Text

extension FixScope {
  /// Whether `edits` of the line take the fault away and bring no new one.
  func mends(_ edits: TextEdit...) -> Bool {
    mends(edits)
  }

  /// Whether `edits` of the line take the faults at `ranges`, by default its own, away and bring no new one.
  func mends(_ edits: [TextEdit], of ranges: [TextRange]? = nil) -> Bool {
    tree(after: edits).map { isMended(leaving: $0.faults, of: ranges) } ?? false
  }

  /// Whether the line is mended that has the faults `left` and no more, likewise.
  func isMended(leaving left: [SyntaxFault], of ranges: [TextRange]? = nil) -> Bool {
    if left.isEmpty { return true }
    let own = Set((ranges ?? [diagnostic.range]).map { $0.shifted(by: -place.sectionStart) })
    let others = place.tree.faults(ofLine: place.line).filter { !own.contains($0.range) }
    let most = Dictionary(grouping: others, by: \.kind)
    return Dictionary(grouping: left, by: \.kind)
      .allSatisfy { kind, faults in faults.count <= most[kind]?.count ?? 0 }
  }

  /// The line as it is read with `edits` made, all of which lie in it; nil when two of them overlap.
  func tree(after edits: [TextEdit]) -> SyntaxTree? {
    place.tree.text.applying(
      edits, in: place.tree.contentRange(ofLine: place.line), shiftedBy: place.sectionStart
    ).map { parse($0, place.fullRange.start == 0 ? .first : .later) }
  }
}
