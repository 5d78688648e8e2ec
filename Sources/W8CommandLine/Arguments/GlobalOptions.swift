extension Option {
  /// The options that every command takes, before or after its name.
  static let global: [Option] = [.today, .color, .quiet, .help, .version]

  static let today = Option(
    name: "--today", value: .date, summary: "the date that counts as today",
    initial: "the clock's")
  static let color = Option.choice(
    "--color", ColorChoice.self, "when to use colours; NO_COLOR is honoured", initial: .auto)
  static let quiet = Option(
    name: "--quiet", short: "-q", summary: "only results and errors, no summary")
  static let help = Option(name: "--help", short: "-h", summary: "show this page")
  static let version = Option(name: "--version", summary: "show the version")

  /// Names a log for commands that read one.
  static let file = Option(
    name: "--file", short: "-f", value: .text("FILE"), isRepeatable: true,
    summary: "a log to read; may be given several times")
}
