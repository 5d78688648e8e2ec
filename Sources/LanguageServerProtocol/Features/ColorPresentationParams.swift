package import JSON

extension LSP {
  /// The params of `textDocument/colorPresentation`.
  package struct ColorPresentationParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The colour that was picked; each part from 0 to 1.
    package let color: Color

    /// A colour without its transparency.
    package struct Color: Hashable, Sendable {
      /// How much red.
      package let red: Double
      /// How much green.
      package let green: Double
      /// How much blue.
      package let blue: Double
    }
  }
}

extension LSP.ColorPresentationParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    color = try json.field("color")
  }
}

extension LSP.ColorPresentationParams.Color: JSONDecodable {
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
