import W8Engine
import W8Syntax
import W8Text

/// Collects the exercise lines of one section and what they come to.
struct ExerciseLines {
  private(set) var lines: [LoweredExercise] = []
  private(set) var names: LoggedNames
  private var tallies: [SectionTally] = []
  /// The gyms that are named, by the bytes of their names.
  var gyms: GymSpellings
  /// Whether an exercise stands above in the session at hand.
  private var followsExercise = false

  /// Where an exercise line is logged.
  struct Place {
    /// The index of the month among the contributions of the section.
    let contribution: Int
    /// The number of the session in the section.
    let session: Int
    /// The number of the gym among the spellings of the section, `GymSpellings.unknown` where it
    /// cannot be read; nil for the default gym.
    let gym: Int?
  }

  /// Starts a section with the spellings that are known already.
  init(_ spellings: consuming Spellings) {
    names = spellings.exercises
    gyms = spellings.gyms
    names.beginSection()
    gyms.beginSection()
  }

  /// What is known of spellings at the end of the section.
  var spellings: Spellings { Spellings(exercises: names, gyms: gyms) }

  /// What the lines that are logged in the month at `contribution` come to.
  func tally(ofContribution contribution: Int) -> TrainingTally {
    tallies.indices.contains(contribution) ? tallies[contribution].tally : TrainingTally()
  }

  /// Makes room for the lines of a section that has `count` lines in all.
  mutating func reserve(_ count: Int) {
    lines.reserveCapacity(count)
  }

  /// Notes that what follows belongs to another session than what stands above.
  mutating func beginSession() {
    followsExercise = false
  }

  /// Reads the exercise line at `line`, which begins at `start` of `text` and is logged at `place`, nil
  /// where it has no dated entry; `groups` are its sets where the glance does not tell all.
  mutating func read(
    _ glance: SetsGlance, _ groups: [SetGroupSyntax]?, _ text: Span<UInt8>, line: Int,
    start: Int, at place: Place?
  ) {
    let name = glance.name?.shifted(by: start)
    let isNotable = glance.isNotable || groups?.contains(where: \.isNotable) ?? false
    lines.append(
      LoweredExercise(
        line: line, name: name, isSuperset: glance.isSuperset, followsExercise: followsExercise,
        sets: isNotable ? .notable : glance.hasSets ? .ordinary : .missing,
        session: name == nil ? nil : place?.session))
    followsExercise = true
    guard let name else { return }
    let number = names.number(of: withoutQuotes(name, text), in: text)
    guard let place else { return }
    names.count(number)
    while tallies.count <= place.contribution { tallies.append(SectionTally()) }
    let branch = self.branch(names.firstOfKey[number], at: place)
    if let groups {
      tallies[place.contribution].add(groups, to: branch, inSession: place.session)
    } else {
      tallies[place.contribution].add(glance, to: branch, inSession: place.session)
    }
  }

  /// The index among those of the month of the branch that the name at `name` has at `place`.
  private mutating func branch(_ name: Int, at place: Place) -> Int {
    tallies[place.contribution].branch(name, place.gym ?? -1) {
      BranchTally(exercise: names.names[name].key, gym: place.gym.map(gyms.key))
    }
  }
}
