import W8Engine

/// The entries of a log as one table, for other programs.
struct LogRows {
  let rows: [LogRow]
  let unit: MassUnit

  var table: Table {
    Table(columns: columns, rows: rows.map(cells))
  }

  /// The table with a last column of exercises, one on each line of a cell.
  func table(withExercisesOf logbook: Logbook) -> Table {
    var table = table
    table.columns.append(Table.Column(key: "exercises", title: "Exercises"))
    table.rows = zip(table.rows, rows).map { cells, row in
      let lines = row.entry.sessions.flatMap { session in
        let gym = logbook.settings.gyms.gym(of: session)
        return session.exercises.map { "\($0.name) (\(gym)): \(setWords($0.groups))" }
      }
      return cells + [
        .text(lines.joined(separator: "\n"), shown: lines.joined(separator: " / "))
      ]
    }
    return table
  }

  private var columns: [Table.Column] {
    [
      Table.Column(key: "date", title: "Date"),
      Table.Column(key: "time", title: "Time"),
      Table.Column(key: "weight", title: "Weight", alignment: .right),
      Table.Column(key: "excluded", title: "Excluded"),
      Table.Column(key: "average", title: "Avg", alignment: .right),
      Table.Column(key: "rate", title: "Rate", alignment: .right),
      Table.Column(key: "milestones", title: "Milestones"),
      Table.Column(key: "gyms", title: "Gyms"),
      Table.Column(key: "tags", title: "Tags"),
      Table.Column(key: "note", title: "Notes"),
    ]
  }

  private func cells(_ row: LogRow) -> [Table.Cell] {
    let entry = row.entry
    let average = row.figures.averageKilograms
    let rate = row.figures.rate
    return [
      .text(entry.date.description, shown: entry.date.withWeekday),
      .text(entry.time?.description ?? ""),
      .number(
        entry.weighIn?.mass.value(in: unit),
        shown: entry.weighIn.map { DecimalText.text($0.mass, in: unit) }),
      .text(entry.weighIn?.isExcluded == true ? "true" : "false", shown: excludedMark(entry)),
      .number(
        average.map(unit.value), shown: average.map { DecimalText.text(kilograms: $0, in: unit) }),
      .number(rate?.change.value(in: unit), shown: rate.map { $0.text(in: unit) }),
      .numbers(
        row.milestones.map { $0.mass.value(in: unit) },
        shown: row.milestones.map { DecimalText.text($0.mass, in: unit) }),
      .words(row.gyms, sign: "@"),
      .words(entry.tags, sign: "#"),
      .text(row.notes.filter { !$0.isEmpty }.joined(separator: "\n"), shown: shownNotes(row)),
    ]
  }

  private func excludedMark(_ entry: Entry) -> String {
    entry.weighIn?.isExcluded == true ? "?" : ""
  }

  private func shownNotes(_ row: LogRow) -> String {
    row.notes.filter { !$0.isEmpty }.joined(separator: " / ")
  }
}

extension Rate {
  /// The change behind its arrow: `↓ 0.4`.
  func text(in unit: MassUnit) -> String {
    "\(direction.symbol) \(DecimalText.text(change.magnitude, in: unit))"
  }
}
