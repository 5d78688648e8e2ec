/// The lines of two texts without those that are equal at their start and end; found without looking at lines between.
package struct DifferingLines {
  /// Where they start in both texts.
  package let start: Int
  /// Those of the old text, with their line ends.
  package let old: [UInt8]
  /// Those of the new text, with their line ends.
  package let new: [UInt8]

  /// Compares two texts.
  package init(_ old: [UInt8], _ new: [UInt8]) {
    let start = commonStart(old.span, new.span)
    let end = commonEnd(old.span, new.span, from: start)
    self.start = start
    self.old = Array(old[start..<(old.count - end)])
    self.new = Array(new[start..<(new.count - end)])
  }
}

/// How many bytes of whole lines are equal at the start of both.
private func commonStart(_ old: Span<UInt8>, _ new: Span<UInt8>) -> Int {
  let index = old.commonPrefixLength(with: new)
  return index == old.count && index == new.count ? index : startOfLine(old, at: index)
}

/// How many bytes of whole lines are equal at the end of both, behind `start`.
private func commonEnd(_ old: Span<UInt8>, _ new: Span<UInt8>, from start: Int) -> Int {
  var count = old.extracting(start...).commonSuffixLength(with: new.extracting(start...))
  while count > 0, !startsLine(old, old.count - count) || !startsLine(new, new.count - count) {
    count &-= 1
  }
  return count
}

private func startOfLine(_ text: Span<UInt8>, at index: Int) -> Int {
  var start = index
  while !startsLine(text, start) { start &-= 1 }
  return start
}

private func startsLine(_ text: Span<UInt8>, _ index: Int) -> Bool {
  index == 0 || text[index - 1] == 0x0A
}
