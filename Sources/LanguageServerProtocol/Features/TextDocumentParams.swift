package import JSON

extension LSP {
  /// The params of a question about one document.
  package protocol TextDocumentParams: JSONDecodable, Sendable, SendableMetatype {
    /// The document.
    var textDocument: TextDocumentIdentifier { get }
  }

  /// The params of a question about a whole document.
  package struct DocumentParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
  }

  /// The params of a question about a place in a document.
  package struct TextDocumentPositionParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The place.
    package let position: Position
  }

  /// The params of a question about a part of a document.
  package struct DocumentRangeParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The part.
    package let range: Range
  }
}

extension LSP.DocumentParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}

extension LSP.TextDocumentPositionParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    position = try json.field("position")
  }
}

extension LSP.DocumentRangeParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    range = try json.field("range")
  }
}
