import W8Engine

/// The sessions of a history as one table, for other programs.
struct HistoryRows {
  let report: HistoryReport

  var table: Table {
    Table(
      columns: [
        Table.Column(key: "date", title: "Date"),
        Table.Column(key: "gym", title: "Gym"),
        Table.Column(key: "line", title: "Line", alignment: .right),
        Table.Column(key: "sets", title: "Sets"),
        Table.Column(key: "best", title: "Best"),
        Table.Column(key: "epley", title: "e1RM", alignment: .right),
        Table.Column(key: "brzycki", title: "Brzycki", alignment: .right),
        Table.Column(key: "volume", title: "Volume", alignment: .right),
        Table.Column(key: "records", title: "Records"),
        Table.Column(key: "previous", title: "Before"),
        Table.Column(key: "previousGym", title: "At"),
        Table.Column(key: "change", title: "Change"),
      ],
      rows: report.branches.flatMap { branch in branch.sessions.map { cells($0, of: branch) } })
  }

  private func cells(_ shown: ShownSession, of branch: ShownBranch) -> [Table.Cell] {
    let (unit, figures, previous) = (report.unit, shown.figures, shown.previous)
    let volume = figures.volumeKilograms
    return [
      .text(shown.session.date.description, shown: shown.session.date.withWeekday),
      .text(branch.branch.gym, shown: branch.spelling),
      .count(shown.line),
      .text(
        setWords(shown.session.groups, showing: shown.session.unit), shown: shown.sets(in: unit)),
      .text(figures.best.map { setWords($0, in: unit) } ?? ""),
      mass(figures.epleyKilograms),
      mass(figures.brzyckiKilograms),
      mass(volume > 0 ? volume : nil),
      .text(
        shown.records.map(\.achievement.kind.name).joined(separator: " "),
        shown: shown.recordMarks),
      .text(
        previous?.session.date.description ?? "", shown: previous?.session.date.withWeekday ?? ""),
      .text(
        previous?.session.gym ?? "",
        shown: previous.map { report.spelling(of: $0.session.gym) } ?? ""
      ),
      .text(shown.change(in: unit) ?? ""),
    ]
  }

  private func mass(_ kilograms: Double?) -> Table.Cell {
    .number(
      kilograms.map(report.unit.value),
      shown: kilograms.map { DecimalText.text(kilograms: $0, in: report.unit) })
  }
}
