import W8Reports

extension Command {
  static let export = Command(
    name: "export",
    summary: "write a log for other programs: tables, JSON, Strong, Hevy, Libra and others",
    detail: """
      csv and ndjson have a row for each entry, or with `--what sets` for each set; json has both in
      one document for each log. Their columns stay as they are within a schema, and each row names its
      file, so that many logs make one table: they are read side by side, one on each processor, and
      come out in the order of the files. The other formats are files of the programs that they are
      named after, and take one log. What a format cannot say is told on standard error.

      Choosing entries changes no figure; of sets --gym and --exercise choose the sets themselves.
      """,
    options: [.to, .what, .clockZone, .unit] + .report + .selection,
    examples: [
      "w8log export --to csv log.w8log > weights.csv",
      "w8log export --to ndjson --what sets logs/ > sets.ndjson",
      "w8log export --to hevy -p 2026 log.w8log > hevy.csv",
      "w8log export --to libra --zone +01:00 log.w8log > libra.csv",
    ],
    run: { invocation throws(Failure) in
      try ExportRun(invocation).run()
    })
}

/// The options of `export`.
extension Option {
  static let to = Option(
    name: "--to", value: .choice(ExportFormat.all.map { $0.name }), summary: "what is written")
  static let what = Option.choice(
    "--what", ExportContent.self, "what rows are about: entries with their weights, or sets")
  static let clockZone = Option(
    name: "--zone", value: .zone,
    summary: "where the clocks of the log are, for formats with instants: Europe/Berlin, +01:00",
    initial: "UTC")
}
