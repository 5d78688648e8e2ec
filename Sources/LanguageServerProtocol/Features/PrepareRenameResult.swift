package import JSON

extension LSP {
  /// What can be renamed at a place.
  package struct PrepareRenameResult: Hashable, Sendable {
    /// The name as it stands there.
    package let range: Range
    /// What the user starts from.
    package let placeholder: String

    package init(range: Range, placeholder: String) {
      self.range = range
      self.placeholder = placeholder
    }
  }
}

extension LSP.PrepareRenameResult: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("range", range)
      json.field("placeholder", placeholder)
    }
  }
}
