import W8Merge

extension Command {
  static let merge = Command(
    name: "merge",
    summary: "join two versions of a log by what they say",
    operands: "OURS THEIRS | FILE | FOLDER",
    detail: """
      Joins what both versions of a log say, day by day, into OURS. --base names the version
      that both were made of; without one nothing counts as deleted. Of a FILE with the marks
      that a merge of git left, or a web page or a telephone, both sides are joined. In a
      FOLDER each conflict copy that Syncthing, Dropbox or Nextcloud left goes into its log.

      What both changed in different ways clashes: both versions of those lines alone stay,
      between marks, and the exit code is 1. Settle them in an editor, or have --prefer
      decide. What the result says is compared with what both versions say before it is
      written.

      For git: `w8log git --enable` has it merge logs so.
      """,
    options: [
      .mergeBase, .preferredSide, .markStyle, .mergedLog, .dryRun, .deleteCopies, .gitDriver,
      .mergeFormat,
    ],
    writesOwnFile: true,
    exitCodes: [
      (.success, "the versions are joined"),
      (.findings, "they are joined but for lines that clash, which stand between marks"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a file cannot be read or written, or is no text"),
      (.badData, "a version is for another major version of the format, or has marks of its own"),
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
    name: "--base", value: .text("BASE"), summary: "the version that both were made of")
  static let preferredSide = Option.choice(
    "--prefer", MergeSide.self, "take this side of what clashes, and leave no marks")
  static let markStyle = Option.choice(
    "--style", MarkForm.self, "what stands between marks: both sides, or with diff3 the base too",
    initial: .merge)
  static let mergedLog = Option(
    name: "--output", short: "-o", value: .text("FILE"),
    summary: "write the result into a new file and leave OURS; - is standard output")
  static let deleteCopies = Option(
    name: "--delete", summary: "take THEIRS, or each copy, away once all of it is in the log")
  static let gitDriver = Option(
    name: "--git", summary: "be git's driver: the operands are its %O %A %B %L %P")
  static let mergeFormat = Option.choice(
    "--format", short: "-O", PageFormat.self, "how it is told", initial: .text)
}

/// What stands between marks, as the command line names it.
enum MarkForm: String, CaseIterable {
  case merge, diff3
}
