import W8Engine
import W8Syntax
import W8Text

/// Reads the exercise lines of one section.
struct ExerciseLines {
  /// Those of the lines that are to be kept, in order.
  private(set) var lines: [LoweredExercise] = []
  /// The numbers of the names of lines that belong to no date.
  private(set) var undatedNames: Set<Int> = []
  private let kept: Kept
  /// Whether an exercise stands above in the session at hand.
  private var followsExercise = false

  /// Which lines are kept.
  enum Kept {
    /// Those that a rule might have something to say about.
    case unusual
    case all
  }

  /// Where an exercise line is logged.
  struct Place {
    /// The place of the month among the contributions of the section.
    let month: Int32
    /// The number of the session in the section.
    let session: Int
    let gym: SessionGym
  }

  init(keeping kept: Kept) {
    self.kept = kept
  }

  /// Notes that what follows belongs to another session than what stands above.
  mutating func beginSession() {
    followsExercise = false
  }

  /// Reads the lines from `first` on that have a glance, and are logged at `place`; their glances are the
  /// first of `glances`. Returns how many they are.
  ///
  /// Nearly all lines of a log are read here, hence a loop of its own, which is not to share registers.
  @inline(never)
  mutating func readRun(
    from first: Int, of lines: Span<SyntaxLine>, _ glances: Span<SetsGlance>, _ text: Span<UInt8>,
    at place: Place, _ spellings: inout Spellings
  ) -> Int {
    var count = 0
    while first &+ count < lines.count, lines[first &+ count].hasGlance {
      let (line, glance) = (first &+ count, glances[count])
      let start = Int(lines[line].start)
      count &+= 1
      if kept == .all || glance.mayBeUnusual {
        keep(glance, isNotable: glance.isNotable, line: line, start: start, at: place)
      }
      followsExercise = true
      guard let name = glance.name else { continue }
      let range = withoutQuotes(TextRange(start &+ name.start, start &+ name.end), text)
      let key = RecentBranches.Key(range, in: text, atGym: place.gym.number)
      var ordinal = spellings.recent.ordinal(of: key)
      if ordinal < 0 { ordinal = spellings.ordinal(of: range, text, at: place.gym, key) }
      let index = spellings.tally.index(of: ordinal, inMonth: place.month, spellings.branches)
      spellings.tally.add(glance, at: index, inSession: place.session)
    }
    return count
  }

  /// Reads the exercise line at `line`, which begins at `start` of `text`, and is logged at `place`, nil
  /// where it has no dated entry.
  mutating func read(
    _ glance: SetsGlance, _ text: Span<UInt8>, line: Int, start: Int, at place: Place?,
    _ spellings: inout Spellings
  ) {
    keep(glance, isNotable: glance.isNotable, line: line, start: start, at: place)
    followsExercise = true
    guard let name = glance.name?.shifted(by: start) else { return }
    guard let (index, session) = index(of: name, text, at: place, &spellings) else { return }
    spellings.tally.add(glance, at: index, inSession: session)
  }

  /// Reads as above a line whose glance does not tell all; `groups` are its sets.
  mutating func read(
    _ glance: SetsGlance, _ groups: [SetGroupSyntax], _ text: Span<UInt8>, line: Int, start: Int,
    at place: Place?, _ spellings: inout Spellings
  ) {
    let isNotable = glance.isNotable || groups.contains(where: \.isNotable)
    keep(glance, isNotable: isNotable, line: line, start: start, at: place)
    followsExercise = true
    guard let name = glance.name?.shifted(by: start) else { return }
    guard let (index, session) = index(of: name, text, at: place, &spellings) else { return }
    spellings.tally.add(groups, at: index, inSession: session)
  }

  /// Where the line whose name is at `name` is counted, and the number of its session.
  private mutating func index(
    of name: TextRange, _ text: Span<UInt8>, at place: Place?, _ spellings: inout Spellings
  ) -> (index: Int, session: Int)? {
    let name = withoutQuotes(name, text)
    guard let place else {
      undatedNames.insert(spellings.exercises.keyNumber(of: name, in: text))
      return nil
    }
    let ordinal = spellings.ordinal(
      of: name, text, at: place.gym,
      RecentBranches.Key(name, in: text, atGym: place.gym.number))
    let index = spellings.tally.index(of: ordinal, inMonth: place.month, spellings.branches)
    return (index, place.session)
  }

  private mutating func keep(
    _ glance: SetsGlance, isNotable: Bool, line: Int, start: Int, at place: Place?
  ) {
    let name = glance.name?.shifted(by: start)
    let exercise = LoweredExercise(
      line: line, name: name, isSuperset: glance.isSuperset, followsExercise: followsExercise,
      sets: isNotable ? .notable : glance.hasSets ? .ordinary : .missing,
      session: name == nil ? nil : place?.session)
    if kept == .all || exercise.isUnusual { lines.append(exercise) }
  }
}

/// The gym of a session, as a number among the spellings of the file.
struct SessionGym {
  let number: Int

  /// The default gym.
  static let standard = SessionGym(number: -1)
  /// One whose name cannot be read.
  static let unknown = SessionGym(number: -2)

  /// The key of the gym; nil for the default gym.
  func key(_ spellings: KeySpellings) -> GymID? {
    switch number {
    case Self.standard.number: nil
    case Self.unknown.number: GymNames.unknown
    default: spellings.key(number)
    }
  }
}

extension Spellings {
  /// The ordinal of the branch of the exercise called `name` at `gym`, to be kept as that of `key`.
  @inline(never)
  fileprivate mutating func ordinal(
    of name: TextRange, _ text: Span<UInt8>, at gym: SessionGym, _ key: RecentBranches.Key
  ) -> Int {
    let exercise = exercises.keyNumber(of: name, in: text)
    let ordinal = branches.ordinal(ofExercise: exercise, atGym: gym.number) {
      (exercises.key(exercise), gym.key(gyms))
    }
    recent.keep(ordinal, key)
    return ordinal
  }
}

extension SetsGlance {
  /// Whether a rule might have something to say about the line.
  @inline(__always)
  fileprivate var mayBeUnusual: Bool { isNotable || !hasSets || isSuperset }
}
