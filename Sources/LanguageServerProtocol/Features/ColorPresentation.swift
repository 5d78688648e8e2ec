package import JSON

extension LSP {
  /// A way to write a colour.
  package struct ColorPresentation: Hashable, Sendable {
    /// What people choose, and what is written.
    package let label: String

    package init(label: String) {
      self.label = label
    }
  }

  /// The params of `textDocument/colorPresentation`.
  package struct ColorPresentationParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The colour that was picked.
    package let color: Color
    /// The part that it is to be written to.
    package let range: Range
  }
}

extension LSP.ColorPresentation: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
    }
  }
}

extension LSP.ColorPresentationParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    color = try json.field("color")
    range = try json.field("range")
  }
}
