package import JSON

extension LSP {
  /// Which references are wanted.
  package struct ReferenceContext: Hashable, Sendable {
    /// Whether the places count at which the name is declared.
    package let includesDeclaration: Bool

    package init(includesDeclaration: Bool) {
      self.includesDeclaration = includesDeclaration
    }
  }
}

extension LSP.ReferenceContext: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    includesDeclaration = try json.field("includeDeclaration")
  }
}
