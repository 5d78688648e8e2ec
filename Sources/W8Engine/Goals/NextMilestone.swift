/// The milestone that comes next, and how far it is.
package struct NextMilestone: Hashable, Sendable {
  /// The milestone, which may have been crossed before.
  package let milestone: Milestone
  /// The distance of the latest day value from it, never negative.
  package let remainingKilograms: Double
  /// How much of the way from the milestone before it, or from the start, is done, 0 to 1.
  package let progress: Double

  /// The day on which it was crossed before it was lost again; nil unless it was.
  package var lostSince: CivilDate? {
    remainingKilograms > 0 ? milestone.crossing?.date : nil
  }
}

extension Logbook {
  /// The milestone that comes next: the one that the latest day value is equal to, else the nearest
  /// one still ahead of that value, crossed before or not; nil when there is none, or no day has a value. Of a goal that
  /// is reached only milestones beyond it come next.
  package var nextMilestone: NextMilestone? {
    guard !milestones.isEmpty, let (day, total, count) = latestValue else { return nil }
    let goal = milestones.firstIndex { $0.kind == .goal }
    let first = hasReachedGoal ? (goal ?? 0) + 1 : 0
    let open = milestones.indices.dropFirst(first)
    if let index = open.first(where: { MassTotal(milestones[$0].mass, times: count) == total }) {
      return NextMilestone(milestone: milestones[index], remainingKilograms: 0, progress: 1)
    }
    let ahead = open.filter { milestones[$0].isAhead(of: total, count: count) }
    func remaining(_ index: Int) -> Double {
      (day.valueKilograms - milestones[index].mass.kilograms).magnitude
    }
    guard let index = ahead.min(by: { remaining($0) < remaining($1) }) else { return nil }
    let next = milestones[index]
    let before = milestones[..<index].last { $0.direction == next.direction }?.mass
    let start = startOfGoal.flatMap { entry(at: $0)?.countedMass }
    guard let previous = (before ?? start)?.kilograms else { return nil }
    let end = next.mass.kilograms
    // Behind the start there is no way that could be done in part.
    let isOnTheWay = next.direction == .up ? previous < end : previous > end
    let done = isOnTheWay ? (previous - day.valueKilograms) / (previous - end) : 0
    return NextMilestone(
      milestone: next, remainingKilograms: remaining(index),
      progress: min(max(done, 0), 1))
  }

  /// The latest day with a value, and the value as a sum to be divided by a count.
  private var latestValue: (day: DayFigures, total: MassTotal, count: Int)? {
    guard let day = weighed.all.last, case let last = weighed.all.count - 1 else { return nil }
    let (total, count) = settings.dayValue.sum(of: counted(at: last), in: months[Int(day.month)])
    return (figures(ofDayAt: last), total, count)
  }
}

extension Milestone {
  /// Whether it lies ahead of the mean of `count` weights with the sum `total`, in its own direction; without
  /// one it lies ahead of all that is not equal to it.
  fileprivate func isAhead(of total: MassTotal, count: Int) -> Bool {
    let limit = MassTotal(mass, times: count)
    return switch direction {
    case .down: total > limit
    case .up: total < limit
    case .stable: total != limit
    }
  }
}
