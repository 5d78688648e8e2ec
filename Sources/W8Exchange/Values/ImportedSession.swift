package import Primitives
package import W8Engine

/// What a source knows of one session of training.
package struct ImportedSession: Hashable, Sendable {
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
  /// The tags of the session, as a log writes them.
  package var tags: [String] = []
  /// Which one of its day it is, where its source tells two apart that are alike.
  var number = 0
  /// The line of the entry below which it is; nil where its source does not know, and then it is below the last of its day.
  var entry: Int?
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

  /// What is said of it, wherever that stands.
  var withoutLines: ImportedSession {
    var same = self
    (same.lines, same.number, same.entry) = ([], 0, nil)
    same.exercises = exercises.map { $0.withoutLine }
    return same
  }

  /// How many sets there are.
  package var setCount: Int { exercises.reduce(0) { $0 + $1.sets.count } }

  /// Adds a set to the last exercise, or to a new one when the name is another.
  mutating func add(_ set: ImportedSet, to name: String) {
    exercise(name)
    var set = set
    set.load = set.load.map { $0.ofBody(in: name) }
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

let secondsPerDay = 86_400
let minutesPerDay = 1440

/// One run of an exercise in a session.
package struct ImportedExercise: Hashable, Sendable {
  /// The name as the source writes it.
  package var name: String
  /// The line of the source where it begins.
  package private(set) var line: Int
  /// Whether it was done in turn with the one before it.
  package var joinsPrevious = false
  /// The sets in order.
  package var sets: [ImportedSet] = []
  /// What was written about it and its sets.
  package var notes: [String] = []

  /// Makes an exercise without sets that begins on `line`.
  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// What is said of it, wherever that stands.
  var withoutLine: ImportedExercise {
    var same = self
    same.line = 0
    return same
  }
}

/// One set as its source knows it.
package struct ImportedSet: Hashable, Sendable {
  /// Whether it is kept out of bests and volume.
  package var isWarmUp = false
  /// The repetitions, 0 to 9,999; nil where they are not known.
  package var repetitions: Int?
  /// What is said of the last repetition.
  package var mark = ImportedMark.none
  /// The load; nil where none is known.
  package var load: ImportedLoad?
  /// How far it went; nil where that is not known.
  package var distance: ImportedDistance?
  /// How long it took, more than nothing and less than 100 hours; nil where that is not known.
  package var seconds: Seconds?
  /// How hard it was; nil where that is not known.
  package var effort: Effort?
  /// What else is said of it, without brackets.
  package var labels: [String] = []

  /// Makes a set of which nothing is known.
  package init() {}

  /// Whether it says that anything was done.
  var isDone: Bool {
    (repetitions ?? 0) > 0 || seconds != nil || distance != nil || mark == .missed
  }

  /// Whether both can be written in one group: all but the repetitions is equal.
  func isLike(_ other: ImportedSet) -> Bool {
    isWarmUp == other.isWarmUp && load == other.load && distance == other.distance
      && seconds == other.seconds && effort == other.effort && labels == other.labels
      && (repetitions == nil) == (other.repetitions == nil)
  }
}

/// What a source says of the last repetition of a set.
package enum ImportedMark: Hashable, Sendable {
  case none
  /// There were as many as possible.
  case asManyAsPossible
  /// The one after it failed.
  case missed
}

/// What a set was done with.
package enum ImportedLoad: Hashable, Sendable {
  case mass(ImportedMass)
  /// The body alone.
  case bodyweight
  /// The body and so much more, or less.
  case bodyweightAnd(ImportedMass)
  /// The level of a machine.
  case level(thousandths: Int)

  /// The load as apps mean it that count the help of an assisted exercise, and the weight that a weighted one adds to the
  /// body, as if it were the load.
  func ofBody(in name: String) -> ImportedLoad {
    guard case .mass(let mass) = self else { return self }
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    if words.contains(where: wordsOfHelp.contains) {
      return ImportedMass(thousandths: -mass.thousandths, unit: mass.unit).map {
        .bodyweightAnd($0)
      }
        ?? self
    }
    return words.contains(where: wordsOfAddedWeight.contains) ? .bodyweightAnd(mass) : self
  }

  /// The mass in it; nil for the body alone.
  var mass: ImportedMass? {
    switch self {
    case .mass(let mass), .bodyweightAnd(let mass): mass
    case .bodyweight, .level: nil
    }
  }
}

/// What names of exercises say whose load is what helps.
private let wordsOfHelp: Set<String> = [
  "assisted", "assistiert", "unterstützt", "assisté", "assistée", "asistido", "asistida",
  "asistidas", "assistido", "assistida", "assistito", "assistita", "wspomagane", "assisterad",
]

/// What they say whose load is added to the body.
private let wordsOfAddedWeight: Set<String> = [
  "weighted", "lesté", "lestée", "lastrado", "lastrada", "lastre", "zavorrato", "zavorrata",
]

/// A distance as its source writes it, rounded to three decimals.
package struct ImportedDistance: Hashable, Sendable {
  /// The number in thousandths of `unit`.
  package var thousandths: Int { Int(number) }
  /// The unit.
  package let unit: DistanceUnit
  private let number: Int32

  /// Makes a distance that a log can say, meters as kilometers where there are too many; nil for others.
  package init?(thousandths: Int, unit: DistanceUnit) {
    guard thousandths > 0 else { return nil }
    if thousandths <= ImportedMass.limit {
      number = Int32(truncatingIfNeeded: thousandths)
      self.unit = unit
    } else {
      let kilometers = (thousandths + 500) / 1000
      guard unit == .meter, kilometers <= ImportedMass.limit else { return nil }
      number = Int32(truncatingIfNeeded: kilometers)
      self.unit = .kilometer
    }
  }
}
