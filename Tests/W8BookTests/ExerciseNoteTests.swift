import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws

/// To whom note lines belong.
@Suite struct ExerciseNoteTests {
  @Test(arguments: [
    ("    Squat: 5\n        > a\n        > b\n", "2-1 3-1"),
    ("    Squat: 5\n    > a\n", ""),
    ("    Squat: 5\n     > a\n", "2-1"),
    ("  Squat: 5\n   > a\n  > b\n > c\n", "2-1"),
    // A tab goes on to the next fourth column.
    ("\tSquat: 5\n\t\t> a\n\t> b\n    > c\n     > d\n", "2-1 5-1"),
    ("    Squat: 5\n\t> a\n  \t> b\n", ""),
    ("  Squat: 5\n\t> a\n", "2-1"),
    ("        Squat: 5\n\t> a\n", ""),
    // Whatever stands between them, and a note of the session among it.
    ("    Squat: 5\n; c\n\ngoal 80\n    ; c\n    > a\n        > b\n", "7-1"),
    ("    Squat: 5\n    + Curl: 5\n        > a\n", "3-2"),
    ("    Squat: 5\n    @iron\n        > a\n", ""),
    ("        > a\n", ""),
    ("    Squat: 5\n03 82\n        > a\n", ""),
    ("    no colon\n        > a\n", "2-1"),
    // One that cannot be read in full stays with the session.
    ("    Squat: 5\n    \u{A0}   > a\n", ""),
  ])
  func ownersOfNotes(_ lines: String, _ expected: String) {
    let analysis = analyze("02 82\n" + lines)
    let notes = analysis?.root.sections.flatMap(\.lowered.exerciseNotes) ?? []
    #expect(notes.map { "\($0.line)-\($0.exercise)" }.joined(separator: " ") == expected)
  }

  @Test func theyBelongToTheirExercise() throws {
    let analysis = try #require(analyze("# 2026-01\n02 82\n    Squat: 5\n        > #a\n"))
    let section = try #require(analysis.root.sections.last)
    let entry = try #require(section.lowered.contributions.first?.entries.first)
    #expect(entry.hasNote)
    #expect(entry.tags == ["a"])
    #expect(Array(section.lowered.noteLines(ofExercise: 2)) == [3])
    #expect(section.lowered.exercise(ofNote: 3) == 2)
    #expect(section.lowered.exercise(ofNote: 2) == nil)
  }
}
