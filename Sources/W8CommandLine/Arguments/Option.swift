import W8Engine

/// An option of the command line, as help shows it and the parser reads it.
package struct Option: Sendable {
  /// The long name with its dashes.
  let name: String
  /// The short name with its dash.
  var short: String?
  /// What follows it; nil for a switch.
  var value: OptionValue?
  /// Whether several values mean something together.
  var isRepeatable = false
  /// Its effect, as a phrase.
  let summary: String
  /// What holds when it is not given, as help says it; nil where there is nothing to say.
  var initial: String?
}

extension Option {
  /// An option with one of the words that `Choice` has.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, short: String? = nil, _ type: Choice.Type, _ summary: String,
    initial: Choice? = nil
  ) -> Option where Choice.RawValue == String {
    Option(
      name: name, short: short, value: .choice(type.allCases.map { $0.rawValue }), summary: summary,
      initial: initial?.rawValue)
  }
}

extension Option {
  /// An option that chooses one of the values that words stand for.
  static func choice<Value>(
    _ name: String, _ words: KeyValuePairs<String, Value>, _ summary: String,
    initial: String? = nil
  ) -> Option {
    Option(name: name, value: .choice(words.map { $0.key }), summary: summary, initial: initial)
  }
}

let massUnits: KeyValuePairs<String, MassUnit> = ["kg": .kilogram, "lb": .pound, "st": .stone]

extension Option {
  /// The options that every command takes, before or after its name.
  static let global: [Option] = [.today, .color, .quiet, .help, .version]

  static let today = Option(
    name: "--today", value: .date, summary: "run as if DATE were today",
    initial: "the current date")
  static let color = Option.choice(
    "--color", ColorChoice.self, "when to use colors (NO_COLOR turns them off)", initial: .auto)
  static let quiet = Option(
    name: "--quiet", short: "-q", summary: "print results and errors, but no summary")
  static let help = Option(name: "--help", short: "-h", summary: "show this help")
  static let version = Option(name: "--version", summary: "show the version")

  /// Names a log for commands that read one.
  static let file = Option(
    name: "--file", short: "-f", value: .text("FILE"), isRepeatable: true,
    summary: "another way to name a FILE; repeatable")
}

enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
