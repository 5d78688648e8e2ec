/// The page that `w8log --help` shows.
func overviewPage() -> String {
  let names = Command.all.map { ([$0.name] + $0.aliases).joined(separator: ", ") }
  return """
    w8log: a logbook of body weight and training in plain text

    Usage: w8log [OPTION…] COMMAND [OPTION…] [FILE…]

    Commands:
    \(table(zip(names, Command.all.map(\.summary))))

    Options of every command:
    \(table(Option.global.map { ($0.usage, $0.description) }))

    A log comes from the files named, else from -f FILE, else from standard input if it is a pipe,
    else from the file that W8LOG_FILE names, else from the only *.w8log file in the folder.

    An option that has one value is given once. Of several --gym, --tag, --exercise or --weekday an
    entry needs one; filters of different kinds must all hold. On a terminal no line is wider than
    its window, from 60 columns on: texts go on on the next line, and a column of a table without
    room is named below it.

    `w8log COMMAND --help` explains a command, `w8log explain` every rule of `check`.

    """
}

/// The page that `--help` shows for a command.
func helpPage(_ command: Command) -> String {
  let usage = ["w8log", command.name] + (command.options.isEmpty ? [] : ["[OPTION…]"])
  let operands = command.operands.isEmpty ? [] : [command.operands]
  var parts = [
    "w8log \(command.name): \(command.summary)",
    "Usage: " + (usage + operands).joined(separator: " "),
  ]
  if !command.aliases.isEmpty {
    parts.append("Also called: " + command.aliases.joined(separator: ", "))
  }
  parts.append(command.detail)
  if !command.options.isEmpty {
    parts.append("Options:\n" + table(command.options.map { ($0.usage, $0.description) }))
  }
  parts += [
    "Options of every command:\n" + table(Option.global.map { ($0.usage, $0.description) }),
    "Exit codes:\n" + table(exitCodes(of: command)),
    "Examples:\n" + command.examples.map { "  \($0)" }.joined(separator: "\n"),
  ]
  return parts.joined(separator: "\n\n") + "\n"
}

/// How many columns a page of help has.
private let pageWidth = 100

private func exitCodes(of command: Command) -> [(String, String)] {
  let common: [(code: ExitCode, meaning: String)] = [
    (.usage, "the command line is wrong"),
    (.internalError, "a fault of w8log itself; please report it"),
  ]
  let all =
    command.exitCodes
    + common.filter { code in
      !command.exitCodes.contains { $0.code == code.code }
    }
  return all.sorted { $0.code.rawValue < $1.code.rawValue }
    .map { (String($0.code.rawValue), $0.meaning) }
}

/// Two columns, the first as wide as its widest cell, the second on several lines where it must.
private func table(_ rows: some Sequence<(String, String)>) -> String {
  let rows = Array(rows)
  let width = rows.map { displayWidth($0.0) }.max() ?? 0
  let margin = "\n" + String(repeating: " ", count: width + 4)
  return rows.map { name, words in
    let lines = wrap(words, width: max(pageWidth - width - 4, 30))
    return "  \(name.paddedRight(to: width))  \(lines.joined(separator: margin))"
  }.joined(separator: "\n")
}

extension Option {
  fileprivate var usage: String {
    let names = [short, name].compactMap(\.self).joined(separator: ", ")
    if case .none = value { return names }
    return "\(names) \(value.placeholder)"
  }

  fileprivate var description: String {
    initial.map { "\(summary) (default: \($0))" } ?? summary
  }
}
