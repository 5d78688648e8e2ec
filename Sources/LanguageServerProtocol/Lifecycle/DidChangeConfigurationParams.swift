package import JSON

extension LSP {
  /// The params of `workspace/didChangeConfiguration`.
  package struct DidChangeConfigurationParams: Equatable, Sendable {
    /// What is set, in whatever form; null where the client wants to be asked.
    package let settings: JSON
  }
}

extension LSP.DidChangeConfigurationParams: JSONDecodable {
  package init(json: JSON) {
    settings = json["settings"] ?? .null
  }
}
