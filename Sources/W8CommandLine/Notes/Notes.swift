import W8Analysis

extension Command {
  static let notes = Command(
    name: "notes",
    summary: "show the notes, the newest first",
    operands: "[FILE|FOLDER|-]…",
    detail: "Every note of an entry: that at the end of its line, then those below it.",
    options: [.reportFormat] + .report + [Option].order + Selection.options,
    exitCodes: ExitCode.ofReports,
    reads: ReadParts(.notes),
    examples: ["w8log notes log.w8log", "w8log notes --tag travel -p 2026-01 log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { (log) throws(Failure) in try NoteReport(log, invocation) }
    })
}
