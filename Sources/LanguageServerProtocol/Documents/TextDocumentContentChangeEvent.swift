package import JSON

extension LSP {
  /// One change to the text of a document.
  package struct TextDocumentContentChangeEvent: Hashable, Sendable {
    /// The part that is replaced; nil means the whole text.
    package let range: Range?
    /// The new text of that part.
    package let text: String

    package init(range: Range? = nil, text: String) {
      self.range = range
      self.text = text
    }
  }
}

extension LSP.TextDocumentContentChangeEvent: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    range = try json.optionalField("range")
    text = try json.field("text")
  }
}
