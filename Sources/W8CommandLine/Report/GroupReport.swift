import JSON
import Primitives
import W8Analysis
import W8Engine

/// The sets of each period by groups of muscles.
struct GroupReport: Report {
  let kind: ReportPeriod
  /// The groups that are declared, in order.
  let groups: [MuscleGroup]
  /// The periods with sets, and those between them where they are asked for.
  let rows: [Row]
  /// The sets of all of them.
  let total: MuscleGroupSets
  /// How many periods there are from the first to the last, those without sets included.
  let periodCount: Int
  private let places: [MuscleGroup: Int]

  struct Row {
    let period: Period
    let sets: MuscleGroupSets
  }

  /// What stands for exercises without a group.
  static let noGroup = "no group"

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    let logbook = log.analysis.logbook
    let kind = arguments.choice(of: .by, ReportPeriod.self) ?? .week
    let dates = try Selection(invocation).dates(of: logbook)
    let trained = periods(kind.kind, of: dates).map {
      Row(period: $0, sets: logbook.muscleGroupSets(in: $0.days))
    }.filter { $0.sets.total > 0 }
    self.kind = kind
    rows = (arguments.has(.fill) ? try Self.filling(trained) : trained)
      .inOrder(arguments.order(unlessGiven: .oldestFirst))
    total = trained.reduce(into: MuscleGroupSets()) { $0 += $1.sets }
    periodCount = count(of: trained.map(\.period))
    groups = logbook.settings.training.muscleGroups
    places = Dictionary(uniqueKeysWithValues: zip(groups, groups.indices))
  }

  /// The rows, which ascend, with one without sets for each period between them.
  private static func filling(_ rows: [Row]) throws(Failure) -> [Row] {
    let sets = Dictionary(rows.map { ($0.period, $0.sets) }, uniquingKeysWith: { $1 })
    return try filled(rows.map(\.period)).map { Row(period: $0, sets: sets[$0] ?? .init()) }
  }

  var emptiness: String? {
    if groups.isEmpty { return "no `exercise` line with a `group:`" }
    return rows.isEmpty ? "no sets to show" : nil
  }

  func text(_ page: Page) -> String { GroupPage(report: self, page: page).text }

  /// A row for each group that a period trained.
  var table: Table { Table(rows.flatMap(cells), Self.fields) }

  var document: Document {
    Document(
      [
        "by": .string(kind.rawValue), "periodCount": .integer(periodCount),
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
    sets.groups.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
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

/// How many periods there are from the first of `periods`, which ascend, to the last.
private func count(of periods: [Period]) -> Int {
  guard let first = periods.first, let last = periods.last else { return 0 }
  let days = last.firstDay.days(since: first.firstDay)
  switch first.kind {
  case .day: return days + 1
  case .week: return days / 7 + 1
  case .month, .quarter, .halfYear, .year: return span(periods).reduce(0) { sum, _ in sum + 1 }
  }
}
