import W8Merge

extension Command {
  static let merge = Command(
    name: "merge",
    summary: "merge two versions of a log",
    operands: "OURS THEIRS | FILE | FOLDER",
    detail: """
      Merges THEIRS into OURS by day, session, exercise and set, not line by line. If you have the version
      that both started from (the common ancestor), name it with --base. Without --base, w8log keeps what
      only one version has, because nothing shows that the other deleted it.

      `merge FILE` resolves the conflict markers in FILE. `merge FOLDER` finds the conflict copies of
      Syncthing, Dropbox, Nextcloud or iCloud and merges each into its log.

      A conflict is a change of the same thing in both versions. Both changes then stay between conflict
      markers, and the exit code is 1: edit those lines, or use --prefer.

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
        "OURS or THEIRS has conflict markers, or is for a newer w8log"
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
    name: "--base", value: .text("BASE"),
    summary: "the version that both started from (common ancestor)")
  static let preferredSide = Option.choice(
    "--prefer", MergeSide.self, "resolve each conflict with this side")
  static let markStyle = Option.choice(
    "--style", MarkForm.self, "conflict markers: both sides, or with diff3 the base too",
    initial: .merge)
  static let mergedLog = Option(
    name: "--output", short: "-o", value: .text("FILE"),
    summary: "write to a new FILE instead of OURS (- for standard output)")
  static let deleteCopies = Option(
    name: "--delete", summary: "after a merge without conflicts, delete THEIRS or the copies")
  static let gitDriver = Option(
    name: "--git", summary: "for git, which passes %O %A %B %L %P; `w8log git --enable` sets it up")
  static let mergeFormat = Option.choice(
    "--format", short: "-O", PageFormat.self, "output format", initial: .text)
}

/// The text between marks, as the command line names it.
enum MarkForm: String, CaseIterable {
  case merge, diff3
}
