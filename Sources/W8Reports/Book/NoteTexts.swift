import W8Book
import W8Syntax
import W8Text

/// The note at the end of the entry at `place`, then the note lines that belong to it and to none of its exercises, in
/// order.
func noteTexts(of place: FileLine) -> [String] {
  guard let day = place.lowered.day(at: place.line) else { return [] }
  return place.lowered.noteLines(in: day.lines).compactMap { line in
    let isOfDay =
      line == day.entry
      || place.tree.lines[line].kind == .note && place.lowered.exercise(ofNote: line) == nil
    return isOfDay ? tailNote(place.place(ofLine: line)) : nil
  }
}

/// The note at the end of the exercise at `place`, then the note lines that belong to it, in order.
func noteTexts(ofExercise place: FileLine) -> [String] {
  notes(tailNote(place), below: place)
}

/// `first`, which is the note at the end of the exercise at `place`, then the note lines that belong to it, in order.
func notes(_ first: String?, below place: FileLine) -> [String] {
  (first.map { [$0] } ?? []) + noteTexts(below: place)
}

/// The note lines that belong to the exercise at `place`, in order.
func noteTexts(below place: FileLine) -> [String] {
  let notes = place.lowered.notes(ofExercise: place.line)
  return notes.isEmpty ? [] : notes.compactMap { tailNote(place.place(ofLine: $0.line)) }
}

/// The text after the `>`, without blanks around it.
package func words(ofNote note: String) -> String {
  if let words = wordsInASCII(ofNote: note) { return words }
  var words = note.dropFirst()
  while words.first?.isWhitespace == true { words = words.dropFirst() }
  while words.last?.isWhitespace == true { words = words.dropLast() }
  return String(words)
}

/// The same where only spaces stand around a text that begins and ends with letters or signs of ASCII, as most do.
private func wordsInASCII(ofNote note: String) -> String? {
  var note = note
  return note.withUTF8 { bytes in
    let rest = bytes.dropFirst()
    guard let first = rest.firstIndex(where: { $0 != 0x20 }),
      let last = rest.lastIndex(where: { $0 != 0x20 }),
      (0x21...0x7E).contains(bytes[first]), (0x21...0x7E).contains(bytes[last])
    else { return nil }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}

/// The words of the note that ends the line; nil when none does.
func tailNote(_ place: FileLine) -> String? {
  place.tree.noteRange(ofLine: place.line).map { words(ofNote: place.tree.string($0)) }
}
