import Primitives

extension Command {
  static let help = Command(
    name: "help",
    summary: "show how w8log or one of its commands is used",
    operands: "[COMMAND]",
    operandLimit: 1,
    detail: "Without a command it lists them all.",
    exitCodes: [(.success, "the page was shown"), (.usage, "there is no such command")],
    examples: ["w8log help check"],
    run: { invocation throws(Failure) in
      guard let name = invocation.arguments.operands.first else {
        try invocation.output.write(overviewPage(invocation.page))
        return .success
      }
      guard let command = Command.named(name) else {
        let names = Command.all.flatMap { [$0.name] + $0.aliases }
        throw .usage(.unknownCommand(name, nearest: nearest(to: name, among: names)))
      }
      try invocation.output.write(helpPage(command, invocation.page))
      return .success
    })
}
