extension Command {
  static let take = Command(
    name: "take",
    summary: "move entries from an inbox file into the log",
    operands: "INBOX…",
    detail: """
      An inbox is a text file to which a phone, a notes app or a script adds lines. Each entry starts with
      a full date, such as `2026-11-26 82.4 @iron`; exercises and notes follow on indented lines. A list
      mark before the date (-, *, - [ ]) is fine, and so are a time (2026-11-26T07:05) and a colon after
      it.

      take adds entries as `add` does and removes them from the inbox. If it cannot add a line, the line
      stays, and take reports why: no date, an error, or a warning (--force ignores warnings).

      take adds sets even if the day already has the same ones; with --once it skips an exercise if all
      its sets are there. But take does not add an entry that it has moved before, because a sync service
      may have restored it. It keeps a list of these entries next to the log (.log.w8log.taken). If such
      an entry has sets and no time, take cannot know whether you did the sets again: the entry stays in
      the inbox, and --again adds it.
      """,
    options: [.keep, .once, .again, .force, .dryRun, .changedFile, .root],
    exitCodes: [
      (.success, "all entries are in the log"),
      (.findings, "some lines stay in the inbox"),
      (.usage, "the command line is wrong"),
      (.unreadable, "an inbox or the log cannot be read or written, or there is no log"),
      (.badData, "errors in the log make it unclear where a day belongs"),
    ],
    examples: [
      "w8log take inbox.txt",
      "w8log take ~/sync/phone.md ~/sync/tablet.md -f ~/logs/log.w8log",
      "w8log take --keep notes.md",
      "echo '2026-11-26 82.4' | ssh host w8log take -",
    ],
    run: { invocation throws(Failure) in try TakeRun(invocation).run() })
}

extension Option {
  static let keep = Option(name: "--keep", summary: "copy entries and leave the inbox unchanged")
  static let again = Option(
    name: "--again", summary: "add entries even if take has moved them before")
}
