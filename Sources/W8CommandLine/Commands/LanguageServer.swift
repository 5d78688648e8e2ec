extension Command {
  /// Only the page of the server: the program starts it before any command is read, so that nothing
  /// else is in the way of its start.
  static let languageServer = Command(
    name: "lsp",
    summary: "run the language server, for editors",
    operands: "", operandLimit: 0,
    detail: """
      Your editor starts the server and talks to it over standard input and output. `lsp` must be the
      first argument. The editor can send two settings as initialization options: whether to show average
      and rate after each weight, and the date to use as today. The defaults are:

        {"inlayHints": {"averageAndRate": true}, "today": null}
      """,
    options: [
      .standardStreams, .serverLog, .serverLogLevel, .unredactedLog, .clientProcess,
    ],
    globalOptions: [.today, .help, .version],
    exitCodes: [
      (.success, "the editor sent shutdown and exit"),
      (.findings, "the editor left without a shutdown"),
      (.usage, "the command line is wrong"),
      (.unreadable, "the file of --log cannot be written"),
    ],
    examples: ["w8log lsp --stdio", "w8log lsp --log /tmp/w8log-lsp.log"],
    run: { _ throws(Failure) in throw .usage(.misplacedCommand("lsp")) })
}

extension Option {
  static let standardStreams = Option(
    name: "--stdio", summary: "accepted for editors that add it; changes nothing")
  static let serverLog = Option(
    name: "--log", value: .text("FILE"),
    summary: "write the name and size of each message to FILE; at 4 MB, rename it to FILE.1")
  static let serverLogLevel = Option(
    name: "--log-level", value: .text("LEVEL"),
    summary: "how much to write: warning, info or debug (whole messages, masked)", initial: "info")
  static let unredactedLog = Option(
    name: "--log-unredacted",
    summary: "do not mask weights, notes and names in FILE")
  static let clientProcess = Option(
    name: "--clientProcessId", value: .text("ID"), summary: "exit when that process ends")
}
