import W8Reports

/// An option of the command line, as help shows it and the parser reads it.
package struct Option: Sendable {
  /// The long name with its dashes.
  let name: String
  /// The short name with its dash.
  var short: String?
  /// What follows it.
  var value: ValueShape = .none
  /// Whether several values mean something together.
  var isRepeatable = false
  /// What it does, as a phrase.
  let summary: String
  /// What holds when it is not given, as help says it; nil where there is nothing to say.
  var initial: String?

  /// What an option is followed by.
  enum ValueShape: Sendable {
    /// Nothing: it is a switch.
    case none
    /// One of some words.
    case choice([String])
    /// A date of the form `2026-01-31`.
    case date
    /// A date, or a day as seen from today, such as `yesterday`, `-30d` or `mon`.
    case day
    /// A period such as `2026-Q1` or `last-week`.
    case period
    /// Days of the week such as `mon,wed`.
    case weekdays
    /// A number of days from 1 to 999.
    case span
    /// A whole number from 0.
    case count
    /// How far clocks are ahead of UTC.
    case zone
    /// Any text, which help calls by a name in capitals.
    case text(String)

    /// What help shows in the place of the value.
    var placeholder: String {
      switch self {
      case .none: ""
      case .choice(let words): words.joined(separator: "|")
      case .date: "DATE"
      case .day: "DAY"
      case .period: "PERIOD"
      case .weekdays: "DAYS"
      case .span: "N"
      case .count: "N"
      case .zone: "ZONE"
      case .text(let name): name
      }
    }

    /// What a message says that a value should be.
    var expectation: String {
      switch self {
      case .none: "nothing"
      case .choice(let words): words.count > 1 ? words.listed(with: "or") : words.joined()
      case .date: "a date that exists, such as 2026-01-31"
      case .day: "a day such as 2026-01-31, today, yesterday, -30d, -4w or mon"
      case .period:
        "a period such as 2026, 2026-Q1, 2026-01, 2026-W05, 2026-01-31, this-month or last-week"
      case .weekdays: "days of the week between commas, such as mon,wed"
      case .span: "a number of days from 1 to 999"
      case .count: "a whole number, such as 20"
      case .zone:
        "UTC, a place such as Europe/Berlin, or how far clocks are ahead of UTC, such as -03:30"
      case .text(let name): name
      }
    }
  }
}

extension Option {
  /// An option with one of the words that `Choice` has.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, short: String? = nil, _ type: Choice.Type, _ summary: String,
    initial: Choice? = nil
  ) -> Option where Choice.RawValue == String {
    Option(
      name: name, short: short, value: .choice(type.allCases.map(\.rawValue)), summary: summary,
      initial: initial?.rawValue)
  }
}

extension Option {
  /// The options that every command takes, before or after its name.
  static let global: [Option] = [.today, .color, .quiet, .help, .version]

  static let today = Option(
    name: "--today", value: .date, summary: "the date that counts as today",
    initial: "the clock's")
  static let color = Option.choice(
    "--color", ColorChoice.self, "when to use colours; NO_COLOR is honoured", initial: .auto)
  static let quiet = Option(
    name: "--quiet", short: "-q", summary: "only results and errors, no summary")
  static let help = Option(name: "--help", short: "-h", summary: "show this page")
  static let version = Option(name: "--version", summary: "show the version")

  /// Names a log for commands that read one.
  static let file = Option(
    name: "--file", short: "-f", value: .text("FILE"), isRepeatable: true,
    summary: "a log to read; may be given several times")
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
