import W8Analysis
import W8Syntax
import W8Text

/// The note at the end of the entry at `place`, then the note lines that belong to it and to none of its exercises, in
/// order.
func noteTexts(of place: LinePlace) -> [String] {
  guard let day = place.lowered.day(at: place.line) else { return [] }
  return place.lowered.noteLines(in: day.lines).compactMap { line in
    let isOfDay =
      line == day.entry
      || place.tree.lines[line].kind == .note && place.lowered.exercise(ofNote: line) == nil
    return isOfDay ? tailNote(place.place(ofLine: line)) : nil
  }
}

/// The note at the end of the exercise at `place`, then the note lines that belong to it, in order.
func noteTexts(ofExercise place: LinePlace) -> [String] {
  [tailNote(place)].compactMap(\.self) + noteTexts(below: place)
}

/// The note lines that belong to the exercise at `place`, in order.
func noteTexts(below place: LinePlace) -> [String] {
  place.lowered.noteLines(ofExercise: place.line).compactMap {
    tailNote(place.place(ofLine: $0))
  }
}

/// The text after the `>`, without blanks around it.
func words(ofNote note: String) -> String {
  var words = note.dropFirst()
  while words.first?.isWhitespace == true { words = words.dropFirst() }
  while words.last?.isWhitespace == true { words = words.dropLast() }
  return String(words)
}
