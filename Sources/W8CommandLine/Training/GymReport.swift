import W8Engine

/// The gyms of a log, the last used first.
struct GymReport: Report {
  /// The gyms.
  let uses: [GymUse]
  /// How the log writes the gym with a key.
  let spelling: (GymID) -> String

  var emptiness: String? { uses.isEmpty ? "no gyms to show" : nil }

  func text(_ page: Page) -> String {
    textTable(table, page.style)
  }

  var table: Table {
    Table(
      columns: [
        Table.Column(key: "id", title: "Gym"),
        Table.Column(key: "name", title: "Name"),
        Table.Column(key: "color", title: "Colour"),
        Table.Column(key: "default", title: "Default"),
        Table.Column(key: "declared", title: "Declared"),
        Table.Column(key: "visits", title: "Visits", alignment: .right),
        Table.Column(key: "lastUsed", title: "Last used"),
      ],
      rows: uses.map { use in
        let isDeclared = use.origin == .declared
        return [
          .text(use.info.id, shown: spelling(use.info.id)),
          .text(use.info.name ?? ""),
          .text(use.info.color.rawValue),
          .text(String(use.info.isDefault), shown: use.info.isDefault ? "default" : ""),
          .text(String(isDeclared), shown: isDeclared ? "yes" : "no"),
          .count(use.visitCount),
          .text(use.lastUsed?.description ?? "", shown: use.lastUsed?.withWeekday ?? "never"),
        ]
      })
  }

  var document: Document {
    Document([:], "gyms", of: uses, Self.document)
  }

  /// The JSON of one gym.
  static func document(of use: GymUse) -> JSONValue {
    .object([
      "id": .string(use.info.id),
      "name": JSONValue(use.info.name) { .string($0) },
      "color": .string(use.info.color.rawValue),
      "default": .bool(use.info.isDefault),
      "declared": .bool(use.origin == .declared),
      "visits": .integer(use.visitCount),
      "lastUsed": JSONValue(use.lastUsed) { .string($0.description) },
    ])
  }
}
