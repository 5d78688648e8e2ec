import Primitives
import W8Book
import W8Syntax
import W8Text

extension FixScope {
  /// Puts a blank before the `>` or `;` that is glued to a field, so that both can be read; nil where none is, or where
  /// the line is no better for it.
  ///
  /// The field is the one at fault, or the one before it where that took the opener of the note at fault.
  var partingOpener: Fix? {
    guard let opener = gluedOpener else { return nil }
    let edit = TextEdit(TextRange(at: opener.offset), " ")
    guard mends(edit) || leavesDecimalComma(edit) else { return nil }
    return .preferred("Put a blank before the \(opener.sign)", edit)
  }

  /// Whether nothing is wrong with the line once `edit` is made but how a weight is written, which can be read.
  private func leavesDecimalComma(_ edit: TextEdit) -> Bool {
    tree(after: [edit])?.faults.allSatisfy { $0.kind == .decimalComma } ?? false
  }

  private var gluedOpener: (offset: Int, sign: Character)? {
    let range = diagnostic.range
    let before = place.lastToken(endingBefore: range.start).map { place.range(of: $0) }
    if let before, before.count > 1, let sign = opener(at: before.end - 1) {
      return (before.end - 1, sign)
    }
    return (range.start..<range.end).dropFirst().lazy
      .compactMap { [self] offset in opener(at: offset).map { (offset, $0) } }
      .first
  }

  /// The `>` or `;` at `offset`; nil for another character, for the head of an arrow, and between digits.
  private func opener(at offset: Int) -> Character? {
    let (content, start, bytes) = (place.contentRange, place.sectionStart, place.tree.text)
    func byte(_ offset: Int) -> UInt8 {
      content.contains(offset) ? bytes[offset - start] : UInt8(ascii: " ")
    }
    let sign = byte(offset)
    guard sign == UInt8(ascii: ">") || sign == UInt8(ascii: ";"),
      !"-=".utf8.contains(byte(offset - 1)),
      !(isDigit(byte(offset - 1)) && isDigit(byte(offset + 1)))
    else { return nil }
    return Character(Unicode.Scalar(sign))
  }
}
