extension Command {
  /// Every command, in the order of the overview.
  package static let all: [Command] = [
    .check,
    .format,
    .log,
    .json,
    .languageServer,
    .debug,
    .explain,
    .version,
    .help,
  ]
}
