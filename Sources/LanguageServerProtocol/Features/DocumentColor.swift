package import JSON

extension LSP {
  /// A colour; each part from 0 to 1.
  package struct Color: Hashable, Sendable {
    /// How much red.
    package let red: Double
    /// How much green.
    package let green: Double
    /// How much blue.
    package let blue: Double

    package init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// A part of a document that names a colour.
  package struct ColorInformation: Hashable, Sendable {
    /// The part.
    package let range: Range
    /// The colour, without any transparency.
    package let color: Color

    package init(range: Range, color: Color) {
      self.range = range
      self.color = color
    }
  }

  /// The params of `textDocument/documentColor`.
  package struct DocumentColorParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
  }
}

extension LSP.Color: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    red = try json.part("red")
    green = try json.part("green")
    blue = try json.part("blue")
  }
}

extension JSON {
  /// A number between 0 and 1, which may come as an integer.
  fileprivate func part(_ key: String) throws(JSONShapeError) -> Double {
    switch self[key] {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    default: throw JSONShapeError(expected: "a number").inside(key)
    }
  }
}

extension LSP.Color: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("red", red)
      json.field("green", green)
      json.field("blue", blue)
      json.field("alpha", 1)
    }
  }
}

extension LSP.ColorInformation: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("range", range)
      json.field("color", color)
    }
  }
}

extension LSP.DocumentColorParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}
