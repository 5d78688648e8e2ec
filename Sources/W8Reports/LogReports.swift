import W8Book
package import W8Engine

/// The reports of one log, all made by the same settings: what commands, pages and editors show.
package struct LogReports {
  /// The log.
  package let log: OpenedLog
  private let settings: ReportSettings

  package init(of log: OpenedLog, _ settings: ReportSettings) {
    self.log = log
    self.settings = settings
  }

  /// Where things stand.
  package var today: any Report { TodayReport(log, settings) }

  /// How far the goal is, to be reached `by` another date than its own where there is one.
  package func goal(by date: CivilDate?) -> any Report { GoalReport(log, settings, by: date) }

  /// The milestones, crossed and to come.
  package var milestones: any Report {
    MilestoneReport(log.analysis.logbook, in: settings.unit(of: log))
  }

  /// The days with a value of what is `measured`.
  package func trend(of measured: MeasuredLogbook) -> any Report {
    TrendReport(log, of: measured, settings)
  }

  /// The same as a chart on a terminal.
  package func trendChart(of measured: MeasuredLogbook, on screen: ChartScreen) -> any Report {
    let chart = chart(of: measured)
    return ChartReport(emptiness: chart.emptiness) {
      TerminalChart(chart: chart, screen: screen, style: $0).text
    }
  }

  /// The same as a picture: equal data make equal bytes, whenever it is made.
  package func trendPicture(of measured: MeasuredLogbook) -> SVGPicture {
    let chart = chart(of: measured)
    let unit = log.analysis.logbook.settings.unit
    return SVGPicture(text: SVGChart(chart: chart, logUnit: unit).text, emptiness: chart.emptiness)
  }

  private func chart(of measured: MeasuredLogbook) -> WeightChart {
    WeightChart(
      measured.logbook, rows: settings.selection.rows(of: log, by: measured.logbook),
      measured.quantity)
  }

  /// A summary of each period, and of periods without entries if it `fills`; nil if there are more than `mostPeriods`.
  package func periods(
    of measured: MeasuredLogbook, by kind: PeriodKind, fills: Bool
  ) -> (any Report)? {
    PeriodReport(log, of: measured, settings, by: kind, fills: fills)
  }

  /// The sets of periods by groups of muscles; nil likewise.
  package func muscleGroups(by kind: PeriodKind, fills: Bool) -> (any Report)? {
    GroupReport(log, settings, by: kind, fills: fills)
  }

  /// The gyms, the last used first.
  package var gyms: any Report { GymReport(log.analysis) }

  /// The exercises, the last done first.
  package var exercises: any Report { ExerciseReport(log.analysis) }

  /// The exercises under the groups of muscles that they train.
  package var groupedExercises: any Report { GroupedExercises(log.analysis) }

  /// What was lifted the time before at `gym`, or where one would be expected today.
  package func next(at gym: GymID?) -> any Report { NextReport(log, at: gym) }

  /// The sessions, bests and records of an exercise at each gym.
  package func history(of exercise: ExerciseKey, showsRests: Bool) -> any Report {
    HistoryReport(exercise, log, settings, showsRests: showsRests)
  }

  /// The same as a chart on a terminal.
  package func historyChart(of exercise: ExerciseKey, on screen: ChartScreen) -> any Report {
    let chart = TrainingChart(HistoryReport(exercise, log, settings))
    return ChartReport(emptiness: chart.emptiness) {
      TerminalTrainingChart(chart: chart, screen: screen, style: $0).text
    }
  }

  /// The same as a picture.
  package func historyPicture(of exercise: ExerciseKey) -> SVGPicture {
    let chart = TrainingChart(HistoryReport(exercise, log, settings))
    return SVGPicture(text: SVGTrainingChart(chart).text, emptiness: chart.emptiness)
  }

  /// The notes, the newest first.
  package var notes: any Report { NoteReport(log, settings) }

  /// The number of times that each tag was used.
  package var tags: any Report { TagReport(log, settings.selection) }

  /// How much there is in the log.
  package var stats: any Report { StatsReport(log) }
}
