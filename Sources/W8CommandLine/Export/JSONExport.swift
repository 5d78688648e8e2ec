import JSON

extension ExportFormat {
  /// One document for each log, on a line of its own.
  static let json = ExportFormat(
    name: "json", contents: [.weights, .sets], usual: [.weights, .sets],
    readers: ["w8log-json"],
    write: { log, text in
      var json = JSONWriter(.document)
      json.object { json in
        json.field("complete", log.leftOut.isEmpty)
        json.field("leftOut", log.leftOut.documents)
        json.field("schema", 1)
        if log.plan.contents.contains(.sets) {
          log.noteWithoutSets(&text.losses)
          json.field(
            "sets", RowDocuments(log.setRows, ExportedSetRow.fields(in: log.loadUnit)))
        }
        if log.plan.contents.contains(.weights) {
          json.field("weights", RowDocuments(log.entries, ExportedEntry.fields(in: log.unit)))
        }
      }
      json.endDocument()
      text.bytes += json.take()
    })
}
