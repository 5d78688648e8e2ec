import Primitives
import Synchronization

/// Which exercises several sessions have, without their sets.
package struct SessionNames: Sendable {
  /// Each spelling of a name once, in the order in which they come first.
  package let names: [Name]
  /// The exercise lines of all sessions, in order.
  private let lines: [Line]
  /// Where the lines of each session end among them.
  private let ends: [Int]

  /// Takes names, the lines of all sessions, and where those of each session end.
  package init(_ names: [Name], lines: [Line], ends: [Int]) {
    (self.names, self.lines, self.ends) = (names, lines, ends)
  }

  /// The lines of the session at `index`, in order; none where there are fewer sessions.
  func lines(ofSession index: Int) -> ArraySlice<Line> {
    guard ends.indices.contains(index) else { return [] }
    return lines[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  func names(ofSession index: Int) -> [Name] { lines(ofSession: index).map { names[Int($0.name)] } }

  func has(_ spellings: ExerciseSpellings, inSession index: Int) -> Bool {
    // By index of a span: a copy of a name counts references.
    let names = names.span
    return lines(ofSession: index).contains { spellings.contains(names[Int($0.name)]) }
  }

  /// An exercise line.
  package struct Line: Hashable, Sendable {
    /// The index of its name.
    package let name: Int32
    /// The position where it stands in the contribution that it came from.
    package let line: Int32

    /// Makes the line at `line` with the name at an index.
    package init(name: Int, line: Int) {
      (self.name, self.line) = (Int32(clamping: name), Int32(clamping: line))
    }
  }

  /// A name as it is written.
  package struct Name: Hashable, Sendable {
    /// The key of the exercise.
    package let key: ExerciseKey
    /// The spelling, runs of blanks collapsed.
    package let written: String
    /// The hash of the key: to compare keys costs more.
    let keyHash: Int

    /// Makes the name of the exercise with a key.
    package init(_ written: String, key: ExerciseKey) {
      (self.key, self.written, keyHash) = (key, written, key.hashValue)
    }
  }
}

/// What was done in several sessions, read when somebody asks for it.
///
/// A log has hundreds of thousands of exercise lines, and few of them are ever shown. The names are read by themselves,
/// who counts sessions needs no sets; and each session by itself, who compares two needs no others.
package final class SectionExercises: Sendable {
  private let readNames: @Sendable () -> SessionNames
  private let knownNames = Lazy<SessionNames>()
  private let read: @Sendable (SessionNames.Name, SessionNames.Line) -> LoggedExercise
  private let readTitle: @Sendable (Int) -> String?
  private let known = Mutex<[Int: [LoggedExercise]]>([:])

  /// Takes what reads the names of all sessions, what reads a line, and what reads the title of a session.
  package init(
    names: @escaping @Sendable () -> SessionNames,
    read: @escaping @Sendable (SessionNames.Name, SessionNames.Line) -> LoggedExercise,
    title: @escaping @Sendable (Int) -> String? = { _ in nil }
  ) {
    readNames = names
    self.read = read
    readTitle = title
  }

  /// The title of the session at `index`; nil without one.
  func title(ofSession index: Int) -> String? { readTitle(index) }

  /// The exercises of the session at `index`; none where there are fewer sessions.
  func exercises(ofSession index: Int) -> [LoggedExercise] {
    let names = names
    return known.withLock { known in
      if let exercises = known[index] { return exercises }
      let exercises = names.lines(ofSession: index).map { read(names.names[Int($0.name)], $0) }
      known[index] = exercises
      return exercises
    }
  }

  /// The names in all sessions.
  var names: SessionNames { knownNames.value(readNames) }
}

/// The keys under which the lines of one exercise may be written, aliases not followed.
struct ExerciseSpellings: Sendable {
  /// The keys, that of the exercise first.
  let keys: [ExerciseKey]
  let hashes: [Int]

  init(_ keys: [ExerciseKey]) {
    self.keys = keys
    hashes = keys.map { $0.hashValue }
  }

  func contains(_ key: ExerciseKey) -> Bool { keys.contains(key) }

  func contains(_ name: SessionNames.Name) -> Bool {
    hashes.contains(name.keyHash) && keys.contains(name.key)
  }

  func contains(_ branch: ExerciseAtGym) -> Bool {
    hashes.contains(branch.exerciseHash) && keys.contains(branch.exercise)
  }
}
