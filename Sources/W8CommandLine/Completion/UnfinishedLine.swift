/// A command line as far as it is typed: what stands before the word at the cursor.
struct UnfinishedLine {
  /// The command; nil when none is named yet.
  private(set) var command: Command?
  /// The options and operands that are given.
  private(set) var arguments = ParsedArguments()
  /// The option whose value the next word is.
  private(set) var openOption: Option?
  /// Whether the next word is an operand, whatever it begins with.
  private(set) var areOptionsOver = false

  /// Reads the words after the name of the program; what is wrong with them is passed over.
  init(_ words: [String]) {
    for word in words { take(word) }
  }

  /// The options that the next word may be.
  var options: [Option] {
    known.filter { $0.isRepeatable || !arguments.has($0) }
  }

  /// The option with `name`, long or short.
  func option(named name: String) -> Option? {
    known.first { $0.name == name || $0.short == name }
  }

  private var known: [Option] { command?.allOptions ?? Option.global }

  private mutating func take(_ word: String) {
    if let option = openOption {
      arguments.add(option, word)
      openOption = nil
    } else if areOptionsOver || !word.hasPrefix("-") || word == "-" {
      takeOperand(word)
    } else if word == "--" {
      areOptionsOver = true
    } else {
      takeOption(word)
    }
  }

  private mutating func takeOperand(_ word: String) {
    if command == nil, arguments.operands.isEmpty, let named = Command.named(word) {
      command = named
    } else {
      arguments.operands.append(word)
    }
  }

  private mutating func takeOption(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = option(named: String(parts[0])) else { return }
    if parts.count > 1 {
      arguments.add(option, String(parts[1]))
    } else if option.value.completable == nil {
      arguments.add(option, "")
    } else {
      openOption = option
    }
  }
}
