import JSON

/// `text` after the edits of `result`, as a client makes them, from the last to the first; nil where they overlap or name
/// a position that is not there.
func apply(_ result: JSON?, to text: String, _ encoding: String) -> String? {
  let document = PlainDocument(text)
  var positions: [[Int]: Int] = [:]
  let all = document.positions(before: document.scalars.count, encoding)
  for (index, (line, column)) in all.enumerated() where document.isNameable(index) {
    positions[[line, column]] = index
  }
  func index(_ position: JSON?) -> Int? {
    guard let line = position?["line"]?.integerValue,
      let column = position?["character"]?.integerValue
    else { return nil }
    return positions[[line, column]]
  }
  var scalars = document.scalars
  var next = scalars.count
  for edit in (result?.arrayValue ?? []).reversed() {
    guard let start = index(edit["range"]?["start"]), let end = index(edit["range"]?["end"]),
      let new = edit["newText"]?.stringValue, start <= end, end <= next
    else { return nil }
    scalars.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
    next = start
  }
  var view = String.UnicodeScalarView()
  view.append(contentsOf: scalars)
  return String(view)
}
