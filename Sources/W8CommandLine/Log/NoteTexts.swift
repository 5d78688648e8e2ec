import W8Analysis
import W8Syntax
import W8Text

/// The note at the end of the entry at `place`, then the note lines that belong to it, in order.
func noteTexts(of place: LinePlace) -> [String] {
  let tree = place.tree
  var notes: [String] = []
  for line in place.line..<tree.lines.count {
    let kind = tree.lines[line].kind
    if line > place.line, kind == .entry || tree.lines[line].opensMonth { break }
    guard kind == .note || kind == .entry else { continue }
    notes += tree.tokens(ofLine: line).filter { $0.kind == .note }
      .map { words(ofNote: tree.string(of: $0, line: line)) }
  }
  return notes
}

/// The text after the `>`, without blanks around it.
func words(ofNote note: String) -> String {
  var words = note.dropFirst()
  while words.first?.isWhitespace == true { words = words.dropFirst() }
  while words.last?.isWhitespace == true { words = words.dropLast() }
  return String(words)
}
