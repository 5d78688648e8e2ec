import Primitives

extension ArgumentError {
  /// The error about the word `name`, which is no command.
  static func unknownCommand(_ name: String) -> ArgumentError {
    let answers = CommandAnswer.answers(to: name).prefix(3).map { $0.call }
    return .unknownCommand(
      name, answers: answers, nearest: nearest(to: name, among: Command.names))
  }
}

extension [CommandAnswer] {
  /// The answers, each once, at its first position.
  var distinct: [CommandAnswer] {
    var known: Set<CommandAnswer> = []
    return filter { known.insert($0).inserted }
  }
}

/// A command, perhaps with an option, that answers a word of the user.
struct CommandAnswer: Hashable {
  /// The command and its option as they are typed, without `w8log`.
  let call: String
  /// A phrase that says what it does.
  let summary: String

  /// Whether it is `command`, perhaps with an option.
  func isPart(of command: Command) -> Bool { call.split(separator: " ")[0] == command.name }

  /// Finds the answers to each of `words`, those of the first ones first.
  static func answers(to words: [String]) -> [CommandAnswer] {
    words.flatMap { answers(to: $0) }.distinct
  }

  /// Finds the commands and options for `word` in any case: those of an everyday word, else those with the word in their
  /// names or summaries, else the commands with the word in their options, values or examples.
  static func answers(to word: String) -> [CommandAnswer] {
    let everyday = everydayAnswers(to: word)
    if !everyday.isEmpty { return everyday }
    let word = singular(word.lowercased())
    guard word.count > 1 else { return [] }
    let commands = Command.all.filter { !$0.isHidden }
    let named = commands.filter { command in
      ([command.name] + command.aliases).contains { $0.hasPrefix(word) }
    }
    let summarized = commands.filter { words(of: $0.summary).contains(word) }
    let found = (named + summarized).map { CommandAnswer(call: $0.name, summary: $0.summary) }
    let options = commands.flatMap { command in
      command.options.filter { words(of: $0.name).contains(word) }
        .map { CommandAnswer(call: "\(command.name) \($0.name)", summary: $0.summary) }
    }
    if !found.isEmpty || !options.isEmpty { return (found + options).distinct }
    return commands.filter { command in
      let options = command.options.flatMap { [$0.summary, $0.value?.placeholder ?? ""] }
      let texts = options + command.examples
      return texts.contains { words(of: $0).contains(word) }
    }.map { CommandAnswer(call: $0.name, summary: $0.summary) }
  }

  /// Finds the answers to an everyday word in any case.
  static func everydayAnswers(to word: String) -> [CommandAnswer] {
    (everydayCalls[singular(word.lowercased())] ?? []).compactMap(answer)
  }

  private static func answer(_ call: String) -> CommandAnswer? {
    let parts = call.split(separator: " ", maxSplits: 1).map(String.init)
    guard let command = Command.named(parts[0]) else { return nil }
    let option = command.options.first { parts.count > 1 && $0.name == parts[1] }
    return CommandAnswer(call: call, summary: option?.summary ?? command.summary)
  }

  /// The only option with the name of another, such as `--format`, in its summary; nil if several have it.
  static func option(for name: String, among options: [Option]) -> Option? {
    let words = words(of: name)
    let found = options.filter { !words.isEmpty && words.isSubset(of: self.words(of: $0.summary)) }
    return found.count == 1 ? found[0] : nil
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { singular(String($0)) })
  }

  private static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  /// The line of a log to edit for `word`, if it is about a setting, which no command changes.
  static func settingHint(for word: String) -> String? {
    let word = singular(word.lowercased())
    return settingHints.first { words(of: $0.words).contains(word) }?.hint
  }

  private static let settingHints: [(words: String, hint: String)] = [
    (
      "target deadline",
      "To set or change your goal, edit its line in the log: goal 75 by:2026-06-01"
    ),
    (
      "unit kg lb lbs pound kilogram stone",
      """
      To change the unit of a log, edit its line in the log: unit lb. This converts nothing: weights
      without a unit of their own then count as pounds.
      """
    ),
    (
      "muscle group chest leg back arm",
      "To set muscle groups, edit a line in the log: exercise \"Bench press\" group:chest group:triceps"
    ),
    (
      "average mean span",
      "To average over other days, edit the line in the log: trend span:10"
    ),
    ("milestone", "To add a milestone, add a line to the log: milestone 80"),
  ]

  /// The calls for words that people use and help does not.
  private static let everydayCalls: [String: [String]] = {
    var calls: [String: [String]] = [:]
    for (words, answers) in everydayWords {
      for word in words.split(separator: " ") { calls[singular(String(word))] = answers }
    }
    return calls
  }()

  /// The words, each with the calls that answer it, the best first.
  static let everydayWords: [(words: String, calls: [String])] = [
    ("chart graph plot curve diagram", ["trend --chart", "page", "history --chart"]),
    (
      "forecast predict prediction projection future target deadline",
      ["goal", "trend --chart", "page"]
    ),
    ("undo revert", ["add --undo"]),
    (
      "record pr pb best 1rm e1rm max strength progress going up better",
      ["history", "history --chart", "page"]
    ),
    ("search find grep filter", ["notes", "log --exercise", "log --session", "log --tag"]),
    ("weight weigh scale", ["add", "log", "trend"]),
    ("list ls entry print", ["log"]),
    (
      "backup sync device computer two icloud dropbox syncthing combine join",
      ["merge", "git", "take"]
    ),
    ("phone inbox mobile shortcut", ["take", "merge"]),
    (
      "delete remove correct wrong mistake typo yesterday change",
      ["edit", "add --undo", "add --replace"]
    ),
    (
      "strong hevy fitnotes apple fitbit garmin withings app switch migrate convert copy paste memo",
      ["import", "export"]
    ),
    ("csv excel spreadsheet sheet table data", ["export", "import"]),
    (
      "share send coach trainer doctor private html website browser web",
      ["page --leave-out", "page", "export"]
    ),
    ("vscode vim neovim emacs helix editor", ["lsp", "edit"]),
    ("workout train training lift gymlog weekly", ["next", "log --with-exercises", "history"]),
    ("plan routine program template", ["next"]),
    ("streak now summary", ["today", "stats"]),
    (
      "measure measurement waist fat bodyfat body sleep",
      ["trend --of", "log --columns", "report --of"]
    ),
    ("error problem lint validate ci fault", ["check"]),
    ("format pretty prettier beautify indent", ["fmt"]),
    ("compare", ["diff"]),
    ("conflict", ["merge", "diff"]),
    ("average mean rate pace slope", ["trend", "today", "report"]),
    ("volume muscle group set chest leg back arm", ["report --groups", "history"]),
    ("unit kg lb lbs pound kilogram stone", ["log --unit", "init --unit"]),
    ("year archive split old new start", ["archive", "init", "report --by", "log --period"]),
    ("day week month quarter", ["report --by", "log --period"]),
    ("manual doc documentation", ["spec", "help --man"]),
    ("hide stop close closed left", ["gym", "page --leave-out"]),
    ("run running cardio jog swim bike distance time", ["add", "history", "report --of"]),
    ("ill sick tag", ["log --tag", "tags", "notes"]),
    ("note", ["notes", "add --note", "page --leave-out"]),
    ("install setup configure", ["doctor", "init", "completion"]),
  ]
}
