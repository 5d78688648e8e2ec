import Primitives
import W8Engine
import W8Reports

/// The page that `w8log --help` shows.
func overviewPage(_ page: Page) -> String {
  let width = Command.all.map { displayWidth($0.listedName) }.max() ?? 0
  let groups = Command.headings.map { heading in
    let group = Command.all.drop { $0.name != heading.first }
    let others = Command.headings.map { $0.first }.filter { $0 != heading.first }
    let rows = group.prefix { !others.contains($0.name) }.filter { !$0.isHidden }
      .map { ($0.listedName.paddedRight(to: width), $0.summary) }
    return "\(heading.title):\n\(table(rows, page))"
  }
  return """
    w8log: \(productSummary)

    Usage: w8log [OPTION…] COMMAND [OPTION…] [FILE…]

    \(groups.joined(separator: "\n\n"))

    Options of every command:
    \(table(Option.global.map { ($0.usage, $0.description) }, page))

    \(prose(overviewProse, page))

    """
}

/// What w8log is, as a phrase.
let productSummary = "log body weight and workouts in plain text"

/// What holds for every command.
let overviewProse = """
  w8log reads the files you name, directly or with -f. If you name none, it reads standard input if
  that is a pipe, else the log in the variable W8LOG_FILE, else the only *.w8log file in the folder.

  With two --tag options, an entry needs only one of the tags. The same goes for --gym, --exercise and
  --weekday. Filters of different kinds must all match.

  Run `w8log COMMAND --help` for a command, `w8log help WORD` to find one by a word such as chart or
  undo, and `w8log explain RULE` for a rule of `check`.
  """

/// The page that `--help` shows for a command.
func helpPage(_ command: Command, _ page: Page) -> String {
  var parts = [
    "w8log \(command.name): \(command.summary)",
    usageLines(of: command),
  ].map { broken($0, .words, width: page.width).joined(separator: "\n") }
  if let aliases = aliasLine(of: command) { parts.append(aliases) }
  parts.append(prose(command.detail, page))
  if !command.options.isEmpty {
    parts.append("Options:\n" + table(command.options.map { ($0.usage, $0.description) }, page))
  }
  parts += [
    "Options of every command:\n"
      + table(command.globalOptions.map { ($0.usage, $0.description) }, page),
    "Exit codes:\n" + table(exitCodes(of: command), page),
    "Examples:\n"
      + command.examples.map { example in
        let lines = broken(example, .words, width: page.width.map { $0 - 6 })
        return "  " + lines.joined(separator: "\n      ")
      }.joined(separator: "\n"),
  ]
  return parts.joined(separator: "\n\n") + "\n"
}

/// The page that lists the `answers` to `word`.
func answerPage(_ word: String, _ answers: [CommandAnswer], _ page: Page) -> String {
  let calls = answers.map { "w8log \($0.call)" }
  return """
    \(word): \(calls.joined(separator: ", "))

    \(table(zip(calls, answers.map { $0.summary }), page))
    \(CommandAnswer.settingHint(for: word).map { "\n\(prose($0, page))\n" } ?? "")
    """
}

/// A line with the first of `answers` for a page of help; empty without any.
func seeAlso(_ answers: [CommandAnswer], _ page: Page) -> String {
  if answers.isEmpty { return "" }
  let calls = answers.prefix(3).map { "w8log \($0.call)" }
  return "\n" + prose("See also: \(calls.joined(separator: ", "))", page) + "\n"
}

/// The forms of the call, a line each; ` | ` parts them in the operands of `command`.
func usageLines(of command: Command) -> String {
  let call = "w8log \(command.name)" + (command.options.isEmpty ? "" : " [OPTION…]")
  let forms = command.operands.split(separator: " | ", omittingEmptySubsequences: false)
  return "Usage: "
    + forms.map { $0.isEmpty ? call : "\(call) \($0)" }.joined(separator: "\n       ")
}

extension Command {
  /// Its name and its aliases, as the overview lists them.
  fileprivate var listedName: String { ([name] + aliases).joined(separator: ", ") }
}

/// The other names of a command; nil where it has none.
func aliasLine(of command: Command) -> String? {
  command.aliases.isEmpty ? nil : "Also called: " + command.aliases.joined(separator: ", ")
}

/// The number of columns that a page of help has at most.
private let pageWidth = 100

/// Paragraphs of whole lines, broken anew for a narrower page; lines that are indented stay as they are.
private func prose(_ text: String, _ page: Page) -> String {
  guard let width = page.width, width < pageWidth else { return text }
  return text.pieces(between: "\n\n").map { paragraph in
    paragraph.hasPrefix(" ")
      ? String(paragraph) : wrap(String(paragraph), width: width).joined(separator: "\n")
  }.joined(separator: "\n\n")
}

/// The exit codes of a command with what each says, in their order.
func exitCodes(of command: Command) -> [(String, String)] {
  let common: [(code: ExitCode, meaning: String)] = [
    (.usage, "the command line is wrong"),
    (.internalError, "a bug in w8log; please report it"),
  ]
  let all =
    command.exitCodes
    + common.filter { code in
      !command.exitCodes.contains { $0.code == code.code }
    }
  return all.sorted { $0.code.rawValue < $1.code.rawValue }
    .map { (String($0.code.rawValue), $0.meaning) }
}

/// Two columns, the first as wide as its widest cell, the second on several lines where it must; where it
/// has no room beside the first, it stands below it.
private func table(_ rows: some Sequence<(String, String)>, _ page: Page) -> String {
  let rows = Array(rows)
  let columns = min(page.width ?? pageWidth, pageWidth)
  let width = rows.map { displayWidth($0.0) }.max() ?? 0
  let isBeside = columns - width - 4 >= 30
  let margin = "\n" + String(repeating: " ", count: isBeside ? width + 4 : 6)
  return rows.map { name, words in
    guard isBeside else {
      return (["  \(name)"] + wrap(words, width: columns - 6)).joined(separator: margin)
    }
    let lines = wrap(words, width: columns - width - 4)
    return "  \(name.paddedRight(to: width))  \(lines.joined(separator: margin))"
  }.joined(separator: "\n")
}

extension Option {
  fileprivate var usage: String {
    let names = [short, name].compactMap { $0 }.joined(separator: ", ")
    return value.map { "\(names) \($0.placeholder)" } ?? names
  }

  /// Its effect, and what holds without it.
  var description: String {
    initial.map { "\(summary) (default: \($0))" } ?? summary
  }
}
