import W8Reports

extension Command {
  static let export = Command(
    name: "export",
    summary: "export to CSV, JSON, Strong, Hevy, Libra and others",
    detail: """
      csv and ndjson (JSON, one object per line) have a row per entry or, with `--what sets`, a row per
      set. Each row names its file, so one table can hold many logs. Columns keep their names and order;
      later versions may add columns at the end. json writes a document per log, with its entries and
      their sets.

      Each of the other formats is for the app of that name and takes one log. w8log reports on standard
      error what the format cannot hold. Filters choose rows and never change averages. In exports of
      sets, --gym and --exercise also leave out the sets of other gyms and exercises. Notes are always
      exported; to share a log without them, use `w8log page --leave-out notes`.
      """,
    options: [.to, .what, .clockZone, .unit] + .report + .selection,
    exitCodes: [
      (.success, "the export was written, and the log has no errors"),
      (.usage, "the command line is wrong"),
      (
        .unreadable,
        "a log cannot be read or is not UTF-8, there is none, or the -o FILE cannot be written"
      ),
      (.badData, "the log has errors; with --strict, nothing was exported"),
    ],
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
    name: "--to", value: .choice(ExportFormat.all.map { $0.name }), summary: "format of the output")
  static let what = Option.choice(
    "--what", ExportContent.self, "a row per entry, or a row per set")
  static let clockZone = Option(
    name: "--zone", value: .zone,
    summary: "your time zone: Europe/Berlin, +01:00",
    initial: "UTC")
}
