extension Command {
  static let difference = Command(
    name: "diff",
    summary: "show what changed between two versions of a log",
    operands: "OLD NEW",
    detail: """
      Lists changed days first, then names and settings, then the number of lines that differ only in
      formatting. + is new, − is removed. If a name changed everywhere, w8log lists it once. OLD and NEW
      are read with the files they include.

      For logs in git, run `w8log git --enable` once; then `git difftool -t w8log HEAD~7` shows the same.
      For your own setup of git, use --git in diff.external or a difftool, and --textconv in
      diff.NAME.textconv. With --git, w8log ignores included files, and exits with 0 even if the logs
      differ.
      """,
    options: [.pageFormat, .calledByGit, .textconv],
    exitCodes: [
      (.success, "no difference"),
      (.findings, "the logs differ"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read"),
      (.badData, "a log is for a newer w8log"),
    ],
    examples: [
      "w8log diff old.w8log log.w8log",
      "git show HEAD~7:log.w8log | w8log diff - log.w8log",
      "w8log diff --format json old.w8log log.w8log",
    ],
    run: { invocation throws(Failure) in try DifferenceRun(invocation: invocation).run() })
}

extension Option {
  static let calledByGit = Option(
    name: "--git", summary: "run as an external diff or difftool of git")
  static let textconv = Option(
    name: "--textconv", value: .text("FILE"),
    summary: "print FILE with the full date on each line of a day")
}
