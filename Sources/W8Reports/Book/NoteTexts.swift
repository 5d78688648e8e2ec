import W8Book
import W8Syntax
import W8Text

/// The note at the end of the entry on `fileLine`, then the note lines that belong to it and to none of its exercises, in
/// order.
func noteTexts(of fileLine: FileLine) -> [String] {
  guard let day = fileLine.lowered.day(at: fileLine.line) else { return [] }
  return fileLine.lowered.noteLines(in: day.lines).compactMap { line in
    let isOfDay =
      line == day.entry
      || fileLine.tree.lines[line].kind == .note && fileLine.lowered.exercise(ofNote: line) == nil
    return isOfDay ? tailNote(fileLine.line(withIndex: line)) : nil
  }
}

/// The note at the end of the exercise on `fileLine`, then the note lines that belong to it, in order.
func noteTexts(ofExercise fileLine: FileLine) -> [String] {
  notes(tailNote(fileLine), below: fileLine)
}

/// `first`, which is the note at the end of the exercise on `fileLine`, then the note lines that belong to it, in order.
func notes(_ first: String?, below fileLine: FileLine) -> [String] {
  (first.map { [$0] } ?? []) + noteTexts(below: fileLine)
}

/// The note lines that belong to the exercise on `fileLine`, in order.
func noteTexts(below fileLine: FileLine) -> [String] {
  let notes = fileLine.lowered.notes(ofExercise: fileLine.line)
  return notes.isEmpty ? [] : notes.compactMap { tailNote(fileLine.line(withIndex: $0.line)) }
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
func tailNote(_ fileLine: FileLine) -> String? {
  fileLine.tree.noteRange(ofLine: fileLine.line).map { words(ofNote: fileLine.tree.string($0)) }
}
