import Primitives

extension Command {
  static let help = Command(
    name: "help",
    summary: "show how w8log or one of its commands is used",
    operands: "[COMMAND]",
    operandLimit: 1,
    detail: """
      Without a command it lists them all. --man prints the manual page of all commands in mdoc, as `man`
      and mandoc show it; its date is today, so that --today gives the same page on every day.
      """,
    options: [.manual],
    exitCodes: [(.success, "the page was shown"), (.usage, "there is no such command")],
    examples: ["w8log help check", "w8log help --man > w8log.1"],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.manual) {
        try invocation.output.write(manualPage(date: try invocation.today))
        return .success
      }
      guard let name = invocation.arguments.operands.first else {
        try invocation.output.write(overviewPage(invocation.page))
        return .success
      }
      guard let command = Command.named(name) else {
        let names = Command.names
        throw .usage(.unknownCommand(name, nearest: nearest(to: name, among: names)))
      }
      try invocation.output.write(helpPage(command, invocation.page))
      return .success
    })
}

extension Option {
  static let manual = Option(name: "--man", summary: "print the manual page")
}
