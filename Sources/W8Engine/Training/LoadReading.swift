/// The way the loads of one exercise in one session are read.
package struct LoadReading: Hashable, Sendable {
  /// The unit of loads that have none, a kilogram or a pound.
  package let unit: MassUnit
  let bareLoad: BareLoad
  /// What `bw` weighs; nil when it is not known, or not asked for.
  let bodyMass: Mass?

  /// What the sets of `group` are done with.
  package func load(of group: SetGroup) -> ResolvedLoad {
    switch group.load {
    case .mass(let written): return .mass(written.mass(unlessWritten: unit))
    case .level(let thousandths): return .level(thousandths: thousandths)
    case .bodyWeight(let added): return withBodyWeight(added)
    case nil:
      let isBodyWeight = bareLoad == .bodyWeight && group.repetitions != nil
      return isBodyWeight ? withBodyWeight(.zero) : .nothing
    }
  }

  /// What the sets of `group` add to the body weight, which is less than nothing for help; nil where it is no part of
  /// their load.
  package func addedToBodyWeight(of group: SetGroup) -> Mass? {
    switch group.load {
    case .bodyWeight(let added): added.mass(unlessWritten: unit)
    case nil where bareLoad == .bodyWeight && group.repetitions != nil: .zero
    default: nil
    }
  }

  private func withBodyWeight(_ added: WrittenLoad) -> ResolvedLoad {
    let change = added.mass(unlessWritten: unit)
    // More help than one weighs is still no negative load.
    return bodyMass.map { .mass(max($0 + change, .zero)) } ?? .bodyWeight(added: change)
  }
}

/// What a set is done with, as far as it is known.
package enum ResolvedLoad: Hashable, Sendable {
  /// A mass; `bw` is one too as soon as the body weight is known.
  case mass(Mass)
  /// A level of a machine in thousandths, which no other gym knows.
  case level(thousandths: Int32)
  /// One's own weight, not known, and what is added to it.
  case bodyWeight(added: Mass)
  /// No load.
  case nothing

  /// The mass; nil for all others.
  package var mass: Mass? {
    guard case .mass(let mass) = self else { return nil }
    return mass
  }
}

extension Logbook {
  /// The way the loads of `lines`, those of an exercise at a gym given by canonical keys, are read in an entry.
  func reading(
    of exercise: ExerciseKey, in lines: [LoggedExercise], at gym: GymID, _ entry: EntryReference
  ) -> LoadReading {
    let declared = settings.training.exercise(exercise)
    let bareLoad = declared?.bareLoad ?? .nothing
    let needsBodyMass =
      bareLoad == .bodyWeight || lines.contains { $0.groups.containsBodyWeight }
    let date = needsBodyMass ? self.entry(at: entry)?.date : nil
    let isOneFile = settings.training.loadUnits.count <= 1
    let file = isOneFile ? 0 : months[entry.month].source(of: entry.entry)
    return LoadReading(
      unit: declared?.unit?.ofLoads ?? settings.training.loadUnit(at: gym, file: file),
      bareLoad: bareLoad, bodyMass: date.flatMap(bodyMass))
  }

  /// What `bw` weighs on `date`: the average of the day, else the last counted weight of an
  /// earlier day; nil when there is none.
  package func bodyMass(on date: CivilDate) -> Mass? {
    guard let day = lastDay(onOrBefore: date) else { return nil }
    if day.date == date { return Mass(nearestToKilograms: day.averageKilograms) }
    return lastCountedEntry(onOrBefore: date).flatMap { entry(at: $0)?.countedMass }
  }
}

extension Logbook {
  /// The unit of loads that have none, of the exercise and the gym that the keys name, in an entry: a
  /// kilogram or a pound.
  package func loadUnit(
    of exercise: ExerciseKey, at gym: GymID, in reference: EntryReference
  ) -> MassUnit {
    let exercise = settings.training.canonical(exercise)
    let gym = settings.gyms.canonical(gym)
    guard months.indices.contains(reference.month) else {
      return settings.training.loadUnit(of: exercise, at: gym, file: 0)
    }
    return months[reference.month].loadUnit(
      of: exercise, at: gym, entry: reference.entry, settings.training)
  }
}

extension MonthLog {
  /// The unit of loads that have none, of an exercise and a gym given by canonical keys in the
  /// entry at an index: that of the exercise, else of the gym, else of the file.
  func loadUnit(
    of exercise: ExerciseKey, at gym: GymID, entry: Int, _ training: TrainingSettings
  ) -> MassUnit {
    training.loadUnit(
      of: exercise, at: gym, file: training.loadUnits.count > 1 ? source(of: entry) : 0)
  }
}

extension TrainingSettings {
  /// The unit of loads that have none, of an exercise and a gym given by canonical keys in the file
  /// at an index: that of the exercise, else of the gym, else of the file.
  package func loadUnit(of exercise: ExerciseKey, at gym: GymID, file: Int) -> MassUnit {
    declaredLoadUnit(of: exercise, at: gym) ?? loadUnit(ofFile: file).ofLoads
  }

  /// The unit that is declared for such loads, of the exercise or else of the gym; nil where none is.
  func declaredLoadUnit(of exercise: ExerciseKey, at gym: GymID) -> MassUnit? {
    (self.exercise(exercise)?.unit ?? self.gym(gym)?.unit)?.ofLoads
  }

  /// The unit of loads that have none, of exercises that declare none, at a gym given by its canonical key in the
  /// file at an index.
  func loadUnit(at gym: GymID, file: Int) -> MassUnit {
    (self.gym(gym)?.unit ?? loadUnit(ofFile: file)).ofLoads
  }
}

extension Logbook {
  /// Whether a mass is written with another unit than `unit`; costs no look at the sessions.
  package func hasLoads(writtenNotIn unit: MassUnit) -> Bool {
    months.lazy.flatMap { $0.training.totals }.contains { totals in
      totals.loads.contains { ($0.load.unit ?? unit.ofLoads) != unit.ofLoads }
    }
  }
}

extension MassUnit {
  /// The unit in which loads are shown: nothing is lifted in stones.
  var ofLoads: MassUnit { self == .stone ? .pound : self }
}

extension [SetGroup] {
  /// Whether the body weight is a part of any load that is written.
  var containsBodyWeight: Bool {
    contains { group in
      if case .bodyWeight = group.load { true } else { false }
    }
  }
}
