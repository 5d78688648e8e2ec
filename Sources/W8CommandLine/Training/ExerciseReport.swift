import W8Analysis
import W8Engine

/// The exercises of a log, the last done first.
struct ExerciseReport: Report {
  private let uses: [ExerciseUse]
  private let gyms: BookDeclarations

  init(_ log: OpenedLog) {
    uses = log.analysis.logbook.exerciseUses
    gyms = log.analysis.book
  }

  var emptiness: String? { uses.isEmpty ? "no exercises to show" : nil }

  func text(_ page: Page) -> String {
    textTable(table, page.style)
  }

  var table: Table {
    Table(
      columns: [
        Table.Column(key: "name", title: "Exercise"),
        Table.Column(key: "sessions", title: "Sessions", alignment: .right),
        Table.Column(key: "lastDate", title: "Last"),
        Table.Column(key: "gyms", title: "Gyms"),
        Table.Column(key: "aliases", title: "Also called"),
      ],
      rows: uses.map { use in
        [
          .text(use.name),
          .count(use.sessionCount),
          .text(use.lastDate?.description ?? "", shown: use.lastDate?.withWeekday ?? "never"),
          .text(
            use.gyms.joined(separator: " "),
            shown: use.gyms.map { gyms.gym($0)?.spelling ?? "@\($0)" }.joined(separator: " ")),
          .text(use.aliases.joined(separator: "; "), shown: use.aliases.joined(separator: ", ")),
        ]
      })
  }

  var document: Document {
    Document([:], "exercises", of: uses, Self.document)
  }

  /// The JSON of one exercise.
  static func document(of use: ExerciseUse) -> JSONValue {
    .object([
      "name": .string(use.name),
      "aliases": .array(use.aliases.map { .string($0) }),
      "gyms": .array(use.gyms.map { .string($0) }),
      "sessions": .integer(use.sessionCount),
      "lastDate": JSONValue(use.lastDate) { .string($0.description) },
    ])
  }
}
