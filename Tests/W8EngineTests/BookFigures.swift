import W8Engine

/// All that a logbook says in figures, so that two books can be compared.
struct BookFigures: Equatable {
  private let days: [DayFigures]
  private let rows: [EntryFigures]
  private let rates: [[Rate?]]
  private let months: [MonthSummary?]
  private let periods: [PeriodSummary]
  private let outlook: GoalOutlook
  private let forecast: Forecast?
  private let milestones: [Milestone]
  private let next: NextMilestone?
  private let streak: Int
  private let gyms: [GymUsage]
  private let exercises: [ExerciseUse]
  private let histories: [ExerciseHistory]
  private let loads: [[ImplausibleLoad]]

  init(of book: Logbook, today: CivilDate = day(0)) {
    days = book.days
    rows = book.rows().map { book.figures(of: $0) }
    rates = book.months.indices.map { book.rates(ofMonthAt: $0) }
    months = book.months.indices.map { book.summary(ofMonthAt: $0) }
    periods = PeriodKind.allCases.flatMap { kind in
      book.months.map { book.summary(of: Period(kind, containing: $0.month.lastDay).days) }
    }
    outlook = book.goalOutlook(today: today)
    forecast = book.forecast
    milestones = book.milestones
    next = book.nextMilestone
    streak = book.streak(today: today)
    gyms = book.gymUses
    exercises = book.exerciseUses
    histories = exercises.map { book.history(of: $0.exercise) }
    loads = book.months.indices.map { book.implausibleLoads(inMonthAt: $0) }
  }
}
