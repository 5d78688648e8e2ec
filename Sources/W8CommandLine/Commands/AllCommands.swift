extension Command {
  /// Every command, in the order of the overview.
  package static let all: [Command] = [
    .check,
    .format,
    .today,
    .log,
    .trend,
    .report,
    .goal,
    .milestones,
    .gyms,
    .exercises,
    .history,
    .tags,
    .notes,
    .stats,
    .files,
    .json,
    .export,
    .languageServer,
    .replay,
    .doctor,
    .debug,
    .explain,
    .version,
    .help,
  ]
}
