import W8Engine

extension ExportFormat {
  /// A table after RFC 4180, with a line of names first; no cell can be taken for a formula.
  static let csv = ExportFormat(
    name: "csv", contents: [.weights, .sets], usual: [.weights], readers: ["csv", "w8log-sets"],
    header: { contents in
      let columns =
        contents.contains(.sets)
        ? ExportedSetRow.fields(in: .kilogram).map(\.column)
        : ExportedEntry.fields(in: .kilogram).map(\.column)
      return TableRenderer.csv.header(columns)
    },
    write: { log, text in
      log.noteOtherContents(&text.losses)
      if log.plan.contents.contains(.sets) {
        log.noteWithoutSets(&text.losses)
        text.write(log.setRows, ExportedSetRow.fields(in: log.loadUnit))
      } else {
        text.write(log.entries, ExportedEntry.fields(in: log.unit))
      }
    })
}

extension ExportText {
  fileprivate mutating func write<Row>(_ rows: [Row], _ fields: [Field<Row>]) {
    for row in rows { write(TableRenderer.csv.row(fields.map { $0.cell(row) })) }
  }
}
