extension Command {
  static let difference = Command(
    name: "diff",
    summary: "tell in words what a new version of a log says otherwise",
    operands: "OLD NEW",
    detail: """
      Days that differ come first, then names and settings, and then how many lines are only written
      otherwise: formatting or sorting a log says nothing new. + is new, − is gone. A gym, exercise or tag
      that is another throughout is told once. OLD and NEW are logs with all that they include.

      For git: after `w8log git --enable` there is `git difftool -t w8log HEAD~7`. `w8log diff --git`
      is an external diff, and `w8log diff --textconv` a textconv for `git log -p`. With --git includes
      are not followed, as git has each file by itself, and the exit code is 0.
      """,
    options: [.pageFormat, .calledByGit, .textconv],
    exitCodes: [
      (.success, "both say and are the same"),
      (.findings, "something differs"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read"),
      (.badData, "a log is for another major version of the format"),
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
    name: "--git", summary: "take the arguments of an external diff or a difftool of git")
  static let textconv = Option(
    name: "--textconv", value: .text("FILE"),
    summary: "print what FILE says, a fact a line with its date")
}
