/// Which exercises several sessions have, without their sets.
package struct SessionNames: Sendable {
  /// Each spelling of a name once, in the order in which they come first.
  package let names: [Name]
  /// The exercise lines of all sessions, in order, as indices of their names.
  private let lines: [Int]
  /// Where the lines of each session end among them.
  private let ends: [Int]

  /// Takes names, the names of all lines as indices of these, and where the lines of each session end.
  package init(_ names: [Name], lines: [Int], ends: [Int]) {
    (self.names, self.lines, self.ends) = (names, lines, ends)
  }

  /// The names of the lines of the session at `index`, in order; none where there are fewer sessions.
  func lines(ofSession index: Int) -> ArraySlice<Int> {
    guard ends.indices.contains(index) else { return [] }
    return lines[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  /// A name as it is written.
  package struct Name: Hashable, Sendable {
    /// The key of the exercise.
    package let key: ExerciseKey
    /// The spelling, runs of blanks collapsed.
    package let written: String

    /// Makes the name of the exercise with a key.
    package init(_ written: String, key: ExerciseKey) {
      (self.key, self.written) = (key, written)
    }
  }
}

/// What was done in several sessions, read when somebody asks for it.
///
/// A log has hundreds of thousands of exercise lines, and few of them are ever shown. The names are read by themselves:
/// who counts sessions needs no sets.
package final class DeferredExercises: Sendable {
  private let deferredNames: Deferred<SessionNames>
  private let exercises: Deferred<[[LoggedExercise]]>

  /// Takes what reads the names and what reads the exercises of the same sessions.
  package init(
    names: @escaping @Sendable () -> SessionNames,
    exercises: @escaping @Sendable () -> [[LoggedExercise]]
  ) {
    deferredNames = Deferred(names)
    self.exercises = Deferred(exercises)
  }

  /// The exercises of the session at `index`; none where there are fewer sessions.
  func exercises(ofSession index: Int) -> [LoggedExercise] {
    let all = exercises.value
    return all.indices.contains(index) ? all[index] : []
  }

  /// The names in all sessions.
  var names: SessionNames { deferredNames.value }
}
