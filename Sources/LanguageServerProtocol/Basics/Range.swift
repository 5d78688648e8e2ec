package import JSON

extension LSP {
  /// A part of a text; a client may send it with its ends the wrong way round.
  package struct Range: JSONDecodable, Hashable, Sendable {
    /// The start of the part.
    package let start: Position
    /// Where it ends; the character there is no part of it.
    package let end: Position

    /// Makes the range from `start` up to but not including `end`.
    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }

    package init(json: JSON) throws(JSONShapeError) {
      start = try json.field("start")
      end = try json.field("end")
    }
  }

  /// A position in a text: a line and a column of it.
  package struct Position: JSONDecodable, Hashable, Sendable {
    /// The line, counted from 0.
    package let line: Int
    /// The column, counted from 0 in units of the agreed encoding.
    package let character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    package init(json: JSON) throws(JSONShapeError) {
      line = try json.uinteger("line")
      character = try json.uinteger("character")
    }
  }

  /// The unit in which columns are counted.
  package enum PositionEncodingKind: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
  }

  /// A part of a document.
  package struct Location: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The part.
    package let range: Range

    package init(uri: DocumentURI, range: Range) {
      self.uri = uri
      self.range = range
    }
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

extension LSP.Position: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    // Each symbol has four: the lengths of literals here are known when this is compiled.
    json.startObject()
    json.key("line")
    json.integer(line)
    json.key("character")
    json.integer(character)
    json.endObject()
  }
}

extension LSP.PositionEncodingKind: JSONEncodable, JSONDecodable {}

extension LSP.Location: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in writeMembers(to: &json) }
  }

  /// Writes the members of its object.
  package func writeMembers(to json: inout JSONWriter) {
    json.field("uri", uri)
    json.field("range", range)
  }
}
