package import JSON

extension LSP {
  /// The answer to `initialize`.
  package struct InitializeResult: Equatable, Sendable {
    /// What the server can do, as an object that the caller has put together.
    package let capabilities: JSONObject
    /// The unit in which both sides count columns from now on.
    package let positionEncoding: PositionEncodingKind
    /// The server's program.
    package let serverInfo: ServerInfo

    /// Makes the answer; the encoding becomes a member of the capabilities.
    package init(
      capabilities: JSONObject, positionEncoding: PositionEncodingKind, serverInfo: ServerInfo
    ) {
      self.capabilities = capabilities
      self.positionEncoding = positionEncoding
      self.serverInfo = serverInfo
    }
  }
}

extension LSP.InitializeResult: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    var capabilities: JSONObject = ["positionEncoding": .string(positionEncoding.rawValue)]
    capabilities.merge(self.capabilities)
    json.object { json in
      json.field("capabilities", capabilities)
      json.field("serverInfo", serverInfo)
    }
  }
}
