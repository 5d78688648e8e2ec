extension Command {
  static let add = Command(
    name: "add",
    summary: "add a weigh-in, a session or a note",
    operands:
      "[DATE] [WEIGHT] [@GYM] ['#TAG'] [KEY:VALUE] ['EXERCISE: SETS'] ['> NOTE'] | [DATE] -",
    detail: """
      DATE is today unless you give one: yesterday, -3 (three days ago), mon (last Monday), 05 (the most
      recent 5th) or 2026-01-05. Write the rest as in a log, each exercise with its sets as one argument.
      Quote tags, notes and exercises: '#salty', '> slept badly', 'Squat: 3x5 100'. KEY:VALUE is a
      measurement, such as fat:18.6%.

      `w8log add -` reads the entry from standard input: a line for the day, then indented lines for
      exercises and notes. Without arguments on a terminal, add asks for weight, gym, exercises and a
      note.

      If the log already has an entry for that day, add merges the new one into it. New lines look like
      the lines around them. add adds sets even if the day already has the same ones; --once skips those.
      For a second weigh-in use --time; to correct one, --replace; on a day without one, - '> no scale'.

      add corrects obvious slips (84,2 → 84.2) and reports them. If the entry still has a warning, add
      writes it only with --force; if it has an error, never.
      """,
    options: [
      .time, .exerciseLine, .note, .same, .once, .replace, .undo, .force, .yes, .dryRun,
      .changedFile, .root,
    ],
    hasNegativeOperands: true,
    exitCodes: [
      (.success, "the entry is in the log"),
      (.usage, "the command line or the entry is wrong"),
      (.unreadable, "the log cannot be read or written, or w8log cannot tell which one you mean"),
      (.badData, "errors in the log make it unclear where the day belongs"),
    ],
    examples: [
      "w8log add 82.4",
      "w8log add yesterday 82.1 @iron 'Squat: 3x5 100'",
      "w8log add mon 83.4 --time 21:40 --note 'after dinner'",
      "w8log add @iron --exercise 'Squat: 5 102.5' --once",
      "w8log add 'Run: 5km 25:30'",
      "w8log add --undo",
    ],
    run: { invocation throws(Failure) in try AddRun(invocation).run() })
}

extension Option {
  static let time = Option(
    name: "--time", value: .text("HH:MM"), summary: "time of the weigh-in, or start of the session")
  static let exerciseLine = Option(
    name: "--exercise", value: .text("LINE"), isRepeatable: true,
    summary: "add an exercise with sets: 'Squat: 3x5 100'; repeatable")
  static let note = Option(
    name: "--note", value: .text("TEXT"), isRepeatable: true,
    summary: "add a note; repeatable")
  static let same = Option(
    name: "--same", summary: "add the sets of the previous session at that gym")
  static let once = Option(
    name: "--once", summary: "skip an exercise if all its sets are logged already")
  static let replace = Option(
    name: "--replace", summary: "replace the weight of that day")
  static let undo = Option(
    name: "--undo", summary: "remove what the last `add` wrote, if it is unchanged")
  static let force = Option(
    name: "--force", summary: "write despite warnings")
}
