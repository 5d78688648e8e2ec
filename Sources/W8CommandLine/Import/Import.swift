import W8Exchange

extension Command {
  static let importing = Command(
    name: "import",
    summary: "import data from another app",
    operands: "[FILE|-]…",
    detail: """
      Recognizes the app by the file's header and reports the rows it read, imported and skipped, with
      line numbers. If something in the file is unclear, w8log stops and names the options to add, such
      as --unit, --date-order (03/02/2024: day or month first?) or --pair (15x12: what is each number?).

      -o creates a log; without -o and --into, the log goes to standard output. --into adds to a log and
      skips entries already in it, so importing twice is safe. w8log skips a row that it cannot read, and
      drops a value that a log cannot hold. --explain writes nothing: it shows how w8log reads each column
      of a table and each line of a text.
      """,
    options: [
      .from, .importList, .newLog, .into, .dryRun, .importUnit, .dateOrder, .importZone,
      .importGym, .person,
      .distanceUnit, .names, .columnNames, .kinds,
      .pair, .twoNumbers, .listStart, .triple, .timesLoad, .at, .singleNumbers, .m, .year,
      .firstWeek, .since,
      .until, .explainImport, .partialImport,
      .forceImport, .strictImport,
    ],
    writesOwnFile: true,
    exitCodes: [
      (.success, "all readable rows were imported; skipped rows were reported"),
      (.findings, "--strict, and something was skipped or dropped"),
      (.usage, "the command line is wrong, or the file needs another option"),
      (.unreadable, "a file or a log cannot be read or written, or the source is unknown"),
      (.badData, "errors in the log make it unclear where a day belongs"),
    ],
    examples: [
      "w8log import strong.csv -o log.w8log",
      "w8log import strong.csv --into log.w8log",
      "w8log import --unit kg --zone +02:00 -o log.w8log weight.csv",
      "w8log import --into log.w8log --dry-run hevy.csv",
      "w8log import --explain lifts.csv",
      "w8log import --list",
    ],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.importList) {
        try invocation.output.write(importersTable(invocation.page))
        return .success
      }
      return try ImportRun(invocation).run()
    })
}
