import W8Analysis
import W8Engine

/// The milestones of a log, crossed and to come.
struct MilestoneReport: Report {
  private let milestones: [Milestone]
  private let next: NextMilestone?
  private let unit: MassUnit

  init(_ log: OpenedLog, _ invocation: Invocation) {
    milestones = log.analysis.logbook.milestones
    next = log.analysis.logbook.nextMilestone
    unit = invocation.unit(of: log)
  }

  var emptiness: String? {
    milestones.isEmpty ? "no goal and no milestone, such as `goal 75` or `milestone 80`," : nil
  }

  func text(_ page: Page) -> String {
    let next = next.map { "\nNext  \(nextText($0, in: unit))\n" } ?? ""
    return textTable(table, page.style) + next
  }

  var table: Table {
    Table(
      columns: [
        Table.Column(key: "weight", title: "Weight", alignment: .right),
        Table.Column(key: "crossed", title: "Crossed"),
        Table.Column(key: "label", title: "Name"),
      ],
      rows: milestones.map(cells))
  }

  var document: Document {
    Document(
      [
        "unit": .string(unit.symbol),
        "next": JSONValue(next) { MilestoneReport.document(of: $0, in: unit) },
      ], "milestones", of: milestones
    ) { MilestoneReport.document(of: $0, in: unit) }
  }

  /// The JSON of one milestone.
  static func document(of milestone: Milestone, in unit: MassUnit) -> JSONValue {
    .object([
      "weight": .number(milestone.mass.value(in: unit)),
      "label": JSONValue(milestone.label) { .string($0) },
      "crossed": JSONValue(milestone.crossing) { .string($0.date.description) },
    ])
  }

  /// The JSON of the milestone that comes next.
  static func document(of next: NextMilestone, in unit: MassUnit) -> JSONValue {
    .object([
      "weight": .number(next.milestone.mass.value(in: unit)),
      "remaining": .number(unit.value(ofKilograms: next.remainingKilograms)),
      "progress": .number(next.progress),
    ])
  }

  private func cells(_ milestone: Milestone) -> [Table.Cell] {
    let crossed = milestone.crossing?.date
    return [
      .number(milestone.mass.value(in: unit), shown: DecimalText.text(milestone.mass, in: unit)),
      .text(crossed?.description ?? "", shown: crossed.map { "★ \($0.withWeekday)" } ?? ""),
      .text(
        milestone.label ?? "", shown: milestone.label ?? (milestone.kind == .goal ? "goal" : "")),
    ]
  }
}

/// `80.0 kg "Under eighty": 1.2 kg to go  ██████░░░░  60 %`.
func nextText(_ next: NextMilestone, in unit: MassUnit) -> String {
  let remaining = massText(kilograms: next.remainingKilograms, in: unit)
  let percent = Int((next.progress * 100).rounded(.down))
  return "\(milestoneName(next.milestone, in: unit)): \(remaining) to go  "
    + "\(progressBar(next.progress, width: 20))  \(percent) %"
}
