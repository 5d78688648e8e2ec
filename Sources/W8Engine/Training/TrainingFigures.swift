import Primitives

/// What working sets come to, of one session, of a branch, or of an exercise.
package struct TrainingFigures: Hashable, Sendable {
  /// The number of sessions that have the exercise, warm-ups alone included.
  package private(set) var sessionCount = 0
  /// The day of the latest session; nil when there is none.
  package private(set) var lastDate: CivilDate?
  /// Completed repetitions times load, of all sets whose load is a mass.
  package private(set) var volume = MassTotal.zero
  /// The greatest estimate after Epley; nil when no set allows one.
  package private(set) var epleyKilograms: Double?
  /// The greatest estimate after Brzycki; nil when no set allows one.
  package private(set) var brzyckiKilograms: Double?
  /// The most repetitions in a set without added load; nil when there is no such set.
  package private(set) var bareRepetitions: Int?
  /// The longest time, the farthest distance and the best pace.
  package private(set) var endurance = EnduranceBests()
  /// The heaviest mass for each number of completed repetitions, ascending by repetitions.
  package private(set) var loadByRepetitions: [RepetitionBest] = []

  /// Whether a set has a mass that is not one's own weight alone.
  private(set) var hasLoad = false
  private(set) var bestMass: BestSet?
  private(set) var bestLevel: BestSet?
  private var bestUnresolved: BestSet?
  private var bestBare: BestSet?
  private var levelGyms: Set<GymID> = []

  /// The figures of nothing.
  package init() {}

  /// The figures of one session.
  package init(of session: ExerciseSession) {
    sessionCount = 1
    lastDate = session.date
    for line in session.lines {
      for group in line.groups where group.purpose == .work { add(group, of: session) }
    }
  }

  /// The figures of several sessions, which came to `figures` one after the other.
  init(of figures: [TrainingFigures]) {
    for later in figures { add(later) }
  }

  /// The best set: the greatest load, then the most completed repetitions, then the earliest day.
  ///
  /// Masses come before levels, levels before one's own weight that is not known, and that before no
  /// load. Levels of several gyms do not compare, so that none of them is best. Sets with one's own
  /// weight compare by what is added to it: what is not known is the same on both sides.
  package var best: BestSet? {
    bestMass ?? (hasOneLevelGym ? bestLevel : nil) ?? bestUnresolved ?? bestBare
  }

  /// Levels at gyms that are not known may be those of several.
  private var hasOneLevelGym: Bool {
    levelGyms.count == 1 && !levelGyms.contains(GymNames.unknown)
  }

  /// Takes in the figures of later sessions.
  package mutating func add(_ later: TrainingFigures) {
    sessionCount += later.sessionCount
    lastDate = later.lastDate ?? lastDate
    volume += later.volume
    hasLoad = hasLoad || later.hasLoad
    epleyKilograms = Self.greater(epleyKilograms, later.epleyKilograms)
    brzyckiKilograms = Self.greater(brzyckiKilograms, later.brzyckiKilograms)
    bareRepetitions = Self.greater(bareRepetitions, later.bareRepetitions)
    endurance.add(later.endurance)
    bestMass = BestSet.better(bestMass, later.bestMass)
    bestLevel = BestSet.better(bestLevel, later.bestLevel)
    bestUnresolved = BestSet.better(bestUnresolved, later.bestUnresolved)
    bestBare = BestSet.better(bestBare, later.bestBare)
    levelGyms.formUnion(later.levelGyms)
    for best in later.loadByRepetitions { note(best) }
  }

  private mutating func add(_ group: SetGroup, of session: ExerciseSession) {
    let load = session.load(of: group)
    if case .level = load, group.countsForBests { levelGyms.insert(session.gym) }
    if let mass = load.mass {
      volume += MassTotal(mass, times: group.completedRepetitions)
      hasLoad = hasLoad || !group.hasNoAddedLoad
    }
    if group.countsForBests { endurance.add(group, on: session.date) }
    guard let series = group.repetitions else {
      guard !group.saysNothing else { return }
      return note(BestSet(load: load, repetitions: nil, date: session.date))
    }
    for index in 0..<series.listCount {
      let repetitions = Int(clamping: series.listElement(at: index).amount)
      guard repetitions > 0 else { continue }
      note(BestSet(load: load, repetitions: repetitions, date: session.date))
      if group.hasNoAddedLoad { bareRepetitions = Self.greater(bareRepetitions, repetitions) }
      if let mass = load.mass { note(mass, repetitions, session.date) }
    }
  }

  private mutating func note(_ mass: Mass, _ repetitions: Int, _ date: CivilDate) {
    note(RepetitionBest(repetitions: repetitions, load: mass, date: date))
    epleyKilograms = Self.greater(
      epleyKilograms, OneRepetitionMaximum.epleyKilograms(load: mass, repetitions: repetitions))
    brzyckiKilograms = Self.greater(
      brzyckiKilograms, OneRepetitionMaximum.brzyckiKilograms(load: mass, repetitions: repetitions))
  }

  private mutating func note(_ best: RepetitionBest) {
    let index = loadByRepetitions.partitioningIndex { $0.repetitions >= best.repetitions }
    if index == loadByRepetitions.count
      || loadByRepetitions[index].repetitions > best.repetitions
    {
      loadByRepetitions.insert(best, at: index)
    } else if loadByRepetitions[index].load < best.load {
      loadByRepetitions[index] = best
    }
  }

  private mutating func note(_ set: BestSet) {
    switch set.load {
    case .mass: bestMass = BestSet.better(bestMass, set)
    case .level: bestLevel = BestSet.better(bestLevel, set)
    case .bodyWeight: bestUnresolved = BestSet.better(bestUnresolved, set)
    case .nothing: bestBare = BestSet.better(bestBare, set)
    }
  }

  private static func greater<Value: Comparable>(_ left: Value?, _ right: Value?) -> Value? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }
}

extension SetGroup {
  /// Whether there is nothing that could be better than anything else.
  fileprivate var saysNothing: Bool {
    repetitions == nil && seconds == nil && distances == nil && load == nil
  }

  fileprivate var hasNoAddedLoad: Bool {
    switch load {
    case nil: true
    case .bodyWeight(let added): added.thousandths == 0
    case .mass, .level: false
    }
  }
}

extension Logbook {
  /// Completed repetitions times load of the working sets of `dates`, both ends included.
  ///
  /// Only loads that are a mass count; `bw` is one when the body weight is known.
  package func volume(in dates: ClosedRange<CivilDate>) -> MassTotal {
    var volume = MassTotal.zero
    forEachSession(in: dates) { session, entry in
      for exercise in session.exercises { volume += self.volume(of: exercise, session, entry) }
    }
    return volume
  }

  private func volume(
    of exercise: LoggedExercise, _ session: Session, _ entry: EntryReference
  ) -> MassTotal {
    let reading = reading(
      of: settings.training.canonical(exercise.key), in: [exercise],
      at: settings.gyms.gym(of: session), entry)
    var volume = MassTotal.zero
    for group in exercise.groups where group.purpose == .work {
      guard let mass = reading.load(of: group).mass else { continue }
      volume += MassTotal(mass, times: group.completedRepetitions)
    }
    return volume
  }
}
