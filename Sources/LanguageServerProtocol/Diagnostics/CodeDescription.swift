package import JSON

extension LSP {
  /// Where the code of a diagnostic is explained.
  package struct CodeDescription: Hashable, Sendable {
    /// The address of the explanation.
    package let href: String

    package init(href: String) {
      self.href = href
    }
  }
}

extension LSP.CodeDescription: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    href = try json.field("href")
  }
}

extension LSP.CodeDescription: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("href", href)
    }
  }
}
