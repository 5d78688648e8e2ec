import Primitives

/// A command line as far as it is typed: the command and its arguments.
///
/// `--name=value` and `--name value` are the same, `--` ends the options, `-` is an operand.
struct UnfinishedLine {
  /// The command; nil when none is named yet.
  private(set) var command: Command?
  private(set) var arguments = ParsedArguments()
  /// The option whose value the next word is.
  private(set) var openOption: Option?
  /// Whether the next word is an operand, whatever it begins with.
  private(set) var areOptionsOver = false

  /// The options that the next word may be.
  var options: [Option] {
    (command?.allOptions ?? Option.global).filter { $0.isRepeatable || !arguments.has($0) }
  }

  /// The option with `name`, long or short.
  func option(named name: String) -> Option? {
    known.first { $0.name == name || $0.short == name }
  }

  private var known: [Option] { Option.global + (command?.options ?? []) }

  /// Reads the next word; notes what it says even where it throws because that is wrong.
  mutating func take(_ word: String) throws(ArgumentError) {
    if let option = openOption {
      openOption = nil
      try give(option, word)
    } else if areOptionsOver || !word.hasPrefix("-") || word == "-" || isNegative(word) {
      try takeOperand(word)
    } else if word == "--" {
      areOptionsOver = true
    } else {
      try takeOption(word)
    }
  }

  private func isNegative(_ word: String) -> Bool {
    guard command?.hasNegativeOperands == true, let digit = word.utf8.dropFirst().first else {
      return false
    }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit
  }

  private mutating func takeOperand(_ word: String) throws(ArgumentError) {
    if command == nil, arguments.operands.isEmpty, let named = Command.named(word) {
      command = named
      arguments.command = named.name
      arguments.mayHavePeriod = named.options.contains { $0.name == Option.period.name }
      return
    }
    arguments.operands.append(word)
    guard command == nil else { return }
    throw .unknownCommand(word)
  }

  private mutating func takeOption(_ word: String) throws(ArgumentError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let attached = parts.count > 1 ? parts[1] : nil
    guard let option = option(named: parts[0]) else {
      throw .unknownOption(
        parts[0], command: command?.name,
        nearest: nearest(to: parts[0], among: known.map { $0.name })
          ?? CommandAnswer.option(for: parts[0], among: known)?.name)
    }
    if option.value == nil {
      arguments.add(option, "")
      if let attached { throw .unexpectedValue(option: option.name, value: attached) }
    } else if let attached {
      try give(option, attached)
    } else {
      openOption = option
    }
  }

  private mutating func give(_ option: Option, _ value: String) throws(ArgumentError) {
    let other = arguments.value(of: option)
    arguments.add(option, value)
    if let shape = option.value, !shape.accepts(value) {
      throw .badValue(option: option.name, value: value, expected: shape.expectation)
    }
    if !option.isRepeatable, let other, other != value {
      throw .repeatedOption(option.name, other, value)
    }
  }
}

/// Reads a command line: the command, nil when none is named, and its arguments.
func parseArguments(
  _ words: [String]
) throws(ArgumentError) -> (command: Command?, arguments: ParsedArguments) {
  var line = UnfinishedLine()
  for word in words { try line.take(word) }
  if let option = line.openOption {
    throw .missingValue(option: option.name, expected: option.value?.expectation ?? "")
  }
  return (line.command, line.arguments)
}

extension ParsedArguments {
  /// The same with the format that the name of the file for the result ends with, unless one was given or `command` has
  /// none such.
  func withFormatOfName(for command: Command?) -> ParsedArguments {
    guard let path = value(of: .outputFile), let dot = path.lastIndex(of: "."),
      let format = command?.options.first(where: { $0.name == Option.reportFormat.name }),
      !has(format), !has(.chart), case let ending = path[path.index(after: dot)...].lowercased(),
      format.value?.accepts(ending) == true
    else { return self }
    var same = self
    same.add(format, ending)
    return same
  }
}
