import Primitives
import W8Engine

/// Reads the arguments of a command line: the command, nil when none is named, and what it is told.
///
/// `--name=value` and `--name value` are the same, `--` ends the options, `-` is an operand.
func parseArguments(
  _ arguments: [String]
) throws(ArgumentError) -> (command: Command?, arguments: ParsedArguments) {
  var parser = ArgumentParser(rest: arguments[...])
  try parser.parseAll()
  return (parser.command, parser.parsed)
}

private struct ArgumentParser {
  var rest: ArraySlice<String>
  var command: Command?
  var parsed = ParsedArguments()

  mutating func parseAll() throws(ArgumentError) {
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      if areOptionsOver || !argument.hasPrefix("-") || argument == "-" || isNegative(argument) {
        try takeOperand(argument)
      } else if argument == "--" {
        areOptionsOver = true
      } else {
        try takeOption(argument)
      }
    }
  }

  private func isNegative(_ argument: String) -> Bool {
    guard command?.hasNegativeOperands == true, let digit = argument.utf8.dropFirst().first else {
      return false
    }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit
  }

  private mutating func takeOperand(_ argument: String) throws(ArgumentError) {
    if command != nil {
      parsed.operands.append(argument)
    } else if let named = Command.named(argument) {
      command = named
    } else {
      let names = Command.names
      throw .unknownCommand(argument, nearest: nearest(to: argument, among: names))
    }
  }

  private mutating func takeOption(_ argument: String) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let known = Option.global + (command?.options ?? [])
    guard let option = known.first(where: { $0.name == name || $0.short == name }) else {
      throw .unknownOption(
        name, command: command?.name, nearest: nearest(to: name, among: known.map(\.name)))
    }
    let value = try value(of: option, attached: attached)
    if !option.isRepeatable, let other = parsed.value(of: option), other != value {
      throw .repeatedOption(option.name, other, value)
    }
    parsed.add(option, value)
  }

  private mutating func value(
    of option: Option, attached: String?
  ) throws(ArgumentError) -> String {
    if case .none = option.value {
      if let attached { throw .unexpectedValue(option: option.name, value: attached) }
      return ""
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(option: option.name, expected: option.value.expectation)
    }
    let isRight: Bool
    switch option.value {
    case .none, .text: isRight = true
    case .choice(let words): isRight = words.contains(value)
    case .date: isRight = parseDate(value) != nil
    case .day: isRight = DayChoice(value) != nil
    case .period: isRight = PeriodChoice(value) != nil
    case .weekdays: isRight = parseWeekdays(value) != nil
    case .span: isRight = parseSpan(value) != nil
    case .count: isRight = parseCount(value) != nil
    case .zone: isRight = ClockZone(value) != nil || namesZone(value)
    }
    guard isRight else {
      throw .badValue(option: option.name, value: value, expected: option.value.expectation)
    }
    return value
  }
}

/// What a command was told: the values of its options, and its operands.
struct ParsedArguments {
  /// What is no option, in order.
  var operands: [String] = []
  private var given: [GivenOption] = []

  /// An option as it was given.
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

  /// The same with the format that the name of the file for the result ends with, unless one was given or `command` has
  /// none such.
  func withFormatOfName(for command: Command?) -> ParsedArguments {
    guard let path = value(of: .outputFile), let dot = path.lastIndex(of: "."),
      let format = command?.options.first(where: { $0.name == Option.reportFormat.name }),
      case .choice(let formats) = format.value, !has(format), !has(.chart),
      case let ending = path[path.index(after: dot)...].lowercased(), formats.contains(ending)
    else { return self }
    var same = self
    same.add(format, ending)
    return same
  }

  /// Whether the option was given.
  func has(_ option: Option) -> Bool {
    given.contains { $0.name == option.name }
  }

  /// The value of the option, the last of several; nil when it was not given.
  func value(of option: Option) -> String? {
    given.last { $0.name == option.name }?.value
  }

  /// All values of the option in order.
  func values(of option: Option) -> [String] {
    given(among: [option]).map(\.value)
  }

  /// Every time that one of `options` was given, in order.
  func given(among options: [Option]) -> [GivenOption] {
    given.filter { given in options.contains { $0.name == given.name } }
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

  /// The last value of an option with a number; nil when it was not given.
  func count(of option: Option) -> Int? {
    value(of: option).flatMap(parseCount)
  }
}

/// The number written with digits only; nil for any other text and for numbers too large to count with.
func parseCount(_ text: String) -> Int? {
  let isDigits = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  return isDigits ? Int(text) : nil
}

/// The number of days from 1 to 999 that `text` says in digits; nil for any other text.
func parseSpan(_ text: String) -> Int? {
  guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
    let span = Int(text), 1...999 ~= span
  else { return nil }
  return span
}
