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
      add(
        session.workingGroups.reduce(0) { $0 + $1.doneSetCount }, on: session.date, to: &weeks)
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
