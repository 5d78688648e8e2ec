package import JSON

extension LSP {
  /// The name of the server's program.
  package struct ServerInfo: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The version; nil to tell none.
    package let version: String?

    package init(name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }
}

extension LSP.ServerInfo: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.optionalField("version", version)
    }
  }
}
