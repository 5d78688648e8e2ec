/// A kind of file that is known and says too little to be taken in.
enum UnsupportedSource: CaseIterable {
  case wgerWorkouts, hackersDietExcel

  /// What the beginning of a file tells; nil for any other file.
  init?(_ head: SourceHead) {
    guard let found = Self.allCases.first(where: { $0.recognises(head) }) else { return nil }
    self = found
  }

  private func recognises(_ head: SourceHead) -> Bool {
    switch self {
    case .wgerWorkouts:
      head.isJSON && head.contains("\"repetitions_unit\"")
    case .hackersDietExcel: head.rows.contains(where: isDayOfExcel)
    }
  }

  /// What it is, and what to take instead.
  var remedy: String {
    switch self {
    case .wgerWorkouts:
      "it holds workouts of wger, with numbers in place of the names of exercises; "
        + "of wger, import the table of weights, Weightdata.csv, or JSON of /api/v2/weightentry/"
    case .hackersDietExcel:
      "it is the table for Excel of The Hacker's Diet Online, which does not say its unit; "
        + "export its CSV or XML instead"
    }
  }
}

/// Whether a record is a day of that table: a date with slashes, a day of the week, and a weight or what was written in its place.
private func isDayOfExcel(_ row: TableHeader) -> Bool {
  guard row.names.count >= 3, row.names[0].contains("/"),
    readTimestamp(row.names[0].utf8) != nil
  else { return false }
  return ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].contains { day in
    row.names[1] == day || row.names[1].hasPrefix(day) && row.names[1].hasSuffix("day")
  }
}
