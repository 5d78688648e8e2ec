import W8Engine

/// What a command was told: the values of its options, and its operands.
struct ParsedArguments {
  /// What is no option, in order.
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Notes that `option` was given with `value`, empty for a switch.
  mutating func add(_ option: Option, _ value: String) {
    values[option.name, default: []].append(value)
  }

  /// Whether the option was given.
  func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The last value of the option; nil when it was not given.
  func value(of option: Option) -> String? {
    values[option.name]?.last
  }

  /// All values of the option in order.
  func values(of option: Option) -> [String] {
    values[option.name] ?? []
  }

  /// The last value of an option with words to choose from; nil when it was not given.
  func choice<Choice: RawRepresentable>(
    of option: Option, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    value(of: option).flatMap { Choice(rawValue: $0) }
  }

  /// The last value of an option with a date; nil when it was not given.
  func date(of option: Option) -> CivilDate? {
    value(of: option).flatMap(parseDate)
  }
}
