extension Command {
  /// Only the page: the program starts it before any command is read, as it does the server.
  static let replay = Command(
    name: "replay",
    summary: "say a recorded conversation with the language server again",
    operands: "RECORDING",
    operandLimit: 1,
    detail: """
      `w8log lsp --record FILE` writes down what an editor and the server say to each other. replay says
      the editor's part again to a new server, without an editor and without waiting, and prints what
      that says, a message a line. The day is that of the recording; other files are read from the disk.
      The same recording and the same files give the same lines.
      """,
    globalOptions: [.help, .version],
    exitCodes: [
      (.success, "all was said again"),
      (.usage, "the command line is wrong"),
      (.unreadable, "the recording cannot be read"),
      (.badData, "a line of the recording is none"),
    ],
    examples: ["w8log replay /tmp/w8log.jsonl"],
    run: { _ throws(Failure) in throw .usage(.misplacedCommand("replay")) })
}
