import W8Syntax
import W8Text

extension FixScope {
  /// Whether `edits` of the line take the fault away and bring no new one.
  func mends(_ edits: TextEdit...) -> Bool {
    mends(edits)
  }

  /// Whether `edits` of the line take the faults at `ranges`, by default its own, away and bring no new one.
  func mends(_ edits: [TextEdit], of ranges: (() -> [TextRange])? = nil) -> Bool {
    if judgement == .later { return true }
    return faults(after: edits).map { isMended(leaving: $0, of: ranges) } ?? false
  }

  /// Whether the line is mended that has the faults `left` and no more, likewise.
  func isMended(leaving left: [SyntaxFault], of ranges: (() -> [TextRange])? = nil) -> Bool {
    if left.isEmpty { return true }
    let (faults, start) = (line.tree.faults(ofLine: line.line), line.sectionStart)
    guard let ranges else {
      let own = diagnostic.range.shifted(by: -start)
      return hasNoMore(left, than: faults.lazy.filter { $0.range != own })
    }
    let own = Set(ranges())
    return hasNoMore(left, than: faults.filter { !own.contains($0.range.shifted(by: start)) })
  }

  /// The line as it is read with `edits` made, all of which lie in it; nil when two of them overlap, and where it is
  /// read later.
  func tree(after edits: [TextEdit]) -> SyntaxTree? {
    if judgement == .later { return nil }
    let tree = line.tree
    return tree.text.applying(
      edits, in: tree.contentRange(ofLine: line.line), shiftedBy: line.sectionStart
    ).map { parse($0, line.placeOfText) }
  }

  /// What the grammar cannot read on the line with `edits` made, likewise.
  func faults(after edits: [TextEdit]) -> [SyntaxFault]? {
    if judgement == .later { return nil }
    return looks.mended.faults(of: line, after: edits)
  }
}

/// Whether of each kind `faults` has no more than `others`.
private func hasNoMore(
  _ faults: [SyntaxFault], than others: some Collection<SyntaxFault>
) -> Bool {
  // Each kind is counted once, however many faults there are of it: a bit for each that was.
  var counted: UInt64 = 0
  for kind in faults.lazy.map(\.kind) {
    let bit = UInt64(1) << kind.rawValue
    if counted & bit != 0 { continue }
    counted |= bit
    if faults.count(where: { $0.kind == kind }) > others.count(where: { $0.kind == kind }) {
      return false
    }
  }
  return true
}

/// Reads lines with fixes made, one after the other, in memory that is got once for all.
struct MendedLines: ~Copyable {
  private var reader = FaultReader()
  private var text: [UInt8] = []

  /// What the grammar cannot read on `line` with `edits` made, all of which lie in it; nil when two of them overlap.
  mutating func faults(of line: LinePlace, after edits: [TextEdit]) -> [SyntaxFault]? {
    let tree = line.tree
    let isRead = tree.text.applying(
      edits, in: tree.contentRange(ofLine: line.line), shiftedBy: line.sectionStart, to: &text)
    return isRead ? reader.faults(in: text, line.placeOfText) : nil
  }
}

extension LinePlace {
  /// Which section the line would be if there were no other.
  fileprivate var placeOfText: SectionPlace { fullRange.start == 0 ? .first : .later }
}
