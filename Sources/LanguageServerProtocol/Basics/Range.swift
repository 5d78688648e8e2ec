package import JSON

extension LSP {
  /// A part of a text; a client may send it with its ends the wrong way round.
  package struct Range: Hashable, Sendable {
    /// Where the part starts.
    package let start: Position
    /// Where it ends; the character there is no part of it.
    package let end: Position

    /// Makes the range from `start` up to but not including `end`.
    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }
}

extension LSP.Range: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    start = try json.field("start")
    end = try json.field("end")
  }
}

extension LSP.Range: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.startObject()
    json.key("start")
    start.write(to: &json)
    json.key("end")
    end.write(to: &json)
    json.endObject()
  }
}
