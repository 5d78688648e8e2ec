package import JSON

extension LSP {
  /// A part of a document that leads to another.
  package struct DocumentLink: Hashable, Sendable {
    /// The part.
    package let range: Range
    /// The document that it leads to.
    package let target: DocumentURI
    /// What is shown when the pointer rests on it; nil for nothing.
    package let tooltip: String?

    package init(range: Range, target: DocumentURI, tooltip: String? = nil) {
      self.range = range
      self.target = target
      self.tooltip = tooltip
    }
  }
}

extension LSP.DocumentLink: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("range", range)
      json.field("target", target)
      json.optionalField("tooltip", tooltip)
    }
  }
}
