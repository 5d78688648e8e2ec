package import JSON

extension LSP {
  /// What edits are for.
  package struct ChangeAnnotation: Hashable, Sendable {
    /// What people read.
    package let label: String
    /// Whether the user is asked before anything changes.
    package let needsConfirmation: Bool
    /// What there is to say besides; nil for nothing.
    package let description: String?

    package init(label: String, needsConfirmation: Bool = false, description: String? = nil) {
      self.label = label
      self.needsConfirmation = needsConfirmation
      self.description = description
    }
  }
}

extension LSP.ChangeAnnotation: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.flag("needsConfirmation", needsConfirmation)
      json.optionalField("description", description)
    }
  }
}
