import W8Book
import W8Engine
import W8Text

extension Analysis {
  /// The lines that `range` of the root covers, counted from 1: `3` or `3-5`.
  func lines(_ range: TextRange) -> String {
    let first = root.text.line(containing: range.start) + 1
    let last = root.text.line(containing: max(range.start, range.end - 1)) + 1
    return first == last ? "\(first)" : "\(first)-\(last)"
  }
}

/// The offset of the first occurrence where `needle` stands in `text`; nil when it stands nowhere.
func offset(of needle: String, in text: String) -> Int? {
  let bytes = Array(text.utf8)
  let wanted = Array(needle.utf8)
  guard wanted.count <= bytes.count else { return nil }
  return (0...bytes.count - wanted.count).first {
    bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
  }
}
