import W8Engine
import W8Syntax
import W8Text

/// Collects the exercise lines of one section and what they come to.
struct ExerciseLines {
  private(set) var lines: [LoweredExercise] = []
  private(set) var names = LoggedNames()
  private var tallies: [SectionTally] = []
  /// The gyms that are named, by the bytes of their names.
  var gyms = GymSpellings()
  /// Whether an exercise stands above in the session at hand.
  private var followsExercise = false

  /// Where an exercise line is logged.
  struct Place {
    /// The index of the month among the contributions of the section.
    let contribution: Int
    /// The number of the session in the section.
    let session: Int
    /// The number of the gym among the spellings of the section; nil for the default gym.
    let gym: Int?
  }

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
  /// where it has no dated entry.
  mutating func read(
    _ tree: SyntaxTree, _ text: Span<UInt8>, _ tokens: Span<Token>, line: Int, start: Int,
    at place: Place?
  ) {
    let glance = SetsGlance(tokens)
    let name = glance.name.map { TextRange(start + Int($0.start), start + $0.end) }
    let groups = glance.needsLook ? tree.setGroups(ofLine: line) : []
    let isNotable = glance.isNotable || groups.contains(where: \.isNotable)
    lines.append(
      LoweredExercise(
        line: line, name: name, isSuperset: glance.isSuperset, followsExercise: followsExercise,
        sets: isNotable ? .notable : glance.hasSets ? .ordinary : .missing,
        session: name == nil ? nil : place?.session))
    followsExercise = true
    guard let name else { return }
    let number = names.number(of: name, in: tree, text)
    guard let place else { return }
    names.count(number)
    while tallies.count <= place.contribution { tallies.append(SectionTally()) }
    let branch = self.branch(names.firstOfKey[number], at: place)
    if glance.needsLook {
      tallies[place.contribution].add(groups, to: branch, inSession: place.session)
    } else {
      tallies[place.contribution].add(glance, to: branch, inSession: place.session)
    }
  }

  /// The index among those of the month of the branch that the name at `name` has at `place`.
  private mutating func branch(_ name: Int, at place: Place) -> Int {
    let gym = place.gym ?? -1
    if let known = tallies[place.contribution].lastBranch(name, gym) { return known }
    let gymKey = place.gym.map { gyms.keys[$0] }
    return tallies[place.contribution].branch(name, gym) {
      BranchTally(exercise: names.names[name].key, gym: gymKey)
    }
  }
}

/// What exercise lines come to, found by the numbers of their names and gyms.
private struct SectionTally {
  private(set) var tally = TrainingTally()
  /// The branches by the numbers of their names and gyms.
  private var places: [UInt64: Int] = [:]
  /// For each name the gym and the branch that it had last.
  private var last: [(gym: Int32, branch: Int32)] = []

  /// The index of the branch of the name at `name`, if its gym was the one at `gym` the last time.
  func lastBranch(_ name: Int, _ gym: Int) -> Int? {
    name < last.count && last[name].gym == gym ? Int(last[name].branch) : nil
  }

  /// The index of the branch of the name at `name` at the gym at `gym`; `new` makes it if need be.
  mutating func branch(_ name: Int, _ gym: Int, _ new: () -> BranchTally) -> Int {
    if last.isEmpty { reserve() }
    while last.count <= name { last.append((gym: .min, branch: 0)) }
    let branch = UInt64(UInt32(clamping: name)) << 32 | UInt64(UInt32(clamping: gym + 1))
    let index = places[branch] ?? tally.branches.count
    if index == tally.branches.count {
      tally.branches.append(new())
      places[branch] = index
    }
    last[name] = (Int32(clamping: gym), Int32(clamping: index))
    return index
  }

  /// Makes room for the branches of most months at once.
  private mutating func reserve() {
    let usual = 16
    tally.branches.reserveCapacity(usual)
    last.reserveCapacity(usual)
    places.reserveCapacity(usual)
  }

  /// Adds a line whose tokens tell all.
  mutating func add(_ glance: SetsGlance, to branch: Int, inSession session: Int) {
    tally.branches[branch].add(glance, inSession: session)
  }

  /// Adds a line whose sets had to be read.
  mutating func add(_ groups: [SetGroupSyntax], to branch: Int, inSession session: Int) {
    tally.branches[branch].addLine()
    for group in groups {
      guard case .mass(let load) = group.load.map(Load.init) else { continue }
      let purpose = group.isWarmup ? SetPurpose.warmUp : .work
      tally.branches[branch].add(load, for: purpose, inSession: session)
    }
  }
}

extension BranchTally {
  /// Adds the heaviest loads of a line: the others cannot count.
  fileprivate mutating func add(_ glance: SetsGlance, inSession session: Int) {
    addLine()
    let unit = MassUnit(glance.unit)
    if glance.heaviest > glance.heaviestWorking {
      let load = WrittenLoad(thousandths: Int32(clamping: glance.heaviest), unit: unit)
      add(load, for: .warmUp, inSession: session)
    }
    if glance.heaviestWorking > 0 {
      let load = WrittenLoad(thousandths: Int32(clamping: glance.heaviestWorking), unit: unit)
      add(load, for: .work, inSession: session)
    }
  }
}
