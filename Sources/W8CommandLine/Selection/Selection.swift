import W8Analysis
import W8Engine

/// Which entries a report is about. Of several gyms, tags, exercises or days of the week any may hold,
/// conditions of different kinds are joined by AND, and none changes a figure.
struct Selection {
  /// The conditions.
  private(set) var filter: RowFilter

  /// Reads the options that all reports share.
  init(_ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    var filter = RowFilter(
      since: try invocation.day(of: .since), until: try invocation.day(of: .until))
    if let since = filter.since, let until = filter.until, since > until {
      throw .usage(.emptySpan(since: since.description, until: until.description))
    }
    filter.gyms = arguments.values(of: .gym).map { canonicalKey(with("@", $0)) }
    filter.tags = arguments.values(of: .tag).map { canonicalKey(with("#", $0)) }
    filter.withoutTags = arguments.values(of: .noTag).map { canonicalKey(with("#", $0)) }
    filter.exercises = arguments.values(of: .exercise).map(exerciseKey)
    filter.weekdays = Set(arguments.values(of: .weekday).flatMap { parseWeekdays($0) ?? [] })
    if arguments.has(.notes) { filter.marks.insert(.note) }
    if arguments.has(.milestones) { filter.marks.insert(.milestone) }
    self.filter = filter
    if let text = arguments.value(of: .period), let period = PeriodChoice(text) {
      narrow(to: period.days(today: try invocation.today))
    }
  }

  /// The options of a selection of sessions of one exercise.
  static let optionsOfSessions: [Option] = [
    .period, .since, .until, .weekday, .gym, .tag, .noTag, .notes,
  ]

  /// The options of a selection.
  static let options: [Option] = [
    .period, .since, .until, .weekday, .gym, .tag, .noTag, .exercise, .notes, .milestones,
  ]

  /// Leaves out what does not lie in `days`, if there are any.
  mutating func narrow(to days: ClosedRange<CivilDate>?) {
    guard let days else { return }
    filter.since = max(filter.since ?? days.lowerBound, days.lowerBound)
    filter.until = min(filter.until ?? days.upperBound, days.upperBound)
  }

  /// Takes the gyms out of the conditions, for who looks at sessions instead of entries.
  mutating func takeGyms() -> [GymID] {
    let gyms = filter.gyms
    filter.gyms = []
    return gyms
  }

  /// The selected entries, ascending.
  func rows(of logbook: Logbook) -> [EntryReference] {
    logbook.rows(matching: filter)
  }

  /// The days that have a selected entry, ascending, each once.
  func dates(of logbook: Logbook) -> [CivilDate] {
    var dates: [CivilDate] = []
    for row in rows(of: logbook) {
      guard let date = logbook.entry(at: row)?.date, date != dates.last else { continue }
      dates.append(date)
    }
    return dates
  }
}

extension Invocation {
  /// The day that the option names, as seen from today; nil when it was not given.
  fileprivate func day(of option: Option) throws(Failure) -> CivilDate? {
    switch arguments.value(of: option).flatMap({ DayChoice($0) }) {
    case nil: return nil
    case .fixed(let date): return date
    case let choice?: return choice.date(today: try today) ?? .first
    }
  }
}

/// The options that select entries.
extension Option {
  static let since = Option(
    name: "--since", value: .day,
    summary: "the first day shown: 2026-01-31, yesterday, -30d, mon")
  static let until = Option(name: "--until", value: .day, summary: "the last day shown, alike")
  static let period = Option(
    name: "--period", short: "-p", value: .period,
    summary: "only a period: 2026, 2026-Q1, 2026-01, 2026-W05, this-month, last-week")
  static let weekday = Option(
    name: "--weekday", value: .weekdays, isRepeatable: true,
    summary: "only these days of the week: mon,wed")
  static let gym = Option(
    name: "--gym", value: .text("@GYM"), isRepeatable: true,
    summary: "only entries with a session at the gym")
  static let tag = Option(
    name: "--tag", value: .text("#TAG"), isRepeatable: true, summary: "only entries with the tag")
  static let noTag = Option(
    name: "--no-tag", value: .text("#TAG"), isRepeatable: true,
    summary: "no entries with the tag")
  static let exercise = Option(
    name: "--exercise", value: .text("EXERCISE"), isRepeatable: true,
    summary: "only entries with the exercise")
  static let notes = Option(
    name: "--notes", summary: "only entries with a note, be it on a session or an exercise")
  static let milestones = Option(
    name: "--milestones", summary: "only entries that crossed a milestone")
}

/// A shell takes `#tag` for a comment and some take `@` for their own, so the sign may be left out.
private func with(_ sign: String, _ name: String) -> String {
  name.hasPrefix(sign) ? name : sign + name
}
