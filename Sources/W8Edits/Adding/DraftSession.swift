import W8Book
import W8Engine
import W8Syntax
import W8Text

/// A session of a day to which lines are added, or that is added.
struct DraftSession {
  /// The gym; nil where its name cannot be read.
  let gym: GymID?
  /// When it started, by its own time.
  let start: TimeOfDay?
  /// What was done, without the indices of the lines; each load with its unit.
  var exercises: [LoggedExercise]
  let opening: Opening
  /// The lines below what opens it, with their ends.
  var lines: [[UInt8]]

  enum Opening: Equatable {
    /// The line of the entry.
    case entry
    /// A line of its own.
    case line([UInt8])
    /// The first exercise.
    case exercise
  }

  /// Takes a session of the file at an index.
  init(
    _ session: Session, opening: Opening, lines: [[UInt8]], inFile file: Int, of analysis: Analysis
  ) {
    let (book, training) = (analysis.book, analysis.logbook.settings.training)
    let gym = book.gymNames.knownGym(of: session)
    self.gym = gym
    start = session.time
    exercises = session.exercises.map { exercise in
      guard case .exercise(let key) = book.thing(ofExercise: exercise.key) else { return exercise }
      var same = LoggedExercise("", key: key, line: 0)
      same.joining = exercise.joining
      let unit = training.loadUnit(of: key, at: gym ?? GymNames.unknown, file: file)
      same.groups = exercise.groups.map { $0.withUnit(unit) }
      return same
    }
    self.opening = opening
    self.lines = lines
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
    if case .line = other.opening, !isOpened(as: other) { return false }
    let mine = Set(lines.map(words))
    return other.lines.allSatisfy { mine.contains(words($0)) }
  }

  /// Whether a line opens it, and says what the one that opens `other` does.
  func isOpened(as other: DraftSession) -> Bool {
    guard case .line(let line) = opening, case .line(let wanted) = other.opening else {
      return false
    }
    return words(line) == words(wanted)
  }

  /// Whether the exercises of `other` may go on here.
  func takes(_ other: DraftSession) -> Bool {
    gym != nil && gym == other.gym && (other.start == nil || other.start == start)
  }

  /// Puts the lines of `other` below the last that belongs to the session.
  mutating func append(_ other: DraftSession, _ written: ([UInt8]) -> [UInt8]) {
    append(other.lines.map(written))
    exercises += other.exercises
  }

  /// Puts `new` below the last line that belongs to the session.
  mutating func append(_ new: [[UInt8]]) {
    let last = lines.lastIndex { $0.first.map(isBlank) ?? false && !isBlankLine($0) }
    lines.insert(contentsOf: new, at: last.map { $0 + 1 } ?? 0)
  }

  func opened(by opening: Opening, lines: [[UInt8]]) -> DraftSession {
    DraftSession(self, opening: opening, lines: lines)
  }

  func at(_ gym: GymID?) -> DraftSession {
    DraftSession(self, at: gym, opening: opening, lines: lines)
  }

  private init(
    _ other: DraftSession, at gym: GymID?? = nil, opening: Opening, lines: [[UInt8]]
  ) {
    (self.gym, start, exercises) = (gym ?? other.gym, other.start, other.exercises)
    (self.opening, self.lines) = (opening, lines)
  }
}

/// What a line says, without its blanks and its end.
private func words(_ line: [UInt8]) -> [UInt8] {
  line.filter { !isBlank($0) && $0 != .lineFeed && $0 != .carriageReturn }
}

/// Whether nothing but blanks stands on a line with its end.
func isBlankLine(_ line: [UInt8]) -> Bool {
  line.allSatisfy { isBlank($0) || $0 == .lineFeed || $0 == .carriageReturn }
}

/// The lines of an exercise that is written on one: so long a line that its last sets might not be read goes on with another
/// of the same exercise, from its last comma before `longestWrittenSets`.
package func exerciseRows(_ line: String) -> [String] {
  let bytes = Array(line.utf8)
  guard bytes.count > longestWrittenSets else { return [line] }
  let tokens = parse(bytes, .later).tokens(ofLine: 0)
  guard let comma = tokens.last(where: { $0.kind == .comma && $0.end < longestWrittenSets }),
    let name = tokens.first(of: .name, .string), let colon = tokens.first(of: .colon)
  else { return [line] }
  let rest =
    bytes.prefix { isBlank($0) } + bytes[Int(name.start)..<colon.end] + bytes[comma.end...]
  return [String(decoding: bytes[..<Int(comma.start)], as: UTF8.self)]
    + exerciseRows(String(decoding: rest, as: UTF8.self))
}

extension SetGroup {
  /// The same with the unit of its load, which is `unit` where none is written.
  fileprivate func withUnit(_ unit: MassUnit) -> SetGroup {
    func explicit(_ load: WrittenLoad) -> WrittenLoad {
      WrittenLoad(thousandths: load.thousandths, unit: load.unit ?? unit)
    }
    var group = self
    switch load {
    case .mass(let load): group.load = .mass(explicit(load))
    case .bodyWeight(let added): group.load = .bodyWeight(explicit(added))
    case .level, nil: break
    }
    return group
  }
}
