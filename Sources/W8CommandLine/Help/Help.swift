import Primitives

extension Command {
  static let help = Command(
    name: "help",
    summary: "show help for a command, or find one by a word",
    operands: "[COMMAND|WORD…]",
    detail: """
      Without an argument, help lists all commands. WORD is anything you look for, such as chart, undo or
      records: help lists the commands and options that match it.

      --man prints a manual page with all commands, for `man`.
      """,
    options: [.manual],
    exitCodes: [(.success, "help was shown"), (.usage, "nothing matches the word")],
    examples: ["w8log help check", "w8log help chart", "w8log help --man > w8log.1"],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.manual) {
        try invocation.output.write(manualPage(date: try invocation.today))
        return .success
      }
      let words = invocation.arguments.operands
      guard let first = words.first else {
        try invocation.output.write(overviewPage(invocation.page))
        return .success
      }
      if words.count == 1, let command = Command.named(first) {
        let others = CommandAnswer.everydayAnswers(to: first).filter { !$0.isPart(of: command) }
        try invocation.output.write(
          helpPage(command, invocation.page) + seeAlso(others, invocation.page))
        return .success
      }
      let word = words.joined(separator: " ")
      let answers = CommandAnswer.answers(to: words)
      guard !answers.isEmpty else {
        throw .usage(
          nearest(to: word, among: Command.names) == nil ? .noAnswer(word) : .unknownCommand(word))
      }
      try invocation.output.write(answerPage(word, answers, invocation.page))
      return .success
    })
}

extension Option {
  static let manual = Option(name: "--man", summary: "print the manual page")
}
