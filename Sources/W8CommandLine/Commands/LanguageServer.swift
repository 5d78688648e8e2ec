extension Command {
  /// Only the page of the server: the program starts it before any command is read, so that nothing
  /// else is in the way of its start.
  static let languageServer = Command(
    name: "lsp",
    summary: "run the language server, for editors",
    operands: "", operandLimit: 0,
    detail: """
      An editor starts it and talks to it over standard input and output. `lsp` must be the first
      argument. Initialization options, as JSON, each with its default:

        {"inlayHints": {"averageAndRate": true}, "today": null}
      """,
    options: [
      .standardStreams, .serverLog, .serverLogLevel, .unredactedLog, .clientProcess,
    ],
    globalOptions: [.today, .help, .version],
    exitCodes: [
      (.success, "the editor ended the conversation in order"),
      (.findings, "the conversation ended without a shutdown"),
      (.usage, "the command line is wrong"),
      (.unreadable, "the file of --log cannot be written"),
    ],
    examples: ["w8log lsp --stdio", "w8log lsp --log /tmp/w8log-lsp.log"],
    run: { _ throws(Failure) in throw .usage(.misplacedCommand("lsp")) })
}

extension Option {
  static let standardStreams = Option(
    name: "--stdio", summary: "talk over standard input and output, as it always does")
  static let serverLog = Option(
    name: "--log", value: .text("FILE"),
    summary: "note the method and size of each message; at 4 MB the file becomes FILE.1")
  static let serverLogLevel = Option(
    name: "--log-level", value: .text("LEVEL"),
    summary: "warning notes what is out of order only, debug whole messages", initial: "info")
  static let unredactedLog = Option(
    name: "--log-unredacted",
    summary: "note weights, notes and names too, which are x and 0 otherwise")
  static let clientProcess = Option(
    name: "--clientProcessId", value: .text("ID"), summary: "end when that process ends")
}
