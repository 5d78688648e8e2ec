import W8Lint

/// Something that w8log does.
///
/// A command is a file in `Commands`, or in a folder of its own, and a line in `Command.all`; its help is made of what it
/// declares here.
package struct Command: Sendable {
  let name: String
  var aliases: [String] = []
  /// Its effect, in one line.
  let summary: String
  /// The operands as help shows them, by default logs; empty when there are none.
  var operands = "[FILE|FOLDER|-]…"
  /// The number of operands that it takes; nil for any number.
  var operandLimit: Int?
  /// What one should know to use it, as paragraphs of whole lines.
  let detail: String
  /// Its options, without the global ones.
  var options: [Option] = []
  /// Those of the global options that it takes.
  var globalOptions = Option.global
  /// Whether what starts as `-3` does is an operand.
  var hasNegativeOperands = false
  /// Whether it writes the file of `-o` itself.
  var writesOwnFile = false
  /// Whether programs call it and no person does, so that the overview leaves it out.
  var isHidden = false
  /// What its exit codes say, by default those of a report.
  var exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the report was shown, and the log has no errors"),
    (.usage, "the command line is wrong"),
    (
      .unreadable,
      "a log cannot be read or is not UTF-8, there is none, or the -o FILE cannot be written"
    ),
    (.badData, "the log has errors; with --strict, nothing was shown"),
  ]
  let examples: [String]
  let run: @Sendable (Invocation) throws(Failure) -> ExitCode

  var allOptions: [Option] { options + globalOptions }

  /// Whether its result goes through a pager on a terminal.
  var isPaged: Bool { options.contains { $0.name == Option.noPager.name } }

  /// The command with `name` as its name or alias; nil when there is none.
  static func named(_ name: String) -> Command? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// The names that people give, the other ones too.
  static var names: [String] { all.filter { !$0.isHidden }.flatMap { [$0.name] + $0.aliases } }
}

extension Command {
  /// Every command, in the order of the overview.
  package static let all: [Command] = [
    .initialize,
    .add,
    .edit,
    .next,
    .take,
    .importing,
    .archive,
    .today,
    .log,
    .trend,
    .history,
    .report,
    .goal,
    .page,
    .gyms,
    .exercises,
    .tags,
    .notes,
    .milestones,
    .stats,
    .files,
    .check,
    .format,
    .explain,
    .exercise,
    .gym,
    .tag,
    .export,
    .merge,
    .difference,
    .git,
    .languageServer,
    .doctor,
    .completion,
    .complete,
    .specification,
    .help,
  ]

  /// The headings of the overview, each with the name of the first command below it.
  static let headings: [(title: String, first: String)] = [
    ("Write", "init"), ("Read", "today"), ("Check and format", "check"),
    ("Change names", "exercise"), ("Share and sync", "export"), ("Tools", "lsp"),
  ]
}
