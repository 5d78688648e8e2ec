/// The milestone that comes next, and how far it is.
package struct NextMilestone: Hashable, Sendable {
  /// The milestone.
  package let milestone: Milestone
  /// How far the latest day value is from it, never negative.
  package let remainingKilograms: Double
  /// How much of the way from the milestone before it, or from the start, is done, 0 to 1.
  package let progress: Double
}

extension Logbook {
  /// The milestone that comes next: the one that the latest day value is equal to, else the first
  /// that was not crossed; nil when there is none, or no day has a value.
  package var nextMilestone: NextMilestone? {
    guard !milestones.isEmpty, let (day, total, count) = latestValue else { return nil }
    if let milestone = milestones.first(where: { MassTotal($0.mass, times: count) == total }) {
      return NextMilestone(milestone: milestone, remainingKilograms: 0, progress: 1)
    }
    guard let index = milestones.firstIndex(where: { $0.crossing == nil }) else { return nil }
    let next = milestones[index]
    let before = milestones[..<index].last { $0.direction == next.direction }?.mass
    let start = startOfGoal.flatMap { entry(at: $0)?.countedMass }
    guard let previous = (before ?? start)?.kilograms else { return nil }
    let end = next.mass.kilograms
    let done = previous == end ? 0 : (previous - day.valueKilograms) / (previous - end)
    return NextMilestone(
      milestone: next, remainingKilograms: (day.valueKilograms - end).magnitude,
      progress: min(max(done, 0), 1))
  }

  /// The latest day with a value, and the value as a sum to be divided by a count.
  private var latestValue: (day: DayFigures, total: MassTotal, count: Int)? {
    guard let place = lastPlace(onOrBefore: .last) else { return nil }
    let (total, count) = settings.dayValue.sum(of: place.day.counted, in: months[place.month])
    return (figures(at: place), total, count)
  }
}
