import Primitives
import W8Reports
import W8Text

enum ArgumentError: Error, Hashable {
  case missingCommand
  /// A word that is no command, the calls that answer it, and the command with a similar name.
  case unknownCommand(String, answers: [String], nearest: String?)
  /// A word for which help finds nothing.
  case noAnswer(String)
  case unknownOption(String, command: String?, nearest: String?)
  case missingValue(option: String, expected: String)
  case unexpectedValue(option: String, value: String)
  /// An option that has one value, with two that differ.
  case repeatedOption(String, String, String)
  case badValue(option: String, value: String, expected: String)
  case unexpectedOperand(String, command: String)
  case missingOperand(command: String, expected: String)
  case badOperand(String, expected: String)
  case unknownRule(String, nearest: String?)
  case unknownPage(String, nearest: String?)
  case misplacedCommand(String)
  case conflictingOptions(String, String)
  case emptySpan(since: String, until: String)
  case severalLogs(option: String)
  case tooManyPeriods(most: Int)
  case unfollowableInput(option: String)
  /// A name of something that is in no log, what comes near, and what to do where nothing does.
  case unknownName(String, String, log: String, nearest: [String], remedy: String)
  /// The beginning of several names.
  case ambiguousName(String, String, log: String, [String])

  /// One sentence for people: what is wrong, and what would be right.
  var message: String {
    switch self {
    case .missingCommand:
      "no command given; use one of the commands above"
    case .unknownCommand(let name, let answers, let nearest):
      "unknown command \(inQuotes(name)); "
        + (answers.isEmpty
          ? hint(nearest) ?? "`w8log help` lists all commands"
          : "try \(answers.map { "`w8log \($0)`" }.listed(with: "or"))")
    case .noAnswer(let word):
      "no command or option matches \(inQuotes(word)); `w8log help` lists all commands"
    case .unknownOption(let name, let command, let nearest):
      "unknown option \(inQuotes(name))\(context(command)); \(hint(nearest) ?? "see `\(helpCall(command))`")"
    case .missingValue(let option, let expected):
      "\(option) needs a value: \(expected)"
    case .unexpectedValue(let option, let value):
      "\(option) has no value; remove \(inQuotes("=" + value))"
    case .repeatedOption(let option, let one, let other):
      "\(option) has two values, \(inQuotes(one)) and \(inQuotes(other)); remove one"
    case .badValue(let option, let value, let expected):
      "\(option) cannot be \(inQuotes(value)); it must be \(expected)"
    case .unexpectedOperand(let operand, let command):
      "unexpected argument \(inQuotes(operand)) of `\(command)`; see `\(helpCall(command))`"
    case .missingOperand(let command, let expected):
      "`\(command)` needs \(expected)"
    case .badOperand(let operand, let expected):
      "invalid argument \(inQuotes(operand)); expected \(expected)"
    case .unknownRule(let name, let nearest):
      "unknown rule \(inQuotes(name)); \(hint(nearest) ?? "`w8log explain` lists all rules")"
    case .unknownPage(let name, let nearest):
      "unknown page \(inQuotes(name)); \(hint(nearest) ?? "`w8log spec --list` lists all pages")"
    case .misplacedCommand(let name):
      "`\(name)` must be the first argument: w8log \(name) [OPTION…]"
    case .emptySpan(let since, let until):
      "--since \(since) is after --until \(until); swap or correct them"
    case .severalLogs(let option):
      "\(option) works with one log at a time; name only one"
    case .tooManyPeriods(let most):
      "--fill would show more than \(most) periods; limit them with --since and --until, "
        + "or use a longer --by"
    case .conflictingOptions(let one, let other):
      "\(one) and \(other) cannot be combined; remove one"
    case .unfollowableInput(let option):
      "\(option) does not work with standard input; name a file"
    case .unknownName(let kind, let name, let log, let nearest, let remedy):
      "no \(kind) \(inQuotes(name)) in \(inQuotes(log)); "
        + (nearest.isEmpty ? remedy : "did you mean \(alternatives(nearest))?")
    case .ambiguousName(let kind, let name, let log, let names):
      "\(inQuotes(name)) matches more than one \(kind) in \(inQuotes(log)); "
        + "write more letters of \(alternatives(names))"
    }
  }

  private func alternatives(_ names: [String]) -> String {
    let most = 4
    let shown = names.prefix(most).map { inQuotes($0) }
    let others = names.count > most ? [counted(names.count - most, "other")] : []
    return (shown + others).listed(with: "or")
  }

  private func hint(_ nearest: String?) -> String? {
    nearest.map { "did you mean \"\($0)\"?" }
  }

  private func context(_ command: String?) -> String {
    command.map { " of `\($0)`" } ?? " before a command"
  }

  private func helpCall(_ command: String?) -> String {
    command.map { "w8log \($0) --help" } ?? "w8log --help"
  }
}
