package import JSON

extension LSP {
  /// The params of `initialize`.
  package struct InitializeParams: Equatable, Sendable {
    /// The process that started the server, and with which it ends; nil when there is none.
    package let processId: Int?
    /// The folder that is open, if the client knows no workspace folders; nil when there is none.
    package let rootUri: DocumentURI?
    /// The folders that are open; nil when the client knows no such list or none is open.
    package let workspaceFolders: [WorkspaceFolder]?
    /// What the user has set for this server, in whatever form; null when absent.
    package let initializationOptions: JSON
    /// What the client can do.
    package let capabilities: ClientCapabilities
    /// How much the client wants to read about the work of the server.
    package let trace: TraceValue
  }
}

extension LSP.InitializeParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    processId = try json.optionalField("processId")
    let rootPath = json.lenient("rootPath", as: String.self).flatMap { path in
      // An empty path means that no folder is open, not that the whole disk is.
      path.hasPrefix("/") ? LSP.DocumentURI(path: path) : nil
    }
    rootUri = try json.optionalField("rootUri") ?? rootPath
    workspaceFolders = try json.optionalField("workspaceFolders")
    initializationOptions = json["initializationOptions"] ?? .null
    capabilities = LSP.ClientCapabilities(json: json["capabilities"] ?? .null)
    trace = json.lenient("trace") ?? .off
  }
}
