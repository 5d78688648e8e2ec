import W8Book
import W8Engine
import W8Exchange
import W8Lint
import W8Reports

extension Invocation {
  /// Reads the options that choose entries.
  func selection() throws(Failure) -> Selection {
    var selection = Selection(
      since: try day(of: .since), until: try day(of: .until))
    if let since = selection.since, let until = selection.until, since > until {
      throw .usage(.emptySpan(since: since.description, until: until.description))
    }
    selection.gyms = arguments.values(of: .gym).map { canonicalKey(NameKind.gym.signed($0)) }
    selection.tags = arguments.values(of: .tag).map { canonicalKey(NameKind.tag.signed($0)) }
    selection.withoutTags = arguments.values(of: .noTag).map {
      canonicalKey(NameKind.tag.signed($0))
    }
    selection.exercises = arguments.values(of: .exercise).map(exerciseKey)
    selection.weekdays = Set(arguments.values(of: .weekday).flatMap { parseWeekdays($0) ?? [] })
    if arguments.has(.notes) { selection.marks.insert(.note) }
    if arguments.has(.milestones) { selection.marks.insert(.milestone) }
    if let text = arguments.value(of: .period), let period = PeriodChoice(text) {
      selection.narrow(to: period.days(today: try today))
    }
    return selection
  }

  /// The day that the option names, as seen from today; nil when it was not given.
  private func day(of option: Option) throws(Failure) -> CivilDate? {
    switch arguments.value(of: option).flatMap({ DayChoice($0) }) {
    case nil: return nil
    case .fixed(let date): return date
    case let choice?: return choice.date(today: try today) ?? .first
    }
  }
}

extension [Option] {
  /// The options of a selection of sessions of one exercise.
  static let selectionOfSessions: [Option] = [
    .period, .since, .until, .weekday, .gym, .tag, .noTag, .notes,
  ]

  static let selection: [Option] = [
    .period, .since, .until, .weekday, .gym, .tag, .noTag, .exercise, .notes, .milestones,
  ]
}

/// The options that select entries.
extension Option {
  static let since = Option(
    name: "--since", value: .day,
    summary: "first day: 2026-01-31, yesterday, -30d, mon")
  static let until = Option(name: "--until", value: .day, summary: "last day")
  static let period = Option(
    name: "--period", short: "-p", value: .period,
    summary: "2026, 2026-Q1, 2026-01, 2026-W05, this-month, last-week")
  static let weekday = Option(
    name: "--weekday", value: .weekdays, isRepeatable: true,
    summary: "only these weekdays: mon,wed")
  static let gym = Option(
    name: "--gym", value: .text("@GYM"), isRepeatable: true,
    summary: "only entries with a session at this gym")
  static let tag = Option(
    name: "--tag", value: .text("#TAG"), isRepeatable: true, summary: "only entries with this tag")
  static let noTag = Option(
    name: "--no-tag", value: .text("#TAG"), isRepeatable: true,
    summary: "no entries with this tag")
  static let exercise = Option(
    name: "--exercise", value: .text("EXERCISE"), isRepeatable: true,
    summary: "only entries with this exercise")
  static let notes = Option(
    name: "--notes", summary: "only entries with a note")
  static let milestones = Option(
    name: "--milestones", summary: "only entries that crossed a milestone")
}

extension Invocation {
  /// The zone that an option names; nil where it is not given, throws where the system does not know it.
  func zone(of option: Option) throws(Failure) -> ZoneRules? {
    guard let text = arguments.value(of: option) else { return nil }
    if let fixed = ClockZone(text) { return fixed.rules }
    let folder = environment.variable("TZDIR") ?? zoneFolder
    let bytes = try? environment.readFile("\(folder)/\(text)")
    guard let rules = bytes.flatMap({ ZoneRules(file: $0) }) else {
      throw .usage(
        .badValue(
          option: option.name, value: text,
          expected:
            "a time zone in \(folder), such as Europe/Berlin, or an offset such as +01:00"))
    }
    return rules
  }
}

/// Where systems keep what they know of time zones.
private let zoneFolder = "/usr/share/zoneinfo"
