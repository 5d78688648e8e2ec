import W8Syntax
import W8Text

extension FixScope {
  /// Whether `edits` of the line take the fault away and bring no new one.
  func mends(_ edits: TextEdit...) -> Bool {
    mends(edits)
  }

  /// Whether `edits` of the line take the faults at `ranges`, by default its own, away and bring no new one.
  func mends(_ edits: [TextEdit], of ranges: [TextRange]? = nil) -> Bool {
    if judgement == .later { return true }
    return faults(after: edits).map { isMended(leaving: $0, of: ranges) } ?? false
  }

  /// Whether the line is mended that has the faults `left` and no more, likewise.
  func isMended(leaving left: [SyntaxFault], of ranges: [TextRange]? = nil) -> Bool {
    if left.isEmpty { return true }
    // How many faults of each kind are left beyond those that the line has besides its own.
    var more = [Int32](repeating: 0, count: SyntaxFault.Kind.allCases.count)
    for fault in left { more[Int(fault.kind.rawValue)] += 1 }
    let own = ranges ?? [diagnostic.range]
    // One range, as nearly always, is compared without hashing.
    let isOwn = own.count == 1 ? { $0 == own[0] } : Set(own).contains
    for fault in line.tree.faults(ofLine: line.line)
    where !isOwn(fault.range.shifted(by: line.sectionStart)) {
      more[Int(fault.kind.rawValue)] -= 1
    }
    return left.allSatisfy { more[Int($0.kind.rawValue)] <= 0 }
  }

  /// The line as it is read with `edits` made, all of which lie in it; nil when two of them overlap, and where it is
  /// read later.
  func tree(after edits: [TextEdit]) -> SyntaxTree? {
    if judgement == .later { return nil }
    return text(after: edits).map { parse($0, placeOfText) }
  }

  /// What the grammar cannot read on the line with `edits` made, likewise.
  func faults(after edits: [TextEdit]) -> [SyntaxFault]? {
    if judgement == .later { return nil }
    return text(after: edits).map { syntaxFaults(in: $0, placeOfText) }
  }

  private func text(after edits: [TextEdit]) -> [UInt8]? {
    let tree = line.tree
    return tree.text.applying(
      edits, in: tree.contentRange(ofLine: line.line), shiftedBy: line.sectionStart)
  }

  private var placeOfText: SectionPlace { line.fullRange.start == 0 ? .first : .later }
}
