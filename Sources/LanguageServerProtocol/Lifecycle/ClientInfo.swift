package import JSON

extension LSP {
  /// The name of the client's program.
  package struct ClientInfo: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The version; nil when not told.
    package let version: String?
  }
}

extension LSP.ClientInfo: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    name = try json.field("name")
    version = try json.optionalField("version")
  }
}
