import W8Engine
import W8Reports

/// What an option is followed by.
struct OptionValue: Sendable {
  /// What help shows in its place.
  let placeholder: String
  /// What a message says that it should be.
  let expectation: String
  /// What a shell may offer for it.
  let meaning: Completable
  var accepts: @Sendable (String) -> Bool = { _ in true }
}

extension OptionValue {
  static func choice(_ words: [String]) -> OptionValue {
    OptionValue(
      placeholder: words.joined(separator: "|"), expectation: words.listed(with: "or"),
      meaning: .words(words)
    ) { words.contains($0) }
  }

  /// Any text, which help calls by a name in capitals.
  static func text(_ name: String) -> OptionValue {
    OptionValue(placeholder: name, expectation: name, meaning: Completable(placeholder: name))
  }

  /// A pattern for the end of a path.
  static let pattern = OptionValue(
    placeholder: "PATTERN",
    expectation:
      "the name of a file or folder, or the end of a path, such as vendor or old/*.w8log",
    meaning: .unknown
  ) { !$0.isEmpty }
  static let date = OptionValue(
    placeholder: "DATE", expectation: "a date that exists, such as 2026-01-31", meaning: .days
  ) { parseDate($0) != nil }
  /// A date, or a day as seen from today.
  static let day = OptionValue(
    placeholder: "DAY",
    expectation: "a day such as 2026-01-31, today, yesterday, -30d, -4w or mon", meaning: .days
  ) { DayChoice($0) != nil }
  static let period = OptionValue(
    placeholder: "PERIOD",
    expectation:
      "a period such as 2026, 2026-Q1, 2026-01, 2026-W05, 2026-01-31, this-month or last-week",
    meaning: .periods
  ) { PeriodChoice($0) != nil }
  static let weekdays = OptionValue(
    placeholder: "DAYS", expectation: "weekdays with commas, such as mon,wed",
    meaning: .weekdays
  ) { parseWeekdays($0) != nil }
  /// The number of days that an average spans.
  static let span = OptionValue(
    placeholder: "N", expectation: "a number of days from 1 to 999", meaning: .unknown
  ) { parseSpan($0) != nil }
  static let count = OptionValue(
    placeholder: "N", expectation: "a whole number, such as 20", meaning: .unknown
  ) { parseCount($0) != nil }
  /// How far clocks are ahead of UTC.
  static let zone = OptionValue(
    placeholder: "ZONE",
    expectation:
      "UTC, a time zone such as Europe/Berlin, or an offset from UTC such as -03:30",
    meaning: .unknown
  ) { ClockZone($0) != nil || namesZone($0) }
}

/// What a value or an operand is, as far as a shell can complete it.
enum Completable: Equatable, Sendable {
  case words([String])
  case commands, rules, pages, importers
  case days, periods, weekdays, years
  case files
  case gyms, tags, exercises, measurements
  /// Only the user knows.
  case unknown

  /// What help means by a word such as `FILE`, `@GYM` or `tokens`.
  init(placeholder: String) {
    if let sign = placeholder.first, sign == "@" || sign == "#" {
      self = sign == "@" ? .gyms : .tags
      return
    }
    switch placeholder {
    case "FILE", "FOLDER", "LOG", "RECORDING": self = .files
    case "EXERCISE": self = .exercises
    case "KEY", "KEYS": self = .measurements
    case "RULE": self = .rules
    case "COMMAND": self = .commands
    case "PAGE": self = .pages
    case "SOURCE": self = .importers
    case "DATE", "DAY": self = .days
    case "YEAR": self = .years
    default:
      let isWord = placeholder.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-")
      }
      self = isWord && placeholder != "-" && !placeholder.isEmpty ? .words([placeholder]) : .unknown
    }
  }

  /// Whether several may stand between commas.
  var isList: Bool { self == .weekdays || self == .measurements }
}
