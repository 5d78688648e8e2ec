import Primitives
import W8Reports

extension Command {
  /// What the scripts of `completion` ask at each Tab.
  static let complete = Command(
    name: "complete",
    summary: "list completions for a shell",
    operands: "bash|zsh|fish WORD…",
    detail: """
      The scripts of `w8log completion` run this command. zsh and fish pass the words after the name of
      the program, the last one being the word at the cursor; bash passes the line up to the cursor and
      the part to replace. The first line of the answer is `files` if the shell should offer files, else
      `words`, with one word on each line below; for zsh and fish, a tab and a description follow it. The
      command reads the logs that the line names, writes nothing and reports no errors.
      """,
    isHidden: true,
    exitCodes: [(.success, "the answer was given"), (.usage, "the command line is wrong")],
    examples: ["w8log complete zsh -- log --gym @"],
    run: { invocation throws(Failure) in
      let operands = invocation.arguments.operands
      guard let name = operands.first else {
        throw .usage(.missingOperand(command: "complete", expected: "the name of a shell"))
      }
      try invocation.output.write(
        try knownShell(name).answer(to: Array(operands.dropFirst()), invocation))
      return .success
    })
}

extension Shell {
  /// What `complete` writes for what this shell gave.
  fileprivate func answer(
    to given: [String], _ invocation: Invocation
  ) throws(Failure) -> String {
    guard let last = given.last else { return "words\n" }
    let completion: Completion
    switch self {
    case .bash:
      let line = ShellLine(given[0])
      completion = try Completer(after: line.wordsOfProgram, invocation)
        .completion(of: line.current)
    case .fish:
      completion = try Completer(after: given.dropLast(), invocation)
        .completion(of: ShellLine(last).current)
    case .zsh:
      completion = try Completer(after: given.dropLast(), invocation).completion(of: last)
    }
    guard case .words(let found) = completion else { return "files\n" }
    let lines =
      self == .bash
      ? bashReplies(found.map { $0.value }, line: given[0], word: given.count > 1 ? last : "")
      : found.map { $0.detail.isEmpty ? $0.value : "\($0.value)\t\($0.detail)" }
    return "words\n" + lines.map { $0 + "\n" }.joined()
  }
}

/// The shell with the name that a user gave.
func knownShell(_ name: String) throws(Failure) -> Shell {
  if let shell = Shell(rawValue: name) { return shell }
  throw .usage(.badOperand(name, expected: Shell.allCases.map { $0.rawValue }.listed(with: "or")))
}
