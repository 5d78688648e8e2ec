import W8Engine
import W8Syntax
import W8Text

/// Collects the exercise lines of one section and what they come to.
struct ExerciseLines {
  private(set) var lines: [LoweredExercise] = []
  private(set) var names = LoggedNames()
  private var tallies: [SectionTally] = []
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

  /// Reads the exercise line at `line`, which is logged at `place`, nil where it has no dated entry;
  /// `gyms` are the keys of the spellings.
  mutating func read(
    _ tree: SyntaxTree, _ parts: TreeParts, line: Int, at place: Place?, _ gyms: [GymID]
  ) {
    let glance = SetsGlance(parts, line: line)
    let start = Int(parts.lines[line].start)
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
    let number = names.number(of: name, in: parts.text)
    guard let place else { return }
    names.count(number)
    while tallies.count <= place.contribution { tallies.append(SectionTally()) }
    let branch = tallies[place.contribution].branch(names, number, at: place, gyms)
    if glance.needsLook {
      tallies[place.contribution].add(groups, to: branch, inSession: place.session)
    } else {
      tallies[place.contribution].add(glance, to: branch, inSession: place.session)
    }
  }
}

/// What exercise lines come to, found by the numbers of their names and gyms.
private struct SectionTally {
  private(set) var tally = TrainingTally()
  /// The branches by the numbers of their names and gyms.
  private var places: [UInt64: Int] = [:]
  /// For each name the gym and the branch that it had last.
  private var last: [(gym: Int, branch: Int)] = []

  /// The index of the branch of the name at `number` at the gym of `place`.
  mutating func branch(
    _ names: LoggedNames, _ number: Int, at place: ExerciseLines.Place, _ gyms: [GymID]
  ) -> Int {
    let name = names.firstOfKey[number]
    let gym = place.gym ?? -1
    while last.count <= name { last.append((gym: .min, branch: 0)) }
    if last[name].gym == gym { return last[name].branch }
    let branch = UInt64(UInt32(clamping: name)) << 32 | UInt64(UInt32(clamping: gym + 1))
    let index = places[branch] ?? tally.branches.count
    if index == tally.branches.count {
      tally.branches.append(
        BranchTally(exercise: names.names[name].key, gym: place.gym.map { gyms[$0] }))
      places[branch] = index
    }
    last[name] = (gym, index)
    return index
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
