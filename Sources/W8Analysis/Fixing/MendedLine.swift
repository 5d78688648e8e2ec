import W8Syntax
import W8Text

extension FixScope {
  /// Whether `edits` of the line take the fault away and bring no new one.
  func mends(_ edits: TextEdit...) -> Bool {
    mends(edits)
  }

  /// Whether `edits` of the line take the fault away and bring no new one.
  func mends(_ edits: [TextEdit]) -> Bool {
    mends(edits, of: [diagnostic.range])
  }

  /// Whether `edits` of the line take the faults at `ranges` away and bring no new one.
  func mends(_ edits: [TextEdit], of ranges: [TextRange]) -> Bool {
    guard var left = tree(after: edits)?.faults.map(\.kind) else { return false }
    let own = Set(ranges.map { $0.shifted(by: -place.sectionStart) })
    for fault in place.tree.faults where fault.line == place.line && !own.contains(fault.range) {
      if let index = left.firstIndex(of: fault.kind) { left.remove(at: index) }
    }
    return left.isEmpty
  }

  /// The line as it is read with `edits` made, all of which lie in it; nil when two of them overlap.
  func tree(after edits: [TextEdit]) -> SyntaxTree? {
    let line = place.contentRange
    let local = edits.map { TextEdit($0.range.shifted(by: -line.start), $0.replacement) }
    guard let bytes = file.text.bytes(in: line).applying(local) else { return nil }
    return parse(bytes, line.start == 0 ? .first : .later)
  }
}
