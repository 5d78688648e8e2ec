import Primitives
import W8Analysis
import W8Engine

/// The exercises of a log, the last done first.
struct ExerciseReport: ListReport {
  let rows: [ExerciseUse]
  private let gyms: BookDeclarations

  init(_ analysis: Analysis) {
    rows = analysis.logbook.exerciseUses
    gyms = analysis.book
  }

  let listName = "exercises"

  var emptiness: String? { rows.isEmpty ? "no exercises to show" : nil }

  var fields: [Field<ExerciseUse>] {
    [
      .text("name", "Exercise", breaking: .words) { $0.name },
      .count("sessions", "Sessions") { $0.sessionCount },
      .date("lastDate", "Last", absence: "never") { $0.lastDate },
      .list(
        "gyms", "Gyms", breaking: .words,
        shown: { $0.gyms.map(gyms.spelling).joined(separator: " ") }
      ) { $0.gyms.map(\.text) },
      .list(
        "aliases", "Also called", separator: "; ", breaking: .list,
        shown: { $0.aliases.map(\.text).joined(separator: ", ") }
      ) { $0.aliases.map(\.text) },
    ]
  }
}
