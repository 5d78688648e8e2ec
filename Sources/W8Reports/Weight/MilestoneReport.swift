import JSON
import W8Engine

/// The milestones of a log, crossed and to come.
struct MilestoneReport: ListReport {
  let rows: [Milestone]
  private let next: NextMilestone?
  private let unit: MassUnit

  init(_ logbook: Logbook, in unit: MassUnit) {
    rows = logbook.milestones
    next = logbook.nextMilestone
    self.unit = unit
  }

  let listName = "milestones"

  var tableUnit: String? { unit.symbol }

  var members: JSONObject {
    [
      "unit": .string(unit.symbol),
      "next": JSON(next) { MilestoneReport.document(of: $0, in: unit) },
    ]
  }

  var emptiness: String? {
    rows.isEmpty ? "no goal and no milestone, such as `goal 75` or `milestone 80`," : nil
  }

  func text(_ page: Page) -> String {
    let next = next.map { "\n" + page.lines(of: [Fact("Next", nextText($0, in: unit))]) } ?? ""
    return textTable(table, page) + next
  }

  var fields: [Field<Milestone>] {
    [
      .mass("weight", "Weight", in: unit, exactly: { $0.mass }),
      .text("crossed", "Crossed", shown: { $0.crossing.map { "★ \($0.date.withWeekday)" } }) {
        $0.crossing?.date.description
      },
      .text(
        "label", "Name", breaking: .words, shown: { $0.label ?? ($0.kind == .goal ? "goal" : "") },
        { $0.label }),
    ]
  }

  /// The JSON of the milestone that comes next.
  static func document(of next: NextMilestone, in unit: MassUnit) -> JSON {
    .object([
      "weight": .number(next.milestone.mass.value(in: unit)),
      "crossed": JSON(next.milestone.crossing) { .string($0.date.description) },
      "remaining": .number(unit.value(ofKilograms: next.remainingKilograms)),
      "progress": .number(next.progress),
    ])
  }
}

/// `80.0 kg "Under eighty": 1.2 kg to go  ██████░░░░  60 %`; of a milestone that was lost again it tells when it
/// was crossed first.
func nextText(_ next: NextMilestone, in unit: MassUnit) -> String {
  let remaining = massText(kilograms: next.remainingKilograms, in: unit)
  // What a quotient of binary64 numbers may lack counts as there.
  let percent = Int((next.progress * 100 + 1e-9).rounded(.down))
  let before = next.lostSince.map { ", crossed before on \($0.words)" } ?? ""
  return "\(milestoneName(next.milestone, in: unit))\(before): \(remaining) to go  "
    + "\(progressBar(next.progress, width: 20))  \(percent) %"
}
