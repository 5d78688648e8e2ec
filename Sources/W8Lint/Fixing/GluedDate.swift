import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

extension FixScope {
  /// Begins a line at the date in full that stands on the line behind other fields: whoever appended it found no line end.
  /// nil where there is none, or where one of the two would have a fault.
  var partingDate: Fix? {
    let content = place.contentRange
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
      let lineEnd = file.lineEnd(at: place)
      let edit = TextEdit(TextRange(at: content.start + start), lineEnd)
      return .preferred(
        "Begin a line at \(String(decoding: text[start..<end], as: UTF8.self))", edit)
    }
    return nil
  }
}
