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

extension ParsedArguments {
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
}
