package import JSON

extension LSP {
  /// A place in a text: a line and a column of it.
  package struct Position: Hashable, Sendable {
    /// The line, counted from 0.
    package let line: Int
    /// The column, counted from 0 in units of the agreed encoding.
    package let character: Int

    /// Makes the place of a line and a column.
    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }
  }
}

extension LSP.Position: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    line = try json.uinteger("line")
    character = try json.uinteger("character")
  }
}

extension LSP.Position: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    // Each symbol has four: what is told about literals here is known when this is compiled.
    json.startObject()
    json.key("line")
    json.integer(line)
    json.key("character")
    json.integer(character)
    json.endObject()
  }
}
