import Primitives
import W8Engine
import W8Text

/// A history with its gyms side by side.
struct HistoryComparison {
  let report: HistoryReport
  let page: Page

  /// The facts below each other, the gyms beside each other, in as many tables as the width asks for.
  var text: String {
    let name = visible(report.history.name)
    let heading = page.paragraph(
      "\(name), loads in \(report.unit.symbol)", accent: Accent(name, .strong))
    return ([heading] + tables(of: report.branches, on: page, turned)).joined(separator: "\n")
  }

  /// One row for each gym, for other programs.
  static func table(of report: HistoryReport) -> Table {
    let facts = facts(of: report)
    return Table(
      columns: [Table.Column(key: "gym", title: "Gym")]
        + facts.map { Table.Column(key: $0.column.key, title: $0.column.title) },
      rows: report.branches.map { branch in
        [.text(branch.branch.gym.text, shown: branch.spelling)] + facts.map { $0.cell(branch) }
      })
  }

  private func turned(_ branches: ArraySlice<GymSessions>) -> Table {
    Table(
      columns: [Table.Column(key: "fact", title: "")]
        + branches.map {
          Table.Column(key: $0.branch.gym.text, title: visible($0.spelling), breaking: .list)
        },
      rows: Self.facts(of: report).compactMap { fact in
        let cells = branches.map(fact.cell)
        let isEmpty = cells.allSatisfy { $0.shown.isEmpty }
        return isEmpty ? nil : [.text(fact.column.title)] + cells
      })
  }

  /// The fields of each gym.
  private static func facts(of report: HistoryReport) -> [Field<GymSessions>] {
    let unit = report.unit
    let figures = TrainingFigures.fields(in: unit, epley: "e1RM (Epley)", brzycki: "e1RM (Brzycki)")
    return [
      .count("sessions", "Sessions") { $0.branch.figures.sessionCount },
      .text("lastDate", "Last") { $0.branch.figures.lastDate?.description },
      .text("lastSets", "Last sets") { $0.lastSets?.working.text(in: unit) },
    ] + figures.map { $0.of { $0.branch.figures } }
      + repetitions(in: report).map { heaviest($0, in: unit) } + [
        .text("setup", "Set-up") { $0.branch.setups.joined(separator: " / ") }
      ]
  }

  private static func heaviest(_ repetitions: Int, in unit: MassUnit) -> Field<GymSessions> {
    func load(_ shown: GymSessions) -> Mass? {
      shown.branch.figures.loadByRepetitions.first { $0.repetitions == repetitions }?.load
    }
    return .number(
      "load\(repetitions)", "Heaviest, \(counted(repetitions, "rep"))",
      shown: { load($0).map { DecimalText.text(load: $0, in: unit) } },
      { load($0).map { $0.value(in: unit) } })
  }

  /// The numbers of repetitions that were done with a mass at any of the gyms, ascending.
  private static func repetitions(in report: HistoryReport) -> [Int] {
    let all = report.branches.flatMap { $0.branch.figures.loadByRepetitions.map { $0.repetitions } }
    return Set(all).sorted()
  }
}
