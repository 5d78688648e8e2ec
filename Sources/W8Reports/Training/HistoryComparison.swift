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
    var parts = [
      page.paragraph("\(name), loads in \(report.unit.symbol)", accent: Accent(name, .strong))
    ]
    var rest = report.branches[...]
    while !rest.isEmpty {
      var count = 1
      while count < rest.count, fits(rest.prefix(count + 1)) { count += 1 }
      parts.append(textTable(turned(rest.prefix(count)), page))
      rest = rest.dropFirst(count)
    }
    return parts.joined(separator: "\n")
  }

  /// One row for each gym, for other programs.
  static func table(of report: HistoryReport) -> Table {
    let facts = facts(of: report)
    return Table(
      columns: [Table.Column(key: "gym", title: "Gym")] + facts.map(\.column),
      rows: report.branches.map { branch in
        [.text(branch.branch.gym.text, shown: branch.spelling)] + facts.map { $0.cell(branch) }
      })
  }

  /// What is told of each gym.
  private struct Fact {
    let column: Table.Column
    let cell: (ShownBranch) -> Table.Cell
  }

  private func turned(_ branches: ArraySlice<ShownBranch>) -> Table {
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

  private func fits(_ branches: ArraySlice<ShownBranch>) -> Bool {
    guard let width = page.width else { return true }
    return TextTable(turned(branches), Page(style: .plain, width: nil)).width <= width
  }

  private static func facts(of report: HistoryReport) -> [Fact] {
    let unit = report.unit
    func mass(_ key: String, _ title: String, _ value: @escaping (TrainingFigures) -> Double?)
      -> Fact
    {
      Fact(column: Table.Column(key: key, title: title)) { branch in
        let kilograms = value(branch.branch.figures)
        return .number(
          kilograms.map(unit.value),
          shown: kilograms.map { DecimalText.text(kilograms: $0, in: unit) })
      }
    }
    func text(_ key: String, _ title: String, _ value: @escaping (ShownBranch) -> String?) -> Fact {
      Fact(column: Table.Column(key: key, title: title)) { .text(value($0) ?? "") }
    }
    return [
      Fact(column: Table.Column(key: "sessions", title: "Sessions")) {
        .count($0.branch.figures.sessionCount)
      },
      text("lastDate", "Last") { $0.branch.figures.lastDate?.description },
      text("lastSets", "Last sets") { $0.lastSets?.working.text(in: unit) },
      text("best", "Best") { $0.branch.figures.best.map { setWords($0, in: unit) } },
      mass("epley", "e1RM (Epley)", \.epleyKilograms),
      mass("brzycki", "e1RM (Brzycki)", \.brzyckiKilograms),
      mass("volume", "Volume") { $0.volumeKilograms > 0 ? $0.volumeKilograms : nil },
    ] + endurance
      + repetitions(in: report).map { heaviest($0, in: unit) } + [
        text("setup", "Set-up") { $0.branch.setups.joined(separator: " / ") }
      ]
  }

  private static var endurance: [Fact] {
    func fact(_ key: String, _ title: String, _ cell: @escaping (EnduranceBests) -> Table.Cell)
      -> Fact
    {
      Fact(column: Table.Column(key: key, title: title)) { cell($0.branch.figures.endurance) }
    }
    return [
      fact("longest", "Longest") { bests in
        .number(
          bests.longest.map { $0.seconds.value },
          shown: bests.longest.map { SetText.time($0.seconds) })
      },
      fact("farthest", "Farthest") { bests in
        .number(
          bests.farthest?.distance.metres,
          shown: bests.farthest.map { SetText.distance($0.distance, in: $0.unit) })
      },
      fact("pace", "Pace") { bests in
        .number(bests.fastest?.secondsPerKilometre, shown: bests.fastest.map(SetText.pace))
      },
    ]
  }

  private static func heaviest(_ repetitions: Int, in unit: MassUnit) -> Fact {
    Fact(
      column: Table.Column(
        key: "load\(repetitions)", title: "Heaviest, \(counted(repetitions, "rep"))")
    ) { branch in
      let loads = branch.branch.figures.loadByRepetitions
      let load = loads.first { $0.repetitions == repetitions }?.load
      return .number(
        load.map { $0.value(in: unit) }, shown: load.map { DecimalText.text(load: $0, in: unit) })
    }
  }

  /// The numbers of repetitions that were done with a mass at any of the gyms, ascending.
  private static func repetitions(in report: HistoryReport) -> [Int] {
    let all = report.branches.flatMap { $0.branch.figures.loadByRepetitions.map(\.repetitions) }
    return Set(all).sorted()
  }
}
