import W8Merge

extension Command {
  static let merge = Command(
    name: "merge",
    summary: "merge two versions of a log",
    operands: "OURS THEIRS | FILE | FOLDER",
    detail: """
      Merges by day, session, exercise and set into OURS, not by line. --base names the common ancestor;
      without it, nothing counts as deleted. `merge FILE` resolves the conflict markers in FILE. `merge
      FOLDER` merges the conflict copies of Syncthing, Dropbox, Nextcloud or iCloud into their logs.

      If both sides changed the same thing, both versions stay between conflict markers and the exit code
      is 1: edit those lines, or use --prefer. w8log compares the result with both versions before it
      writes.

      To merge logs with git, run `w8log git --enable`.
      """,
    options: [
      .mergeBase, .preferredSide, .markStyle, .mergedLog, .dryRun, .deleteCopies, .gitDriver,
      .mergeFormat,
    ],
    writesOwnFile: true,
    exitCodes: [
      (.success, "the versions were merged"),
      (.findings, "merged, with conflicts left between markers"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a file cannot be read or written, or is not text"),
      (
        .badData,
        "OURS, THEIRS or BASE has conflict markers, or is not written for format version 1"
      ),
    ],
    examples: [
      "w8log merge log.w8log phone.w8log",
      "w8log merge --base old.w8log --dry-run log.w8log phone.w8log",
      "w8log merge log.w8log",
      "w8log merge --delete .",
    ],
    run: { invocation throws(Failure) in try MergeRun(invocation).run() })
}

extension Option {
  static let mergeBase = Option(
    name: "--base", value: .text("BASE"), summary: "the common ancestor of both versions")
  static let preferredSide = Option.choice(
    "--prefer", MergeSide.self, "resolve conflicts by taking this side")
  static let markStyle = Option.choice(
    "--style", MarkForm.self, "show both sides of a conflict, or with diff3 the base too",
    initial: .merge)
  static let mergedLog = Option(
    name: "--output", short: "-o", value: .text("FILE"),
    summary: "write to a new FILE instead of OURS (- for standard output)")
  static let deleteCopies = Option(
    name: "--delete", summary: "delete THEIRS, or each copy, after merging all of it")
  static let gitDriver = Option(
    name: "--git", summary: "run as git's merge driver, with its %O %A %B %L %P")
  static let mergeFormat = Option.choice(
    "--format", short: "-O", PageFormat.self, "output format", initial: .text)
}

/// What stands between marks, as the command line names it.
enum MarkForm: String, CaseIterable {
  case merge, diff3
}
