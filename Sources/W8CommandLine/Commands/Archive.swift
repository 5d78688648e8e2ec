import W8Edits
import W8Engine
import W8Reports

extension Command {
  static let archive = Command(
    name: "archive",
    summary: "move a past year into a file of its own",
    operands: "[YEAR]…",
    detail: """
      Moves the entries of each YEAR into a file next to the log, such as 2025.w8log. The log gets an
      `include` line, so w8log still reads them: averages, records and reports stay the same. Without
      YEAR, archive moves every past year. The current year always stays, and so do settings such as
      units, gyms and goals.

      Shows a diff first and, on a terminal, asks before writing. If the log includes other files, their
      entries stay in them.
      """,
    options: [.yes, .dryRun, .changedFile],
    exitCodes: [
      (.success, "the log was changed, or you answered no"),
      (.usage, "the command line is wrong, or that year cannot be moved"),
      (.unreadable, "a file cannot be read or written, or there is no log"),
      (.badData, "because of errors in the log, the year of a line is unclear"),
    ],
    examples: [
      "w8log archive 2025 --dry-run", "w8log archive", "w8log archive 2024 2025 -f log.w8log",
    ],
    run: { invocation throws(Failure) in
      let years = try invocation.arguments.operands.map { (word) throws(Failure) in
        try invocation.year(word)
      }
      return try invocation.proposeAndReport { (log) throws(Failure) in
        try withEdits { () throws(EditRefusal) in
          try log.analysis.archiving(years.isEmpty ? nil : years)
        }
      }
    })
}

extension Invocation {
  /// The year that `word` names, such as `2025` or `last-year`.
  fileprivate func year(_ word: String) throws(Failure) -> Int {
    guard let days = PeriodChoice(word)?.days(today: try today),
      case let year = days.lowerBound.year,
      Period(year: year)?.days == days
    else { throw .usage(.badOperand(word, expected: "past years, such as 2025 or last-year")) }
    return year
  }
}
