import W8Reports

extension Command {
  static let export = Command(
    name: "export",
    summary: "export to CSV, JSON, Strong, Hevy, Libra and others",
    detail: """
      csv and ndjson have one row per entry or, with `--what sets`, per set. json has both in one document
      per log. Each row names its file, so many logs make one table. Columns stay the same within a
      schema.

      The other formats are files for the apps that they are named after; they take one log. w8log reports
      on standard error what a format cannot hold. Filters choose rows and never change averages; --gym
      and --exercise also choose the sets.
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
    name: "--to", value: .choice(ExportFormat.all.map { $0.name }), summary: "format")
  static let what = Option.choice(
    "--what", ExportContent.self, "rows: entries with weights, or sets")
  static let clockZone = Option(
    name: "--zone", value: .zone,
    summary: "your time zone: Europe/Berlin, +01:00",
    initial: "UTC")
}
