/// The lines that a note of a source has in a log: none of blanks alone, none with control characters but tabs, none longer
/// than `limit` bytes. `lost` is called where controls are left out.
func noteLines(_ text: String, limit: Int = noteLimit, lost: () -> Void) -> [String] {
  var lines: [String] = []
  var line = String.UnicodeScalarView()
  var hasControls = false
  func end() {
    let whole = trimmed(String(line))
    line = String.UnicodeScalarView()
    if !whole.isEmpty { lines += broken(whole, limit: limit) }
  }
  for scalar in text.unicodeScalars {
    if scalar == "\n" || scalar == "\r" {
      end()
    } else if isControl(scalar), scalar != "\t" {
      hasControls = true
    } else {
      line.append(scalar)
    }
  }
  end()
  if hasControls { lost() }
  return lines
}

/// A line of a log has at most 10,000 bytes, its indentation and sign among them.
private let noteLimit = 9900

/// `text` in pieces of at most `limit` bytes, parted at blanks where there are any.
private func broken(_ text: String, limit: Int) -> [String] {
  let bytes = Array(text.utf8)
  var pieces: [String] = []
  var start = 0
  while bytes.count - start > limit {
    var end = start + limit
    while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    if let blank = bytes[start...end].lastIndex(of: 0x20), blank > start { end = blank }
    pieces.append(trimmed(String(decoding: bytes[start..<end], as: UTF8.self)))
    start = end
  }
  pieces.append(trimmed(String(decoding: bytes[start...], as: UTF8.self)))
  return pieces.filter { !$0.isEmpty }
}
