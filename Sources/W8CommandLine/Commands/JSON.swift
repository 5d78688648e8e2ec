import JSON
import W8Lint
import W8Reports

extension Command {
  static let json = Command(
    name: "json",
    summary: "tell a whole log to other programs",
    detail: """
      One document for each book: every entry with what belongs to it and its figures, the
      directives, the goal and the milestones, gyms and exercises, and what `check` finds; what stands
      in an included file names it as `file`. Entries stand in the order of their lines; sets are told
      as they are written, and one by one. Of a log with errors the document tells what can be read,
      and the exit code is 4.
      """,
    options: [.pretty, .withTree] + .report,
    exitCodes: [
      (.success, "the document was written, and the log has no errors"),
      (.usage, "the command line is wrong"),
      (.unreadable, "a log cannot be read or is not UTF-8, there is none, or -o cannot be written"),
      (.badData, "the log has errors; with --strict nothing was written"),
    ],
    examples: ["w8log json --pretty log.w8log", "w8log json < log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.forEachLog(of: try invocation.roots()) {
        (read: consuming ReadLog) throws(Failure) in
        guard let book = try invocation.openUTF8Book(consume read) else { return .unreadable }
        let diagnostics = book.analysis.diagnosticsOfFiles
        let leftOut = LeftOut(of: book, diagnostics)
        guard try invocation.announceErrors(leftOut, of: book, refusesUncertain: false) else {
          return .badData
        }
        try book.writeBook(
          to: invocation.output, invocation.arguments.has(.pretty) ? .pretty : .document,
          withTree: invocation.arguments.has(.withTree), leftOut, diagnostics)
        return invocation.code(of: leftOut)
      }
    })
}

extension Option {
  static let withTree = Option(
    name: "--ast", summary: "tell the tokens and faults of every line too")
  static let pretty = Option(name: "--pretty", summary: "lay the document out over several lines")
}
