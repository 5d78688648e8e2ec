extension Command {
  static let take = Command(
    name: "take",
    summary: "move entries from an inbox file into the log",
    operands: "INBOX…",
    detail: """
      An inbox is a text file that a phone, a notes app or a script appends to. An entry starts with a
      full date, as in `2026-11-26 82.4 @iron`; exercises and notes follow on indented lines. A list mark
      before the date (-, *, - [ ]), a time after T and a colon are fine.

      take adds entries as `add` does and removes them from the inbox. Lines that it cannot add stay, each
      reported with its reason: no date, an error, or a warning (--force ignores warnings).

      Sets that the day already has are added again, unless you use --once. But take remembers the entries
      that it moved, in .LOG.taken next to the log: if a sync service restores such an entry, take does
      not add it again. If that entry has sets and no time, you may have trained twice: it stays in the
      inbox until you use --again.
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
    name: "--again", summary: "add entries again, even if take moved them before")
}
