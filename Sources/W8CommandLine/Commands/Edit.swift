import W8Book
import W8Engine
import W8Files
import W8Reports
import W8Text

extension Command {
  static let edit = Command(
    name: "edit",
    summary: "open the log in your editor at a day",
    operands: "[DATE]",
    operandLimit: 1,
    detail: """
      Opens the log in your editor ($VISUAL, else $EDITOR, else vi) at the entry of DATE. If that day has
      no entry, it opens the last entry before it. Without DATE, it opens the last entry of the log. DATE
      is today, yesterday, -3, mon, 05 or 2026-01-05, as in `add`.

      When you close the editor, w8log checks the log.
      """,
    options: [.changedFile],
    hasNegativeOperands: true,
    exitCodes: [
      (.success, "the log has no error"),
      (.findings, "the log has errors"),
      (.usage, "the command line is wrong"),
      (.unreadable, "the log cannot be read, there is none, or no editor can be started"),
    ],
    examples: ["w8log edit", "w8log edit yesterday", "w8log edit 2026-01-05 -f log.w8log"],
    run: { invocation throws(Failure) in
      let path = try invocation.logToChange()
      let location = try invocation.lineToEdit(of: path)
      let environment = invocation.environment
      let named = ["VISUAL", "EDITOR"].lazy.compactMap(environment.variable).first { !$0.isEmpty }
      let editor = named ?? "vi"
      try invocation.output.finish()
      guard let status = environment.runEditor(editor, location.line, location.path) else {
        throw .refused(
          "cannot start the editor \(inQuotes(editor)); set EDITOR to another program", .unreadable)
      }
      if status != 0 { try invocation.remark("w8log: the editor exited with code \(status)") }
      var arguments = invocation.arguments
      arguments.operands = [path]
      return try Command.check.run(invocation.with(arguments: arguments))
    })
}

extension Invocation {
  /// The file and the line, counted from 1, at which the log at `path` is opened.
  fileprivate func lineToEdit(of path: String) throws(Failure) -> (path: String, line: Int) {
    var date: CivilDate?
    if let operand = arguments.operands.first {
      date = addedDate(operand, today: try today)
      if date == nil {
        throw .usage(
          .badOperand(operand, expected: "a day such as yesterday, -3, mon, 05 or 2026-01-05"))
      }
    }
    let log = try openBookToChange(path)
    let logbook = log.analysis.logbook
    let last = logbook.months.indices.reversed().lazy.compactMap { month -> EntryReference? in
      let entries = logbook.months[month].entries
      let entry = entries.lastIndex { entry in date.map { entry.date <= $0 } ?? true }
      return entry.map { EntryReference(month: month, entry: $0) }
    }.first
    guard let last, let location = log.analysis.location(of: last) else { return (path, 1) }
    return (location.file.index == 0 ? path : location.file.id.name, location.line.number)
  }
}
