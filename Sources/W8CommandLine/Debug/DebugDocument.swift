import JSON

/// The JSON of one line of a log as `debug` shows it.
struct DebugDocument: JSONEncodable {
  let line: DebugLine
  let view: DebugView
  /// The file, where it is not that of the document.
  var file: String?

  func write(to json: inout JSONWriter) {
    json.object { json in
      if view != .tokens { json.field("faults", line.faults.map { DebugPart($0) }) }
      json.optionalField("file", file)
      if view != .tokens { json.field("frozen", line.isFrozen) }
      if view == .ast { json.field("groups", line.groups) }
      json.field("kind", line.kind.treeName)
      json.field("line", line.number)
      switch view {
      case .tokens: json.field("tokens", line.tiles.map { DebugPart($0) })
      case .lines: break
      case .ast:
        json.key("tokens")
        json.startArray()
        line.forEachToken { DebugPart($0, .valued).write(to: &json) }
        json.endArray()
      }
    }
  }
}

/// The JSON of a token or a fault.
private struct DebugPart: JSONEncodable {
  private let part: DebugLine.Part
  private let detail: Detail

  /// Whether the value of a token is told.
  enum Detail {
    case plain
    case valued
  }

  init(_ part: DebugLine.Part, _ detail: Detail = .plain) {
    self.part = part
    self.detail = detail
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("end", part.end)
      json.field("kind", part.name)
      json.field("start", part.start)
      json.field("text", part.text)
      if detail == .valued { json.field("value", part.value) }
    }
  }
}
