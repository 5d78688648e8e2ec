import W8Book
package import W8Engine

/// Which entries a report is about. Of several gyms, tags, exercises or days of the week any may hold,
/// conditions of different kinds are joined by AND, and none changes a figure.
package typealias Selection = RowFilter

extension Selection {
  /// Removes the entries outside of `days`.
  package mutating func narrow(to days: ClosedRange<CivilDate>) {
    since = max(since ?? days.lowerBound, days.lowerBound)
    until = min(until ?? days.upperBound, days.upperBound)
  }

  /// Takes the gyms out of the conditions, for a report on sessions instead of entries.
  mutating func takeGyms() -> [GymID] {
    defer { gyms = [] }
    return gyms
  }

  /// The selected entries of `log` that are shown, ascending, by `logbook` where its own is not meant.
  package func rows(of log: OpenedLog, by logbook: Logbook? = nil) -> [EntryReference] {
    log.shown((logbook ?? log.analysis.logbook).rows(matching: self))
  }

  /// The days that have a selected entry which is shown, ascending, each once.
  func dates(of log: OpenedLog, by logbook: Logbook? = nil) -> [CivilDate] {
    let logbook = logbook ?? log.analysis.logbook
    var dates: [CivilDate] = []
    for row in rows(of: log, by: logbook) {
      guard let date = logbook.entry(at: row)?.date, date != dates.last else { continue }
      dates.append(date)
    }
    return dates
  }
}

/// In which order dated rows are shown.
package enum RowOrder {
  case newestFirst
  case oldestFirst
}

extension Array {
  /// The elements, which ascend, in `order`.
  package func inOrder(_ order: RowOrder) -> [Element] {
    order == .newestFirst ? reversed() : self
  }
}

/// The way a log is to be shown.
package struct ReportSettings {
  /// The date that counts as today.
  package let today: CivilDate
  /// Which entries it is about.
  package let selection: Selection
  /// The unit of masses; nil for that of the log.
  package let unit: MassUnit?
  /// The order of dated rows; nil for the usual one.
  package let order: RowOrder?

  /// Shows all of a log by default.
  package init(
    today: CivilDate, selection: Selection = Selection(), unit: MassUnit? = nil,
    order: RowOrder? = nil
  ) {
    self.today = today
    self.selection = selection
    self.unit = unit
    self.order = order
  }

  /// The unit asked for, else that of the log.
  package func unit(of log: OpenedLog) -> MassUnit {
    unit ?? log.analysis.logbook.settings.unit
  }

  /// The unit of loads of an exercise at one gym for people: both may have one of their own.
  func loadUnit(of log: OpenedLog, _ exercise: ExerciseKey, at gym: GymID) -> MassUnit {
    if unit != nil { return loadUnit(of: log) }
    let book = log.analysis.book
    let unit = book.names.exercise(exercise)?.unit ?? book.gym(gym)?.unit
    return unit == .stone ? .pound : unit ?? loadUnit(of: log)
  }

  /// The unit of loads in documents: the one asked for, else that of loads in the log; stones are
  /// shown as pounds.
  func loadUnit(of log: OpenedLog) -> MassUnit {
    let unit = unit ?? log.analysis.logbook.settings.training.loadUnit(ofFile: 0)
    return unit == .stone ? .pound : unit
  }
}
