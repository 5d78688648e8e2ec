extension Command {
  static let add = Command(
    name: "add",
    summary: "write a weigh-in, a session or a note into a log",
    operands: "[DATE] [WEIGHT] [@GYM] [#TAG…] [KEY:VALUE…] [> NOTE] | [DATE] -",
    detail: """
      DATE is today (which it is without one), yesterday, -3 for three days ago, mon for the last
      Monday, 05 for the last fifth of a month, or 2026-01-05; its weekday may stand behind it. What
      follows is written as on a line of a log, and an exercise with its sets as one argument; in a
      shell, # and > stand in quotes. An argument that starts with > is a note as a whole, and > alone
      takes all that follows. - reads the line from standard input, with the sessions, exercises and
      notes below it.

      The entry goes to its place in the file of its month, in the way in which that file writes its
      days, and a day that is there is joined: exercises go to the session at their gym, or without one
      to the only session of the day; another gym opens a session. A second weigh-in needs --time, a
      wrong one --replace. Sets of an exercise that the session has go to the end of its last line,
      also where they are the same once more; a weigh-in, a tag, a pair or a note that the day has is not
      written again. --once leaves out sets that are there too, and so does --same.

      The line is checked like a typed one. What has only one reading, as 84,2, is mended and told; with
      another error, or without --force with a warning, nothing is written. The line as it was written
      and what the log now says go to standard output, under the date in full unless it is today. On a
      terminal, without anything to add, it asks. --undo shows and takes back what the last add wrote.
      """,
    options: [
      .time, .exerciseLine, .note, .same, .once, .replace, .undo, .force, .yes, .dryRun,
      .changedFile, .root,
    ],
    hasNegativeOperands: true,
    exitCodes: [
      (.success, "the log has it now"),
      (.usage, "the command line is wrong, or what is given would be a fault of the log"),
      (.unreadable, "the log cannot be read or written, or there is none"),
      (.badData, "errors of the log leave it uncertain where the day belongs"),
    ],
    examples: [
      "w8log add 82.4",
      "w8log add yesterday 82.1 @iron 'Squat: 3x5 100'",
      "w8log add mon 83.4 --time 21:40 --note 'after dinner'",
      "w8log add @iron --exercise 'Squat: 5 102.5' --once",
      "w8log add @iron --same --dry-run",
      "w8log add 82.1 --replace",
      "w8log add --undo",
    ],
    run: { invocation throws(Failure) in try AddRun(invocation).run() })
}

extension Option {
  static let time = Option(
    name: "--time", value: .text("HH:MM"), summary: "the time of the weigh-in")
  static let exerciseLine = Option(
    name: "--exercise", value: .text("LINE"), isRepeatable: true,
    summary: "an exercise with its sets, such as 'Squat: 3x5 100'; may be given several times")
  static let note = Option(
    name: "--note", value: .text("TEXT"), isRepeatable: true,
    summary: "a note; may be given several times")
  static let same = Option(
    name: "--same", summary: "the exercises and sets of the previous session at that gym")
  static let once = Option(
    name: "--once", summary: "leave out sets that are there already, for scripts that try again")
  static let replace = Option(
    name: "--replace", summary: "put the weight in the place of that of the day, which is wrong")
  static let undo = Option(name: "--undo", summary: "take back what the last add wrote")
  static let force = Option(
    name: "--force", summary: "write it in spite of warnings")
}
