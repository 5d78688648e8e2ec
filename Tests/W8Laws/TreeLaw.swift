package import W8Syntax
import W8Text

/// The first law that the tree breaks; nil when it keeps them all.
///
/// Lines tile the text, tiles the lines; what no token covers is blank; faults lie in their lines.
package func brokenTreeLaw(_ tree: SyntaxTree) -> String? {
  var offset = 0
  for index in tree.lines.indices {
    let full = tree.fullRange(ofLine: index)
    guard full.start == offset, !full.isEmpty else { return "line \(index) leaves a gap" }
    offset = full.end
    if let broken = brokenLaw(tree, line: index) { return "line \(index): \(broken)" }
  }
  if offset != tree.text.count { return "the lines end before the text" }
  return brokenLawOfFaults(tree)
}

private func brokenLaw(_ tree: SyntaxTree, line index: Int) -> String? {
  let full = tree.fullRange(ofLine: index)
  let content = tree.contentRange(ofLine: index)
  let text = tree.text
  var offset = full.start
  for tile in tree.tiles(ofLine: index) {
    guard tile.range.start == offset, !tile.range.isEmpty else { return "tiles leave a gap" }
    offset = tile.range.end
    switch tile.kind {
    case .lineEnd: if tile.range.start != content.end { return "the line end is elsewhere" }
    case .blank: if !isBlank(text.span, tile.range) { return "text without a token" }
    default: if tile.range.end > content.end { return "a token in the line end" }
    }
  }
  return offset == full.end ? nil : "tiles end before the line"
}

private func brokenLawOfFaults(_ tree: SyntaxTree) -> String? {
  var last = TextRange(at: 0)
  for fault in tree.faults {
    guard tree.lines.indices.contains(fault.line) else { return "a fault without a line" }
    let content = tree.contentRange(ofLine: fault.line)
    guard content.start <= fault.range.start, fault.range.end <= content.end, !fault.range.isEmpty
    else { return "a fault outside its line" }
    guard last.start <= fault.range.start else { return "faults out of order" }
    guard
      tree.lines[fault.line].isVerbatim || !fault.kind.freezesLine
        || fault.kind == .controlCharacter
    else { return "a fault that does not freeze" }
    last = fault.range
  }
  return nil
}

/// Whether the range holds only spaces, tabs, CRs and bytes of odd spaces.
private func isBlank(_ text: Span<UInt8>, _ range: TextRange) -> Bool {
  for offset in range.start..<range.end {
    switch text[offset] {
    case 0x20, 0x09, 0x0D: continue
    // The bytes that odd spaces are made of.
    case 0xC2, 0xA0, 0xE1, 0x9A, 0x80...0x8B, 0xE2, 0xAF, 0x9F, 0xE3, 0xEF, 0xBB, 0xBF: continue
    default: return false
    }
  }
  return true
}
