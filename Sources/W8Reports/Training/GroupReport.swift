import JSON
import Primitives
import W8Book
import W8Engine
import W8Lint
import W8Text

/// The sets of each period by groups of muscles.
struct GroupReport: Report {
  let kind: PeriodKind
  /// The groups that are declared, in order.
  let groups: [MuscleGroup]
  /// The periods with sets, and those between them where they are asked for.
  let rows: [Row]
  /// The sets of all of them.
  let total: MuscleGroupSets
  /// The number of periods from the first to the last, those without sets included.
  let periodCount: Int
  private let indices: [MuscleGroup: Int]

  struct Row {
    let period: Period
    let sets: MuscleGroupSets
  }

  /// The substitute for exercises without a group.
  static let noGroup = "no group"

  /// Nil where there are too many periods to show.
  init?(_ log: OpenedLog, _ settings: ReportSettings, by kind: PeriodKind, fills: Bool) {
    let logbook = log.analysis.logbook
    let dates = settings.selection.dates(of: log)
    let trained = periods(kind, of: dates).map {
      Row(period: $0, sets: logbook.muscleGroupSets(in: $0.days))
    }.filter { $0.sets.total > 0 }
    guard let shown = fills ? Self.filling(trained) : trained else { return nil }
    self.kind = kind
    rows = shown.inOrder(settings.order ?? .oldestFirst)
    total = trained.reduce(into: MuscleGroupSets()) { $0 += $1.sets }
    periodCount = count(of: trained.map { $0.period })
    groups = logbook.settings.training.muscleGroups
    indices = Dictionary(uniqueKeysWithValues: zip(groups, groups.indices))
  }

  /// The rows, which ascend, with one without sets for each period between them.
  private static func filling(_ rows: [Row]) -> [Row]? {
    let sets = Dictionary(rows.map { ($0.period, $0.sets) }, uniquingKeysWith: { $1 })
    return filled(rows.map { $0.period })?.map { Row(period: $0, sets: sets[$0] ?? .init()) }
  }

  var emptiness: String? {
    if groups.isEmpty { return "no exercise with a group (exercise \"Bench press\" group:chest)" }
    return rows.isEmpty ? "no sets to show" : nil
  }

  func text(_ page: Page) -> String { GroupPage(report: self, page: page).text }

  /// A row for each group that a period trained.
  var table: Table { Table(rows.flatMap(cells), Self.fields) }

  var document: Document {
    Document(
      [
        "by": .string(kind.word), "periodCount": .integer(periodCount),
        "groups": .array(
          told(groups, of: total).map { group, sets in
            .object(
              Self.members(of: group, sets).merging([
                "mean": .number(sets.weighted / Double(max(periodCount, 1)))
              ]))
          }),
      ], "periods", of: rows
    ) { row in
      JSON.object([
        "period": .string(row.period.description), "sets": .integer(row.sets.total),
        "groups": .array(
          told(trained(by: row.sets), of: row.sets).map { .object(Self.members(of: $0, $1)) }),
      ])
    }
  }

  /// The groups that `sets` trained, in order.
  func trained(by sets: MuscleGroupSets) -> [MuscleGroup] {
    sets.groups.sorted { (indices[$0] ?? 0) < (indices[$1] ?? 0) }
  }

  /// The groups with their sets, last those of no group if there are any; nil stands for no group.
  private func told(
    _ groups: [MuscleGroup], of sets: MuscleGroupSets
  ) -> [(group: MuscleGroup?, sets: TrainingSets)] {
    let known = groups.map { (group: MuscleGroup?.some($0), sets: sets.sets(of: $0)) }
    guard sets.withoutGroup > 0 else { return known }
    return known + [(group: nil, sets: TrainingSets(direct: sets.withoutGroup))]
  }

  private static func members(of group: MuscleGroup?, _ sets: TrainingSets) -> JSONObject {
    [
      "group": JSON(group) { .string($0.text) }, "direct": .integer(sets.direct),
      "indirect": .integer(sets.indirect), "weighted": .number(sets.weighted),
    ]
  }

  private typealias Cell = (period: Period, group: MuscleGroup?, sets: TrainingSets)

  private func cells(_ row: Row) -> [Cell] {
    told(trained(by: row.sets), of: row.sets).map { (row.period, $0.group, $0.sets) }
  }

  private static var fields: [Field<Cell>] {
    [
      .text("period", "Period") { $0.period.description },
      .text("group", "Group", shown: { $0.group?.text ?? noGroup }) { $0.group?.text },
      .count("direct", "Direct") { $0.sets.direct },
      .count("indirect", "Indirect") { $0.sets.indirect },
      .number("weighted", "Weighted", shown: { DecimalText.text($0.sets.weighted) }) {
        $0.sets.weighted
      },
    ]
  }
}

/// The number of periods from the first of `periods`, which ascend, to the last.
private func count(of periods: [Period]) -> Int {
  guard let first = periods.first, let last = periods.last else { return 0 }
  let days = last.firstDay.days(since: first.firstDay)
  switch first.kind {
  case .day: return days + 1
  case .week: return days / 7 + 1
  case .month, .quarter, .halfYear, .year: return span(periods).reduce(0) { sum, _ in sum + 1 }
  }
}

/// The sets by groups of muscles for people: a row for each period, a column for each group.
struct GroupPage {
  let report: GroupReport
  let page: Page

  /// No page has more columns; documents have all groups.
  private static let mostColumns = 60

  /// The groups beside each other, in as many tables as the width asks for, then what is to be said of them.
  var text: String {
    let columns = columns
    var parts = tables(of: Array(columns.prefix(Self.mostColumns)), on: page, table)
    let words = words(leftOut: columns.dropFirst(Self.mostColumns).map { $0.title })
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
        "Sets after a + train the group indirectly; "
          + "\"\(meanTitle)\" counts two of them as one.")
    }
    let untrained = report.groups.filter { report.total.sets(of: $0).isEmpty }.map {
      visible($0.text)
    }
    if !untrained.isEmpty { words.append("Not trained: \(listed(untrained))") }
    if !leftOut.isEmpty { words.append("Columns that do not fit: \(listed(leftOut))") }
    return words
  }

  private func listed(_ names: [String]) -> String {
    let shown = names.prefix(Self.mostColumns)
    let others = names.count - shown.count
    return shown.joined(separator: ", ") + (others > 0 ? " and \(counted(others, "other"))" : "")
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

  private var meanTitle: String { "A \(report.kind.word)" }

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
