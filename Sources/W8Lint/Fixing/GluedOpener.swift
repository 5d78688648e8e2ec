import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

extension FixScope {
  /// Puts a blank before the `>` or `;` that is glued to a field, so that both can be read; nil where none is, or where
  /// the line is no better for it.
  ///
  /// The field is the one at fault, or the one before it where that took the opener of the note at fault.
  var partingOpener: Fix? {
    guard let openingDelimiter = gluedOpener else { return nil }
    let edit = TextEdit(TextRange(at: openingDelimiter.offset), " ")
    guard mends(edit) || leavesDecimalComma(edit) else { return nil }
    return .preferred("Insert a space before \(openingDelimiter.sign)", edit)
  }

  /// Whether nothing is wrong with the line once `edit` is made but how a weight is written, which can be read.
  private func leavesDecimalComma(_ edit: TextEdit) -> Bool {
    tree(after: [edit])?.faults.allSatisfy { $0.kind == .decimalComma } ?? false
  }

  private var gluedOpener: (offset: Int, sign: Character)? {
    let range = diagnostic.range
    let line = fileLine.tree.contentRange(ofLine: fileLine.line)
    // Most lines are passed by before they are read once more.
    guard fileLine.tree.text[line.start..<line.end].contains(where: isOpener) else { return nil }
    let before = fileLine.lastToken(endingBefore: range.start).map { fileLine.range(of: $0) }
    if let before, before.count > 1, let sign = openingDelimiter(at: before.end - 1) {
      return (before.end - 1, sign)
    }
    return (range.start..<range.end).dropFirst().lazy
      .compactMap { [self] offset in openingDelimiter(at: offset).map { (offset, $0) } }
      .first
  }

  /// The `>` or `;` at `offset`; nil for another character, for the head of an arrow, and between digits.
  private func openingDelimiter(at offset: Int) -> Character? {
    let (content, start, bytes) = (fileLine.contentRange, fileLine.sectionStart, fileLine.tree.text)
    func byte(_ offset: Int) -> UInt8 {
      content.contains(offset) ? bytes[offset - start] : UInt8(ascii: " ")
    }
    let sign = byte(offset)
    guard isOpener(sign),
      !"-=".utf8.contains(byte(offset - 1)),
      !(isDigit(byte(offset - 1)) && isDigit(byte(offset + 1)))
    else { return nil }
    return Character(Unicode.Scalar(sign))
  }
}

/// Whether `byte` opens a note or a comment where a blank stands before it.
private func isOpener(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: ">") || byte == UInt8(ascii: ";")
}

extension FixScope {
  /// Begins a line at the date in full that stands on the line behind other fields: it was appended where a line end was missing.
  /// nil where there is none, or where one of the two would have a fault.
  var partingDate: Fix? {
    let content = fileLine.contentRange
    let text = file.text.bytes(in: content)
    let dateLength = 10
    guard text.count > dateLength else { return nil }
    for start in 1...(text.count - dateLength) {
      let end = start + dateLength
      guard text[start + 4] == UInt8(ascii: "-"), end == text.count || isBlank(text[end]),
        parseDate(String(decoding: text[start..<end], as: UTF8.self)) != nil
      else { continue }
      let head = parse(Array(text[..<start]), .later)
      let tail = parse(Array(text[start...]), .later)
      guard head.faults.isEmpty, tail.faults.isEmpty, tail.lines[0].kind == .entry else { continue }
      let lineEnd = file.lineEnd(at: fileLine)
      let edit = TextEdit(TextRange(at: content.start + start), lineEnd)
      return .preferred(
        "Start a new line at \(String(decoding: text[start..<end], as: UTF8.self))", edit)
    }
    return nil
  }
}
