import W8Engine
import W8Text

/// A session of a day to which lines are added, or that is added.
struct DraftSession {
  /// The gym; nil where its name cannot be read.
  let gym: GymID?
  /// When it started, by its own time.
  let start: TimeOfDay?
  /// What was done, without the places of the lines.
  private(set) var exercises: [LoggedExercise]
  /// What opens it.
  let opening: Opening
  /// The lines below what opens it, with their ends.
  private(set) var lines: [[UInt8]]

  /// What opens a session.
  enum Opening: Equatable {
    /// The line of the entry.
    case entry
    /// A line of its own.
    case line([UInt8])
    /// The first exercise.
    case exercise
  }

  init(_ session: Session, opening: Opening, lines: [[UInt8]], _ book: BookDeclarations) {
    gym = book.gymNames.knownGym(of: session)
    start = session.time
    exercises = session.exercises.map { exercise in
      guard case .exercise(let key) = book.thing(ofExercise: exercise.key) else { return exercise }
      var same = LoggedExercise("", key: key, line: 0)
      same.joining = exercise.joining
      same.groups = exercise.groups
      return same
    }
    self.opening = opening
    self.lines = lines
  }

  /// Whether `other` is the same session: it started at the same time, or where it has none, what was done in it was done
  /// here one after the other.
  func holds(_ other: DraftSession) -> Bool {
    if let start = other.start { return start == self.start }
    guard gym == other.gym else { return false }
    let count = other.exercises.count
    guard count <= exercises.count else { return false }
    return (0...exercises.count - count).contains {
      exercises[$0..<$0 + count].elementsEqual(other.exercises)
    }
  }

  /// What is left without the first exercises, as many as `count`, and all that stands above and below them.
  func dropping(exercises count: Int) -> DraftSession {
    var seen = 0
    let start = lines.firstIndex { line in
      if isExercise(line) { seen += 1 }
      return seen > count
    }
    var rest = self
    rest.exercises.removeFirst(min(count, exercises.count))
    rest.lines = Array(lines[(start ?? lines.count)...])
    return rest
  }

  /// Whether what `other` is opened by, and all below it, stands here too.
  func hasLines(of other: DraftSession) -> Bool {
    func words(_ line: [UInt8]) -> [UInt8] {
      line.filter { !isBlank($0) && $0 != .lineFeed && $0 != .carriageReturn }
    }
    if case .line(let wanted) = other.opening {
      guard case .line(let line) = opening, words(line) == words(wanted) else { return false }
    }
    let mine = Set(lines.map(words))
    return other.lines.allSatisfy { mine.contains(words($0)) }
  }

  /// Whether the exercises of `other` may go on here.
  func takes(_ other: DraftSession) -> Bool {
    gym != nil && gym == other.gym && other.start == nil
  }

  /// Puts the lines of `other` below the last that belongs to the session.
  mutating func append(_ other: DraftSession, _ written: ([UInt8]) -> [UInt8]) {
    let last = lines.lastIndex { $0.first.map(isBlank) ?? false && !isBlankLine($0) }
    lines.insert(contentsOf: other.lines.map(written), at: last.map { $0 + 1 } ?? 0)
    exercises += other.exercises
  }

  /// The same session opened by `opening`, with `lines`.
  func opened(by opening: Opening, lines: [[UInt8]]) -> DraftSession {
    DraftSession(self, opening: opening, lines: lines)
  }

  private init(_ other: DraftSession, opening: Opening, lines: [[UInt8]]) {
    (gym, start, exercises) = (other.gym, other.start, other.exercises)
    (self.opening, self.lines) = (opening, lines)
  }
}

/// Whether nothing but blanks stands on a line with its end.
func isBlankLine(_ line: [UInt8]) -> Bool {
  line.allSatisfy { isBlank($0) || $0 == .lineFeed || $0 == .carriageReturn }
}
