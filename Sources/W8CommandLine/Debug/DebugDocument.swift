import JSON

/// The JSON of one line of a log as `debug` shows it.
struct DebugDocument: JSONEncodable {
  let line: DebugLine
  let view: DebugView
  /// The file, where it is not that of the document.
  var file: String?

  func write(to json: inout JSONWriter) {
    json.startObject()
    if view != .tokens {
      json.key("faults")
      json.startArray()
      for fault in line.faults { json.write(fault, .plain) }
      json.endArray()
    }
    json.optionalField("file", file)
    if view != .tokens { json.field("frozen", line.isFrozen) }
    if view == .ast { json.field("groups", line.groups) }
    json.field("kind", line.kind.treeName)
    json.field("line", line.number)
    if view != .lines {
      json.key("tokens")
      json.startArray()
      if view == .tokens {
        for tile in line.tiles { json.write(tile, .plain) }
      } else {
        line.forEachToken { json.write($0, .valued) }
      }
      json.endArray()
    }
    json.endObject()
  }
}

/// Whether the value of a token is told.
private enum Detail {
  case plain
  case valued
}

extension JSONWriter {
  /// Writes the JSON of a token or a fault.
  fileprivate mutating func write(_ part: borrowing DebugLine.Part, _ detail: Detail) {
    startObject()
    field("end", part.end)
    field("kind", part.name)
    field("start", part.start)
    key("text")
    if part.bytes.allSatisfy(needsNoEscape) { string(plain: part.bytes) } else { string(part.text) }
    if detail == .valued { field("value", part.value) }
    endObject()
  }
}
