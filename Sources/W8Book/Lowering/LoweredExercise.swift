import Primitives
import W8Engine
import W8Syntax
package import W8Text

extension LoweredSection {
  /// The exercise lines of a session that have a name, in order.
  package func namedExercises(of session: SessionLines) -> [Int] {
    exerciseLines(of: session).filter { tree.nameID(ofLine: $0) != nil }
  }
}

extension SyntaxTree {
  /// The id, among the names of the file, of the name of the exercise on the line at `line`; nil where it has none.
  package func nameID(ofLine line: Int) -> UInt32? {
    let rows = rows
    for index in rowRange(ofLine: line) where rows[index].isName { return rows[index].value }
    return nil
  }

  /// Whether the exercise on the line at `line` is done in turn with the one above.
  package func joinsExercises(_ line: Int) -> Bool {
    rowRange(ofLine: line).first.map { rows[$0].isOf(.superset) } ?? false
  }

  /// The exercise name in `range`, without its quotes.
  package func exerciseName(_ range: TextRange) -> String {
    let text = text
    return string(contentOfQuotes(text.span, range.start, range.end))
  }
}

/// A note line that belongs to the exercise above it: it is indented deeper.
///
/// One that the formatter leaves alone, as it cannot be read in full, belongs to the session wherever it stands.
package struct ExerciseNote: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// The index of the line of the exercise.
  package let exercise: Int
}

extension LoweredSection {
  /// The notes of the exercise at `line`, in order.
  package func notes(ofExercise line: Int) -> ArraySlice<ExerciseNote> {
    let first = exerciseNotes.partitioningIndex { $0.exercise >= line }
    return exerciseNotes[first...].prefix { $0.exercise == line }
  }

  /// The lines of the notes of the exercise at `line`, in order.
  package func noteLines(ofExercise line: Int) -> [Int] {
    notes(ofExercise: line).map { $0.line }
  }

  /// The lines among `lines` that a note ends, in order.
  package func noteLines(in lines: ClosedRange<Int>) -> ArraySlice<Int> {
    let first = noteLines.partitioningIndex { $0 >= lines.lowerBound }
    return noteLines[first...].prefix { $0 <= lines.upperBound }
  }

  /// The line of the exercise to which the note at `line` belongs; nil when it belongs to none.
  package func exercise(ofNote line: Int) -> Int? {
    let index = exerciseNotes.partitioningIndex { $0.line >= line }
    guard index < exerciseNotes.count, exerciseNotes[index].line == line else { return nil }
    return exerciseNotes[index].exercise
  }
}
