import W8Engine

/// The arguments of a command: the values of its options, and its operands.
struct ParsedArguments {
  /// What is no option, in order.
  var operands: [String] = []
  /// The name of the command; empty where none is named.
  var command = ""
  /// Whether it can be asked for a period.
  var mayHavePeriod = false
  private var given: [GivenOption] = []

  struct GivenOption: Hashable {
    /// The long name with its dashes.
    let name: String
    /// Empty for a switch.
    let value: String
  }

  /// Notes that `option` was given with `value`, empty for a switch.
  mutating func add(_ option: Option, _ value: String) {
    given.append(GivenOption(name: option.name, value: value))
  }

  func has(_ option: Option) -> Bool {
    given.contains { $0.name == option.name }
  }

  /// The value of the option, the last of several; nil when it was not given.
  func value(of option: Option) -> String? {
    given.last { $0.name == option.name }?.value
  }

  /// All values of the option in order.
  func values(of option: Option) -> [String] {
    given(among: [option]).map { $0.value }
  }

  /// Every time that one of `options` was given, in order.
  func given(among options: [Option]) -> [GivenOption] {
    given.filter { given in options.contains { $0.name == given.name } }
  }

  /// Throws where `one` is given beside one of `others`, with which it does not go together.
  func refuse(_ one: Option, beside others: Option...) throws(Failure) {
    for other in others where has(one) && has(other) {
      throw .usage(.conflictingOptions(one.name, other.name))
    }
  }

  /// The last value of an option with words to choose from; nil when it was not given.
  func choice<Choice: RawRepresentable>(
    of option: Option, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    value(of: option).flatMap { Choice(rawValue: $0) }
  }

  /// What the last value of an option stands for among `words`; nil when it was not given.
  func choice<Value>(of option: Option, _ words: KeyValuePairs<String, Value>) -> Value? {
    value(of: option).flatMap { words.value(of: $0) }
  }

  /// The last value of an option with a date; nil when it was not given.
  func date(of option: Option) -> CivilDate? {
    value(of: option).flatMap(parseDate)
  }

  /// The last value of an option with a number; nil when it was not given.
  func count(of option: Option) -> Int? {
    value(of: option).flatMap(parseCount)
  }
}

extension KeyValuePairs where Key == String {
  /// What `word` stands for; nil where it is none of the words.
  func value(of word: String) -> Value? { first { $0.key == word }?.value }
}

/// The number written with digits only; nil for any other text and for numbers too large to count with.
func parseCount(_ text: String) -> Int? {
  let isDigits = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  return isDigits ? Int(text) : nil
}

/// The number of days from 1 to 999 that `text` says in digits; nil for any other text.
func parseSpan(_ text: String) -> Int? {
  parseCount(text).flatMap { 1...999 ~= $0 ? $0 : nil }
}
