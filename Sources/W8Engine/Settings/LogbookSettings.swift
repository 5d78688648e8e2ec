/// What the directives of a book say about its figures.
package struct LogbookSettings: Hashable, Sendable {
  /// The book's own unit, which decides when a rate is stable.
  package var unit: MassUnit
  /// The span of the moving average in days; figures clamp it to 1...999.
  package var averageSpan: Int
  /// What the value of a day is.
  package var dayValue: DayValueRule
  /// An average carried over from an older log.
  package var start: Mass?
  /// The names of the gyms.
  package var gyms: GymNames
  /// The weight to be reached.
  package var goal: Goal?
  /// The weights that were to be reached before it, in the order in which they counted.
  package var earlierGoals: [Goal]
  /// The milestones that are declared, in book order.
  package var milestones: [MilestoneDeclaration]
  /// What the book declares for training.
  package var training: TrainingSettings

  /// Makes settings; without arguments those of a book without directives.
  package init(
    unit: MassUnit = .kilogram, averageSpan: Int = 7, dayValue: DayValueRule = .mean,
    start: Mass? = nil, gyms: GymNames = GymNames(), goal: Goal? = nil,
    earlierGoals: [Goal] = [], milestones: [MilestoneDeclaration] = [],
    training: TrainingSettings = TrainingSettings()
  ) {
    self.goal = goal
    self.earlierGoals = earlierGoals
    self.milestones = milestones
    self.training = training
    self.unit = unit
    self.averageSpan = averageSpan
    self.dayValue = dayValue
    self.start = start
    self.gyms = gyms
  }

  /// The average that the settings ask for.
  package var movingAverage: MovingAverage { MovingAverage(span: averageSpan) }
}
