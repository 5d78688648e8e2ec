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

extension LSP {
  /// The params of `window/showDocument`.
  package struct ShowDocumentParams: Hashable, Sendable {
    /// What is to be shown.
    package let uri: DocumentURI
    /// Whether another program than the editor shows it.
    package let isExternal: Bool
    /// Where the cursor goes; nil leaves it where it is.
    package let selection: Range?

    package init(uri: DocumentURI, isExternal: Bool, selection: Range? = nil) {
      self.uri = uri
      self.isExternal = isExternal
      self.selection = selection
    }
  }
}

extension LSP.ShowDocumentParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("uri", uri)
      json.flag("external", isExternal)
      if !isExternal { json.field("takeFocus", true) }
      json.optionalField("selection", selection)
    }
  }
}
