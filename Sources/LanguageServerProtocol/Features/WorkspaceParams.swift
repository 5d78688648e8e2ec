package import JSON

extension LSP {
  /// The params of `workspace/symbol`.
  package struct WorkspaceSymbolParams: Hashable, Sendable {
    /// What is typed so far; empty where everything is wanted.
    package let query: String
    /// Under which name parts of the answer may be sent; nil to send it whole.
    package let partialResultToken: RequestID?
  }

  /// The params of `workspace/executeCommand`.
  package struct ExecuteCommandParams: Equatable, Sendable {
    /// The name of the command.
    package let command: String
    /// What it is given.
    package let arguments: [JSON]
  }

  /// The params of `workspace/willRenameFiles`.
  package struct RenameFilesParams: Hashable, Sendable {
    /// The files and folders that get other names.
    package let files: [FileRename]
  }

  /// A file or folder and what it is to be called.
  package struct FileRename: Hashable, Sendable {
    /// What it is called.
    package let oldUri: DocumentURI
    /// What it is to be called.
    package let newUri: DocumentURI
  }

  /// The params of `workspace/textDocumentContent`.
  package struct TextDocumentContentParams: Hashable, Sendable {
    /// The address of a document that is on no disk.
    package let uri: DocumentURI
  }
}

extension LSP.WorkspaceSymbolParams: JSONDecodable, LSP.PartialResultParams {
  package init(json: JSON) throws(JSONShapeError) {
    query = try json.field("query")
    partialResultToken = json.lenient("partialResultToken")
  }
}

extension LSP.ExecuteCommandParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    command = try json.field("command")
    arguments = try json.optionalField("arguments") ?? []
  }
}

extension LSP.RenameFilesParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    files = try json.field("files")
  }
}

extension LSP.FileRename: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    oldUri = try json.field("oldUri")
    newUri = try json.field("newUri")
  }
}

extension LSP.TextDocumentContentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
  }
}
