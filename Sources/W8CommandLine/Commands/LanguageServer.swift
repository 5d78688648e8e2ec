extension Command {
  /// Only the page of the server: the program starts it before any command is read, so that nothing
  /// else is in the way of its start.
  static let languageServer = Command(
    name: "lsp",
    summary: "run the language server, for editors",
    operandLimit: 0,
    detail: """
      An editor starts it and talks to it over standard input and output. `lsp` must be the first
      argument. Initialization options, as JSON, each with its default:

        {"inlayHints": {"averageAndRate": true}, "today": null}
      """,
    options: [.standardStreams, .serverLog, .clientProcess],
    exitCodes: [
      (.success, "the editor ended the conversation in order"),
      (.findings, "the conversation ended without a shutdown"),
      (.usage, "the command line is wrong"),
      (.unreadable, "the file of --log cannot be written"),
    ],
    examples: ["w8log lsp --stdio", "w8log lsp --log /tmp/w8log-lsp.log"],
    run: { _ throws(Failure) in throw .usage(.misplacedCommand("lsp")) })
}

/// The options of `lsp`.
extension Option {
  static let standardStreams = Option(
    name: "--stdio", summary: "talk over standard input and output, as it always does")
  static let serverLog = Option(
    name: "--log", value: .text("FILE"),
    summary: "note the method and size of each message, never what a log says")
  static let clientProcess = Option(
    name: "--clientProcessId", value: .text("ID"), summary: "end when that process ends")
}
