import JSON

/// The JSON of what `debug` shows.
enum DebugDocument {
  /// One line of a log.
  static func line(_ line: DebugLine, _ view: DebugView) -> JSON {
    var members: JSONObject = [
      "line": .integer(line.number), "kind": .string(line.kind.treeName),
    ]
    switch view {
    case .tokens:
      members["tokens"] = .array(line.tiles.map(part))
    case .lines:
      members["faults"] = .array(line.faults.map(part))
      members["frozen"] = .bool(line.isFrozen)
    case .ast:
      members["faults"] = .array(line.faults.map(part))
      members["frozen"] = .bool(line.isFrozen)
      members["tokens"] = .array(line.tokens.map(valued))
      members["groups"] = .array(line.groups.map(ModelDocument.group))
    }
    return .object(members)
  }

  private static func part(_ part: DebugLine.Part) -> JSON {
    .object(members(part))
  }

  private static func valued(_ part: DebugLine.Part) -> JSON {
    var members = members(part)
    members["value"] = JSON(part.value) { .string($0) }
    return .object(members)
  }

  private static func members(_ part: DebugLine.Part) -> JSONObject {
    [
      "kind": .string(part.name), "start": .integer(part.start), "end": .integer(part.end),
      "text": .string(part.text),
    ]
  }
}
