import W8Exchange

extension Command {
  static let importing = Command(
    name: "import",
    summary: "make a log of what another program knows",
    operands: "[FILE|-]…",
    detail: """
      The source of a file is recognised by its header and named on standard error, with what was read,
      what was taken, and each row that was left out, by its line. What a file does not say is asked for
      and never guessed: the unit of its weights (--unit), the order of dates such as 03/02/2024
      (--date-order), how far ahead of UTC its clock is (--zone). The log is in its canonical form.

      With --into, weigh-ins and sessions go to their places in a book that is there, each in the file of
      its month and in the style of that file. What the book has is left out, so that the same file a
      second time changes nothing.

      --explain tells how a file is read and writes nothing: what it was recognised by, what each of its
      columns is read as, and its first three days as they would be written.
      """,
    options: [
      .from, .importList, .newLog, .into, .dryRun, .importUnit, .dateOrder, .importZone,
      .importGym, .person,
      .distanceUnit, .names, .columnNames, .kinds, .since, .until, .explainImport, .partialImport,
      .forceImport, .strictImport,
    ],
    writesOwnFile: true,
    exitCodes: [
      (.success, "all that can be read was taken; what was left out was told"),
      (.findings, "--strict, and something was left out or cannot be said in a log"),
      (.usage, "the command line is wrong, or does not say what the file leaves open"),
      (.unreadable, "a file cannot be read as its source, or a log cannot be read or written"),
      (.badData, "errors of the log of --into leave it uncertain where a day belongs"),
    ],
    examples: [
      "w8log import strong.csv -o log.w8log",
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
