package import JSON

extension LSP {
  /// A replacement of one part of a document.
  package struct TextEdit: Hashable, Sendable {
    /// The part to replace; empty to insert.
    package let range: Range
    /// The text to put there; empty to delete.
    package let newText: String

    package init(range: Range, newText: String) {
      self.range = range
      self.newText = newText
    }
  }
}

extension LSP.TextEdit: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in writeMembers(to: &json) }
  }

  /// Writes the members of its object.
  func writeMembers(to json: inout JSONWriter) {
    json.field("range", range)
    json.field("newText", newText)
  }
}
