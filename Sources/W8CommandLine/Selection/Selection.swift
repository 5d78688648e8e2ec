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

  /// The selected entries of `log` that are shown, ascending, by `logbook` where its own is not meant.
  func rows(of log: OpenedLog, by logbook: Logbook? = nil) -> [EntryReference] {
    log.shown((logbook ?? log.analysis.logbook).rows(matching: filter))
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

/// A period as the command line names it.
enum PeriodChoice: Hashable {
  /// A period of the calendar.
  case fixed(Period)
  /// The period of the kind that today lies in.
  case this(PeriodKind)
  /// The one before it.
  case last(PeriodKind)

  /// Reads `2026`, `2026-Q1`, `2026-H1`, `2026-01`, `2026-W05`, `2026-01-31`, `this-month`,
  /// `last-week`, `today` or `yesterday`; nil for any other text.
  init?(_ text: String) {
    if let period = calendarPeriod(text) {
      self = .fixed(period)
      return
    }
    switch text {
    case "today": self = .this(.day)
    case "yesterday": self = .last(.day)
    default:
      let words = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2, let kind = PeriodKind(word: String(words[1])) else { return nil }
      switch words[0] {
      case "this": self = .this(kind)
      case "last": self = .last(kind)
      default: return nil
      }
    }
  }

  /// The days of the period, both ends included.
  func days(today: CivilDate) -> ClosedRange<CivilDate> {
    switch self {
    case .fixed(let period): return period.days
    case .this(let kind): return Period(kind, containing: today).days
    case .last(let kind):
      let current = Period(kind, containing: today)
      return (current.previous ?? current).days
    }
  }
}

extension PeriodKind {
  /// The kind that a word such as `half-year` names; nil for any other word.
  init?(word: String) {
    guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = kind
  }

  /// What the command line calls the kind.
  var word: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .quarter: "quarter"
    case .halfYear: "half-year"
    case .year: "year"
    }
  }
}

/// What engine and command line write alike: the text of a period reads back as it.
private func calendarPeriod(_ text: String) -> Period? {
  if let date = parseDate(text) { return Period(.day, containing: date) }
  let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
  guard parts[0].utf8.count == 4, let year = digits(parts[0]), parts.count <= 2 else { return nil }
  guard parts.count == 2 else { return Period(year: year) }
  let last = parts[1]
  let number = digits(String(last.dropFirst()))
  let period: Period? =
    switch last.first {
    case "W": number.flatMap { ISOWeek(year: year, week: $0) }.map { Period($0) }
    case "Q": number.flatMap { Period(year: year, quarter: $0) }
    case "H": number.flatMap { Period(year: year, half: $0) }
    default: digits(last).flatMap { YearMonth(year: year, month: $0) }.map { Period($0) }
    }
  return period?.description == text ? period : nil
}

private func digits(_ text: String) -> Int? {
  guard !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
    return nil
  }
  return Int(text)
}

/// A day as the command line names it.
enum DayChoice: Hashable {
  /// A day of the calendar.
  case fixed(CivilDate)
  /// As many days before today.
  case ago(days: Int)
  /// The latest such day, today included.
  case latest(Weekday)

  /// Reads `2026-01-31`, `today`, `yesterday`, `-30d`, `-4w` or `mon`; nil for any other text.
  init?(_ text: String) {
    if let date = parseDate(text) {
      self = .fixed(date)
    } else if text == "today" {
      self = .ago(days: 0)
    } else if text == "yesterday" {
      self = .ago(days: 1)
    } else if let days = daysAgo(text) {
      self = .ago(days: days)
    } else if let weekday = parseWeekdays(text)?.first, !text.contains(",") {
      self = .latest(weekday)
    } else {
      return nil
    }
  }

  /// The day, as seen from `today`; nil where the calendar does not go back so far.
  func date(today: CivilDate) -> CivilDate? {
    switch self {
    case .fixed(let date): date
    case .ago(let days): today.adding(days: -days)
    case .latest(let weekday):
      (0..<7).lazy.compactMap { today.adding(days: -$0) }.first { $0.weekday == weekday }
    }
  }
}

/// The days that `-30d` or `-4w` says; nil for any other text.
private func daysAgo(_ text: String) -> Int? {
  guard text.hasPrefix("-"), let unit = text.last, unit == "d" || unit == "w",
    case let digits = text.dropFirst().dropLast(), 1...mostDigits ~= digits.count,
    let count = parseCount(String(digits))
  else { return nil }
  return unit == "w" ? 7 * count : count
}

/// More days than the calendar has need seven digits.
private let mostDigits = 7

/// The days of the week in text such as `mon,wed` or `Saturday`; nil when one of them is none.
func parseWeekdays(_ text: String) -> [Weekday]? {
  let words = text.split(separator: ",", omittingEmptySubsequences: false)
  let days = words.compactMap { word in
    Weekday.allCases.first { day in
      [day.name.lowercased(), day.abbreviation.lowercased()].contains(word.lowercased())
    }
  }
  return days.count == words.count ? days : nil
}

/// In which order dated rows are shown.
enum RowOrder {
  case newestFirst
  case oldestFirst
}

extension ParsedArguments {
  /// The order asked for, else `usual`.
  func order(unlessGiven usual: RowOrder) -> RowOrder {
    has(.newestFirst) ? .newestFirst : has(.oldestFirst) ? .oldestFirst : usual
  }
}

extension Array {
  /// The elements, which ascend, in `order`.
  func inOrder(_ order: RowOrder) -> [Element] {
    order == .newestFirst ? reversed() : self
  }
}
