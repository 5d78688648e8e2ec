extension SourceHead {
  /// What a file is that is known and says too little to be taken in, and what to take instead; nil for any other file.
  var remedyForUnsupported: String? {
    if isJSON, contains("\"repetitions_unit\"") {
      return "it has workouts of wger, with numbers instead of exercise names; "
        + "import wger's table of weights, Weightdata.csv, or the JSON of /api/v2/weightentry/"
    }
    if rows.contains(where: isDayOfExcel) {
      return "it is The Hacker's Diet Online's table for Excel, which has no unit; "
        + "export its CSV or XML instead"
    }
    return nil
  }
}

/// Whether a record is a day of the table for Excel of The Hacker's Diet Online: a date with slashes, a day of the week, and a weight or what was written in its place.
private func isDayOfExcel(_ row: TableHeader) -> Bool {
  guard row.names.count >= 3, row.names[0].contains("/"),
    readTimestamp(row.names[0].utf8) != nil
  else { return false }
  return ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].contains { day in
    row.names[1] == day || row.names[1].hasPrefix(day) && row.names[1].hasSuffix("day")
  }
}
