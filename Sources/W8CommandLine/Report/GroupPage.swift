import Primitives
import W8Engine
import W8Text

/// The sets by groups of muscles for people: a row for each period, a column for each group.
struct GroupPage {
  let report: GroupReport
  let page: Page

  /// No page has more columns; documents have all groups.
  private static let mostColumns = 60

  /// The groups beside each other, in as many tables as the width asks for, then what is to be said of them.
  var text: String {
    let columns = columns
    var parts: [String] = []
    var rest = columns.prefix(Self.mostColumns)[...]
    while !rest.isEmpty {
      var count = 1
      while count < rest.count, fits(rest.prefix(count + 1)) { count += 1 }
      parts.append(textTable(table(of: rest.prefix(count)), page))
      rest = rest.dropFirst(count)
    }
    let words = words(leftOut: columns.dropFirst(Self.mostColumns).map(\.title))
    if !words.isEmpty {
      parts.append(words.map { page.paragraph($0, .faint, breaking: .words) }.joined())
    }
    return parts.joined(separator: "\n")
  }

  /// What stands below each other beside the periods.
  private struct Column {
    let title: String
    let sets: (MuscleGroupSets) -> TrainingSets
  }

  private var columns: [Column] {
    let all = Column(title: "All") { TrainingSets(direct: $0.total) }
    let groups = report.trained(by: report.total).map { group in
      Column(title: visible(group.text)) { $0.sets(of: group) }
    }
    let none = Column(title: GroupReport.noGroup) { TrainingSets(direct: $0.withoutGroup) }
    return [all] + groups + (report.total.withoutGroup > 0 ? [none] : [])
  }

  private func words(leftOut: [String]) -> [String] {
    var words: [String] = []
    if report.groups.contains(where: { report.total.sets(of: $0).indirect > 0 }) {
      words.append(
        "Behind a + are sets that train the group besides another; "
          + "\"\(meanTitle)\" counts two of them as one.")
    }
    let untrained = report.groups.filter { report.total.sets(of: $0).isEmpty }.map {
      visible($0.text)
    }
    if !untrained.isEmpty { words.append("Not trained: \(listed(untrained))") }
    if !leftOut.isEmpty { words.append("No room for: \(listed(leftOut))") }
    return words
  }

  private func listed(_ names: [String]) -> String {
    let shown = names.prefix(Self.mostColumns)
    let others = names.count - shown.count
    return shown.joined(separator: ", ") + (others > 0 ? " and \(counted(others, "other"))" : "")
  }

  private func fits(_ columns: ArraySlice<Column>) -> Bool {
    guard let width = page.width else { return true }
    return TextTable(table(of: columns), Page(style: .plain, width: nil)).width <= width
  }

  private func table(of columns: ArraySlice<Column>) -> Table {
    let rows = report.rows.map { row in
      [.text(row.period.description)] + columns.map { shown(setText($0.sets(row.sets))) }
    }
    let total = columns.map { shown(setText($0.sets(report.total)), .strong) }
    let mean = columns.map { column in
      let weighted = column.sets(report.total).weighted
      return shown(DecimalText.text(weighted / Double(max(report.periodCount, 1))), .strong)
    }
    return Table(
      columns: [Table.Column(key: "period", title: report.kind.title)]
        + columns.map {
          Table.Column(key: $0.title, title: $0.title, alignment: .right, breaking: .words)
        },
      rows: rows + [[shown("Total", .strong)] + total, [shown(meanTitle, .strong)] + mean])
  }

  private var meanTitle: String { "A \(report.kind.rawValue)" }

  private func shown(_ text: String, _ part: Style.Part? = nil) -> Table.Cell {
    Table.Cell(data: "", shown: text, part: part)
  }
}

/// The direct sets, and behind `+` the indirect ones; a dot for none.
func setText(_ sets: TrainingSets) -> String {
  if sets.isEmpty { return "·" }
  let direct = sets.direct > 0 ? "\(sets.direct)" : ""
  return sets.indirect > 0 ? "\(direct)+\(sets.indirect)" : direct
}
