import W8Analysis
import W8Syntax
import W8Text

/// The note at the end of the entry at `place`, then the note lines that belong to it and to none of its exercises, in
/// order.
func noteTexts(of place: LinePlace) -> [String] {
  let tree = place.tree
  guard let day = place.lowered.day(at: place.line) else { return [] }
  let noted = day.lines.filter { line in
    line == day.entry
      || tree.lines[line].kind == .note && place.lowered.exercise(ofNote: line) == nil
  }
  return noted.compactMap { noteText(onLine: $0, tree) }
}

/// The note at the end of the exercise at `place`, then the note lines that belong to it, in order.
func noteTexts(ofExercise place: LinePlace) -> [String] {
  noteTexts(ofExercise: place, tailNote(place))
}

/// The note at the end of the exercise at `place`, which is `tailNote`, then the note lines that belong to it, in order.
func noteTexts(ofExercise place: LinePlace, _ tailNote: String?) -> [String] {
  [tailNote].compactMap(\.self)
    + place.lowered.noteLines(ofExercise: place.line).compactMap {
      noteText(onLine: $0, place.tree)
    }
}

private func noteText(onLine line: Int, _ tree: SyntaxTree) -> String? {
  tree.tokens(ofLine: line).first(of: .note).map { words(ofNote: tree.string(of: $0, line: line)) }
}

/// The text after the `>`, without blanks around it.
func words(ofNote note: String) -> String {
  var words = note.dropFirst()
  while words.first?.isWhitespace == true { words = words.dropFirst() }
  while words.last?.isWhitespace == true { words = words.dropLast() }
  return String(words)
}
