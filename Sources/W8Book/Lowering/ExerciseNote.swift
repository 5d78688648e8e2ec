import Primitives

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
    notes(ofExercise: line).map(\.line)
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
