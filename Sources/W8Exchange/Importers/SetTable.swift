extension Importer {
  static let fitbod = Importer(
    name: "fitbod", title: "Fitbod",
    recognition: "columns Date, Exercise, Reps, isWarmup and multiplier",
    hasLifts: true,
    header: { $0.has("date", "exercise", "reps", "iswarmup", "multiplier") },
    rows: { (header, _) throws(ImportRefusal) in
      guard let columns = SetColumns(&header, map: [:]) else {
        throw .unreadable(line: nil, "no columns for date, exercise and reps")
      }
      return SetRows(columns)
    })

  static let genericSets = Importer(
    name: "sets", title: "table of sets",
    recognition:
      "columns with a date, an exercise and repetitions, under any of the names in grammar/manual/exchange.md",
    recognizes: { $0.headerOfSets != nil },
    open: { (head, settings) throws(ImportRefusal) in
      try checkColumns(settings.columns, in: head)
      for var (skipped, header) in head.headers(map: settings.columns) {
        guard
          let columns = SetColumns(
            &header, map: settings.columns, needsDay: settings.dayOfFile == nil)
        else { continue }
        let rows = RowsOfPeople(person: columns[.person], wanted: settings.person, SetRows(columns))
        return TableReading(head: head, skipping: skipped, header: header, rows: rows)
      }
      throw .needsOption(
        "no columns for date, exercise and reps;  "
          + "name them with --map date=…,exercise=…,reps=…,weight=…")
    })
}

extension SourceHead {
  /// Whether a table of sets begins, whose columns the user calls as `map` says.
  func isTableOfSets(map: [String: String]) -> Bool {
    headers(map: map).contains { isHeaderOfSets($0.header, map: map, needsDay: dayOfFile == nil) }
  }

  /// The index of the first record that is the header of a table of sets; nil for none.
  var headerOfSets: Int? {
    rows.firstIndex { isHeaderOfSets($0, map: [:], needsDay: dayOfFile == nil) }
  }
}

private func isHeaderOfSets(
  _ header: TableHeader, map: [String: String], needsDay: Bool
) -> Bool {
  var header = header
  return SetColumns(&header, map: map, needsDay: needsDay) != nil
}
