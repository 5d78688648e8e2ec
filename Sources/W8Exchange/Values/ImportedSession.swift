package import W8Engine

/// What a source knows of one session of training.
package struct ImportedSession: Equatable, Sendable {
  /// The lines of the source that it comes from.
  package var lines: [Int]
  /// The day on which it began.
  package var day: ImportedDay
  /// When it began; nil where the source does not know.
  package var start: TimeOfDay?
  /// When it ended, perhaps past midnight; nil where the source does not know.
  package var end: TimeOfDay?
  /// Its gym with the `@`; nil where the source does not know.
  package var gym: String?
  /// Its title; nil where it has none.
  package var title: String?
  /// What was written about it.
  package var notes: [String] = []
  /// The exercises in order; one that was done twice stands there twice.
  package var exercises: [ImportedExercise] = []

  /// Makes a session without exercises, of which no line is known yet.
  package init(
    day: ImportedDay, start: TimeOfDay? = nil, end: TimeOfDay? = nil, title: String? = nil
  ) {
    lines = []
    self.day = day
    self.start = start
    self.end = end
    self.title = title
  }

  /// How many sets there are.
  package var setCount: Int { exercises.reduce(0) { $0 + $1.sets.count } }

  /// Adds a set to the last exercise, or to a new one when the name is another.
  mutating func add(_ set: ImportedSet, to name: String) {
    exercise(name)
    exercises[exercises.count - 1].sets.append(set)
  }

  /// Makes an exercise of that name the last one, unless it is; a new one begins on the last line.
  mutating func exercise(_ name: String) {
    guard exercises.last?.name != name else { return }
    exercises.append(ImportedExercise(name: name, line: lines.last ?? 0))
  }

  /// Adds a note to the last exercise, which has none such yet; to the session where there is none.
  mutating func addNote(_ text: String) {
    guard let last = exercises.indices.last else {
      return addSessionNote(text)
    }
    if !exercises[last].notes.suffix(noteMemory).contains(text) {
      exercises[last].notes.append(text)
    }
  }

  /// Adds a note to the session, which has none such among the last ones.
  mutating func addSessionNote(_ text: String) {
    if !notes.suffix(noteMemory).contains(text) { notes.append(text) }
  }

  /// Sets the end `seconds` after a start at `second` of its day; nil for a time that is no end of this session.
  mutating func setEnd(second: Int, after seconds: Int) {
    guard seconds > 0, seconds < secondsPerDay else { return }
    end = TimeOfDay(minutes: (second + seconds) / 60 % minutesPerDay)
  }
}

/// How many notes are looked at for one that is there already.
private let noteMemory = 16

/// How many seconds a day has.
let secondsPerDay = 86_400
/// How many minutes a day has.
let minutesPerDay = 1440
