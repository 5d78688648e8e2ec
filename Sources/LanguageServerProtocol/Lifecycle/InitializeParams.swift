package import JSON

extension LSP {
  /// The params of `initialize`.
  package struct InitializeParams: JSONDecodable, Equatable, Sendable {
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
    /// How much of the work of the server the client traces.
    package let trace: TraceValue

    package init(json: JSON) throws(JSONShapeError) {
      processId = try json.optionalField("processId")
      let rootPath = json.lenient("rootPath", as: String.self).flatMap { path in
        // An empty path means that no folder is open, not that the whole disk is.
        path.hasPrefix("/") ? DocumentURI(path: path) : nil
      }
      rootUri = try json.optionalField("rootUri") ?? rootPath
      workspaceFolders = try json.optionalField("workspaceFolders")
      initializationOptions = json["initializationOptions"] ?? .null
      capabilities = ClientCapabilities(json: json["capabilities"] ?? .null)
      trace = json.lenient("trace") ?? .off
    }
  }

  /// A folder that is open in the client.
  package struct WorkspaceFolder: JSONDecodable, Hashable, Sendable {
    /// The folder.
    package let uri: DocumentURI
    /// Its name for people.
    package let name: String

    package init(json: JSON) throws(JSONShapeError) {
      uri = try json.field("uri")
      name = try json.field("name")
    }
  }

  /// The params of `workspace/didChangeWorkspaceFolders`.
  package struct DidChangeWorkspaceFoldersParams: JSONDecodable, Hashable, Sendable {
    /// The folders that are open from now on.
    package let added: [WorkspaceFolder]
    /// The folders that are not open any more.
    package let removed: [WorkspaceFolder]

    package init(json: JSON) throws(JSONShapeError) {
      let event = try json.field("event", as: JSON.self)
      added = try event.optionalField("added") ?? []
      removed = try event.optionalField("removed") ?? []
    }
  }

  /// How much of the work of the server the client traces.
  package enum TraceValue: String, Sendable {
    case off
    case messages
    case verbose
  }

  /// The params of `$/setTrace`.
  package struct SetTraceParams: JSONDecodable, Hashable, Sendable {
    /// How much to trace from now on.
    package let value: TraceValue

    package init(json: JSON) throws(JSONShapeError) {
      value = try json.field("value")
    }
  }

  /// The params of `workspace/didChangeConfiguration`.
  package struct DidChangeConfigurationParams: JSONDecodable, Equatable, Sendable {
    /// What is set, in whatever form; null where the client wants to be asked.
    package let settings: JSON

    package init(json: JSON) {
      settings = json["settings"] ?? .null
    }
  }
}

extension LSP.TraceValue: JSONEncodable, JSONDecodable {}
