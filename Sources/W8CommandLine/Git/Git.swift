extension Command {
  static let git = Command(
    name: "git",
    summary: "have git merge and compare logs by what they say",
    operands: "",
    operandLimit: 0,
    detail: """
      --enable sets the merge driver of logs up, the months that a diff shows, and
      `git difftool -t w8log`; --disable takes away just that, and neither does anything twice. Without
      them it is told what is set.

      In a repository the line `*.w8log diff=w8log merge=w8log` goes into .gitattributes, which may be
      committed, and the rest into its configuration, which each clone sets by itself. With --global all
      repositories of the user have both. Where a driver fails or is missing, git merges line by line.
      """,
    options: [.enableGit, .disableGit, .everywhere],
    exitCodes: [
      (.success, "it is as it was asked for"),
      (.usage, "the command line is wrong"),
      (
        .unreadable,
        "there is no git, no repository, another driver for logs, or a file that cannot be written"
      ),
    ],
    examples: ["w8log git --enable", "w8log git --enable --global", "w8log git"],
    run: { invocation throws(Failure) in try GitRun(invocation: invocation).run() })
}

extension Option {
  static let enableGit = Option(name: "--enable", summary: "set it up")
  static let disableGit = Option(name: "--disable", summary: "undo that")
  static let everywhere = Option(name: "--global", summary: "for all repositories of the user")
}
