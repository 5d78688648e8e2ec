extension Importer {
  static let fitNotes = Importer(
    name: "fitnotes", title: "FitNotes",
    recognition: "columns Date, Exercise, Category and Reps",
    header: { $0.has("date", "exercise", "category", "reps") },
    dialect: SetDialect(
      names: [
        .date: ["date"], .exercise: ["exercise"], .repetitions: ["reps"], .seconds: ["time"],
        .note: ["comment", "notes"], .unit: ["weight unit"], .distanceUnit: ["distance unit"],
        .weight: ["weight*"], .distance: ["distance*"],
      ],
      session: [], needsLoads: true, fitted: fitted))
}

/// Commas in names and comments have no quotes; where one place for them alone makes all other cells fit, they stand there.
@Sendable
private func fitted(_ row: TableRow, _ columns: SetColumns, width: Int) -> TableRow? {
  guard let exercise = columns[.exercise], row.isPartedByCommas, row.count > width else {
    return nil
  }
  if fits(row, columns), (width..<row.count).allSatisfy({ row.isEmpty($0) }) { return nil }
  let excess = row.count - width
  let isOpen = columns[.note] == width - 1
  let fitting = (isOpen ? 0...excess : excess...excess).compactMap { count -> TableRow? in
    var joined = row
    joined.join(exercise...(exercise + count))
    if isOpen { joined.join((width - 1)...(joined.count - 1)) }
    return fits(joined, columns) ? joined : nil
  }
  return fitting.count == 1 ? fitting[0] : nil
}

/// Whether units are units and numbers numbers.
private func fits(_ row: TableRow, _ columns: SetColumns) -> Bool {
  let unit = columns[.unit]
  return [.weight, .repetitions, .distance].allSatisfy { column in
    row.isEmpty(columns[column])
      || readNumber(row.raw(columns[column]))?.suffix.isEmpty == true
  }
    && (row.isEmpty(unit) || massUnit(row.decoded(unit).text.lowercased()) != nil)
    && (row.isEmpty(columns[.seconds]) || readSeconds(row.raw(columns[.seconds])) != nil)
}
