/// The JSON document of `debug` in the pieces in which it is written.
enum DebugDocument {
  /// What comes before the first line of a log.
  static let start = #"{"lines":["#

  /// What comes after the last line of the log at `path`.
  static func end(path: String) throws(Failure) -> String {
    #"],"path":\#(try JSONValue.string(path).text()),"schema":1}"# + "\n"
  }

  /// One line of a log.
  static func line(_ line: DebugLine, _ view: DebugView) -> JSONValue {
    var members: [String: JSONValue] = [
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

  private static func part(_ part: DebugLine.Part) -> JSONValue {
    .object(members(part))
  }

  private static func valued(_ part: DebugLine.Part) -> JSONValue {
    var members = members(part)
    members["value"] = JSONValue(part.value) { .string($0) }
    return .object(members)
  }

  private static func members(_ part: DebugLine.Part) -> [String: JSONValue] {
    [
      "kind": .string(part.name), "start": .integer(part.start), "end": .integer(part.end),
      "text": .string(part.text),
    ]
  }
}
