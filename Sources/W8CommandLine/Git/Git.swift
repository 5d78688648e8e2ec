extension Command {
  static let git = Command(
    name: "git",
    summary: "set up git to merge and diff logs",
    operands: "",
    operandLimit: 0,
    detail: """
      After --enable, git merges logs with w8log, `git diff` shows the month above each change, and
      `git difftool -t w8log` works. --disable removes exactly that setup. Without an option, w8log shows
      the current setup.

      --enable adds two lines to .gitattributes, which you can commit: one for logs, one for the hidden
      files in which `take` records moved lines. It also adds settings to the git configuration of this
      clone; --global adds them for all your repositories. If w8log is missing or fails during a merge,
      git merges line by line.
      """,
    options: [.enableGit, .disableGit, .everywhere],
    exitCodes: [
      (.success, "git is set up as you asked"),
      (.usage, "the command line is wrong"),
      (
        .unreadable,
        "git or a repository is missing, git uses another driver for logs, or a file cannot be written"
      ),
    ],
    examples: ["w8log git --enable", "w8log git --enable --global", "w8log git"],
    run: { invocation throws(Failure) in try GitRun(invocation: invocation).run() })
}

extension Option {
  static let enableGit = Option(name: "--enable", summary: "set up git")
  static let disableGit = Option(name: "--disable", summary: "undo the setup")
  static let everywhere = Option(name: "--global", summary: "apply to all your repositories")
}
