import Primitives

/// The working sets that were done in a stretch of days, by groups of muscles.
package struct MuscleGroupSets: Hashable, Sendable {
  /// All sets, each once.
  package private(set) var total = 0
  /// The sets of exercises without a group.
  package private(set) var withoutGroup = 0
  private var byGroup: [MuscleGroup: TrainingSets] = [:]

  /// No sets.
  package init() {}

  /// The sets that each exercise has, by canonical keys, as `training` declares their groups.
  package init(_ setCounts: [ExerciseKey: Int], _ training: TrainingSettings) {
    for (exercise, count) in setCounts {
      total += count
      let groups = training.exercise(exercise)?.groups ?? []
      guard let main = groups.first else {
        withoutGroup += count
        continue
      }
      byGroup[main, default: TrainingSets()].direct += count
      for group in groups.dropFirst() { byGroup[group, default: TrainingSets()].indirect += count }
    }
  }

  /// The groups with sets, in no order.
  package var groups: some Sequence<MuscleGroup> { byGroup.keys }

  /// What trained `group`.
  package func sets(of group: MuscleGroup) -> TrainingSets { byGroup[group] ?? TrainingSets() }

  /// Adds the sets of other days.
  package static func += (sum: inout MuscleGroupSets, other: MuscleGroupSets) {
    sum.total += other.total
    sum.withoutGroup += other.withoutGroup
    sum.byGroup.merge(other.byGroup) { $0 + $1 }
  }
}

/// The number of sets that trained a group of muscles.
package struct TrainingSets: Hashable, Sendable {
  /// The sets of exercises of which it is the main group.
  package var direct: Int
  /// The sets of exercises of which it is another group.
  package var indirect: Int

  /// Takes in the counts; without arguments none.
  package init(direct: Int = 0, indirect: Int = 0) {
    self.direct = direct
    self.indirect = indirect
  }

  /// What they count together: a direct set fully, an indirect one half.
  package var weighted: Double { Double(direct) + Double(indirect) / 2 }

  /// Whether there are any.
  package var isEmpty: Bool { direct == 0 && indirect == 0 }

  /// The sets of both.
  package static func + (left: TrainingSets, right: TrainingSets) -> TrainingSets {
    TrainingSets(direct: left.direct + right.direct, indirect: left.indirect + right.indirect)
  }
}

extension Logbook {
  /// The number of working sets of each exercise that were done in `dates`, both ends included, by canonical keys; exercises
  /// with none are left out.
  package func setCounts(in dates: ClosedRange<CivilDate>) -> [ExerciseKey: Int] {
    var counts: [ExerciseKey: Int] = [:]
    forEachSession(in: dates) { session, _ in
      for exercise in session.exercises {
        let count = exercise.workingSetCount
        guard count > 0 else { continue }
        counts[settings.training.canonical(exercise.key), default: 0] += count
      }
    }
    return counts
  }

  /// The sets of `dates`, both ends included, by groups of muscles.
  package func muscleGroupSets(in dates: ClosedRange<CivilDate>) -> MuscleGroupSets {
    MuscleGroupSets(setCounts(in: dates), settings.training)
  }
}

/// The working sets that were done in one week.
package struct WeeklySets: Hashable, Sendable {
  /// The week.
  package let week: ISOWeek
  /// How many sets.
  package private(set) var setCount: Int

  /// The weeks of `sessions`, which are in order; weeks without such sets are left out.
  static func weeks(of sessions: [ExerciseSession]) -> [WeeklySets] {
    var weeks: [WeeklySets] = []
    for session in sessions {
      add(session.lines.reduce(0) { $0 + $1.workingSetCount }, on: session.date, to: &weeks)
    }
    return weeks
  }

  private static func add(_ count: Int, on date: CivilDate, to weeks: inout [WeeklySets]) {
    guard count > 0 else { return }
    let week = ISOWeek(of: date)
    if weeks.last?.week == week {
      weeks[weeks.count - 1].setCount += count
    } else {
      weeks.append(WeeklySets(week: week, setCount: count))
    }
  }
}
