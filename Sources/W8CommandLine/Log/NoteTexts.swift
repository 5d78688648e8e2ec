import W8Analysis
import W8Syntax
import W8Text

/// The note at the end of the entry at `place`, then the note lines that belong to it, in order.
func noteTexts(of place: LinePlace) -> [String] {
  let tree = place.tree
  guard let day = place.lowered.day(at: place.line) else { return [] }
  let noted = day.lines.filter { $0 == day.entry || tree.lines[$0].kind == .note }
  return noted.flatMap { line in
    tree.tokens(ofLine: line).filter { $0.kind == .note }
      .map { words(ofNote: tree.string(of: $0, line: line)) }
  }
}

/// The text after the `>`, without blanks around it.
func words(ofNote note: String) -> String {
  var words = note.dropFirst()
  while words.first?.isWhitespace == true { words = words.dropFirst() }
  while words.last?.isWhitespace == true { words = words.dropLast() }
  return String(words)
}
