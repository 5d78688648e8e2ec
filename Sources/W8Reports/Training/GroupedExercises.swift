import JSON
import Primitives
import W8Book
import W8Engine
import W8Lint
import W8Text

/// The exercises under the groups of muscles that they train, those without a group last.
struct GroupedExercises: Report {
  let blocks: [Block]
  private let rows: [Row]

  /// A group with its exercises, those first of which it is the main group; each part with the last done first.
  struct Block {
    /// Nil for the exercises without a group.
    let group: MuscleGroup?
    let sets: TrainingSets
    let rows: [Row]
  }

  /// An exercise in a group.
  struct Row {
    let group: MuscleGroup?
    let use: ExerciseUse
    /// How many of its sets were done, in the log as a whole.
    let setCount: Int
    let role: Role?
  }

  /// The way an exercise trains a group.
  enum Role: String {
    case direct, indirect
  }

  init(_ analysis: Analysis) {
    let logbook = analysis.logbook
    let training = logbook.settings.training
    let counts = logbook.setCounts(in: .first ... .last)
    let sets = MuscleGroupSets(counts, training)
    var byGroup: [MuscleGroup?: (direct: [Row], indirect: [Row])] = [:]
    for use in logbook.exerciseUses {
      let groups = training.exercise(use.exercise)?.groups ?? []
      func row(_ group: MuscleGroup?, _ role: Role?) -> Row {
        Row(group: group, use: use, setCount: counts[use.exercise] ?? 0, role: role)
      }
      let role: Role? = groups.isEmpty ? nil : .direct
      byGroup[groups.first, default: ([], [])].direct.append(row(groups.first, role))
      for group in groups.dropFirst() {
        byGroup[group, default: ([], [])].indirect.append(row(group, .indirect))
      }
    }
    let groups = training.muscleGroups.map(Optional.some) + [nil]
    blocks = groups.compactMap { group in
      byGroup[group].map { rows in
        Block(
          group: group,
          sets: group.map(sets.sets) ?? TrainingSets(direct: sets.withoutGroup),
          rows: rows.direct + rows.indirect)
      }
    }
    rows = blocks.flatMap { $0.rows }
  }

  var emptiness: String? { rows.isEmpty ? "no exercises to show" : nil }

  /// A table whose columns are the same for all groups, each group under a heading.
  func text(_ page: Page) -> String {
    let fields = Array(fields.dropFirst())
    let table = TextTable(Table(rows, fields), page.indented(by: indentation))
    var next = 0
    let header = page.indented(table.header.map { $0 + "\n" }.joined(), by: indentation)
    let body = blocks.map { block in
      let name = block.group.map { visible($0.text) } ?? Self.noGroup
      var lines: [UInt8] = []
      for _ in block.rows {
        table.append(row: next, behind: indentation, to: &lines)
        next += 1
      }
      return page.paragraph("\(name): \(words(of: block.sets))", accent: Accent(name, .strong))
        + String(decoding: lines, as: UTF8.self)
    }
    return header + body.joined() + table.footer.map { $0 + "\n" }.joined()
  }

  var table: Table { Table(rows, fields) }

  var document: Document {
    Document([:], "groups", of: blocks) { block in
      JSON.object([
        "group": JSON(block.group) { .string($0.text) }, "direct": .integer(block.sets.direct),
        "indirect": .integer(block.sets.indirect),
        "exercises": .array(
          block.rows.map { W8Reports.document(of: $0, Array(fields.dropFirst())) }),
      ])
    }
  }

  /// What stands above exercises without a group.
  private static let noGroup = "No group"

  private var fields: [Field<Row>] {
    [
      .text("group", "Group", shown: { $0.group?.text ?? Self.noGroup }) { $0.group?.text },
      .text("name", "Exercise", breaking: .words) { $0.use.name },
      .count("sets", "Sets") { $0.setCount },
      .count("sessions", "Sessions", spare: 1) { $0.use.sessionCount },
      .date("lastDate", "Last", absence: "never") { $0.use.lastDate },
      .text("role", "Trained", shown: { $0.role == .indirect ? "indirectly" : "" }) {
        $0.role?.rawValue
      },
    ]
  }

  private func words(of sets: TrainingSets) -> String {
    counted(sets.direct, "set") + (sets.indirect > 0 ? ", \(sets.indirect) indirect" : "")
  }
}

private let indentation = 2

/// The exercises of a log, the last done first.
struct ExerciseReport: ListReport {
  let rows: [ExerciseUse]
  private let gyms: BookDeclarations
  private let training: TrainingSettings
  private let shown: ShownEntries?

  /// The exercises that may be named if only `shown` is.
  init(_ analysis: Analysis, _ shown: ShownEntries? = nil) {
    rows = analysis.logbook.exerciseUses.filter { shown.has(exercise: $0.exercise) }
    gyms = analysis.book
    training = analysis.logbook.settings.training
    self.shown = shown
  }

  private func shownGyms(of use: ExerciseUse) -> [GymID] { use.gyms.filter { shown.has(gym: $0) } }

  let listName = "exercises"

  var emptiness: String? { rows.isEmpty ? "no exercises to show" : nil }

  var fields: [Field<ExerciseUse>] {
    [
      .text("name", "Exercise", breaking: .words) { $0.name },
      .count("sessions", "Sessions") { $0.sessionCount },
      .date("lastDate", "Last", absence: "never") { $0.lastDate },
      .list(
        "gyms", "Gyms", breaking: .words,
        shown: { shownGyms(of: $0).map(gyms.spelling).joined(separator: " ") }
      ) { shownGyms(of: $0).map { $0.text } },
      .list(
        "aliases", "Also called", separator: "; ", breaking: .list,
        shown: { $0.aliases.map(training.name).joined(separator: ", ") }
      ) { $0.aliases.map { $0.text } },
    ]
  }
}
