extension Command {
  static let take = Command(
    name: "take",
    summary: "move lines of an inbox, as a phone writes them, into their days",
    operands: "INBOX…",
    detail: """
      An INBOX is a file to which something appends lines with a date: a shortcut of a phone, a notes
      app, a script. Such a line is written as add reads it behind the date, `2026-11-26 82.4 @iron`,
      with exercises and notes below it, indented. Before the date a list mark (-, *, - [ ]) is passed
      by; a time may stand behind T, and a colon behind date or time.

      What a day lacks goes into the log, by the rules of add, and out of the inbox; an inbox that is
      empty then is removed, and one that is not there is nothing to do. The rest stays, each line told
      with its place and reason: one without a date, as nobody knows its day, one that cannot be read,
      and without --force one that the log would warn about. Headings (#) stay without a word.

      While the lines are taken the inbox has the name .INBOX.taking, so that what arrives meanwhile
      begins a new one. What a run that was ended leaves there the next one finishes: nothing is lost,
      and nothing taken twice. What was taken is remembered in .LOG.taken beside the log: lines that a
      sync service brings back are not taken again. Sets without a time may have been done again: such a
      line stays until --again takes it. --keep leaves the inbox as it is, which may be a note about
      other things too: it takes what the log has not, and lines without a date are passed by. - is
      standard input, as in `ssh host w8log take -`; with --once it may be tried again.
      """,
    options: [.keep, .once, .again, .force, .dryRun, .changedFile, .root],
    exitCodes: [
      (.success, "the log has all lines now"),
      (.findings, "some lines stay"),
      (.usage, "the command line is wrong"),
      (.unreadable, "an inbox or the log cannot be read or written, or there is no log"),
      (.badData, "errors of the log leave it uncertain where a day belongs"),
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
  static let keep = Option(name: "--keep", summary: "leave the inbox as it is")
  static let again = Option(
    name: "--again", summary: "take lines that were taken before, as done again")
}
