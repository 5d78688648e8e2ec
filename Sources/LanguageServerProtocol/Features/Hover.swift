package import JSON

extension LSP {
  /// What is known about a place in a document.
  package struct Hover: Hashable, Sendable {
    /// What is shown.
    package let contents: MarkupContent
    /// The part that it is about.
    package let range: Range?

    package init(contents: MarkupContent, range: Range? = nil) {
      self.contents = contents
      self.range = range
    }
  }
}

extension LSP.Hover: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("contents", contents)
      json.optionalField("range", range)
    }
  }
}
