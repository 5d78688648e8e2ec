package import JSON

extension LSP {
  /// The params of `workspace/symbol`.
  package struct WorkspaceSymbolParams: JSONDecodable, PartialResultParams, Hashable, Sendable {
    /// What is typed so far; empty where everything is wanted.
    package let query: String
    /// Under which name parts of the answer may be sent; nil to send it whole.
    package let partialResultToken: RequestID?

    package init(json: JSON) throws(JSONShapeError) {
      query = try json.field("query")
      partialResultToken = json.lenient("partialResultToken")
    }
  }

  /// The params of `workspace/executeCommand`.
  package struct ExecuteCommandParams: JSONDecodable, Equatable, Sendable {
    /// The name of the command.
    package let command: String
    /// What it is given.
    package let arguments: [JSON]

    package init(json: JSON) throws(JSONShapeError) {
      command = try json.field("command")
      arguments = try json.optionalField("arguments") ?? []
    }
  }

  /// The params of `workspace/willRenameFiles`.
  package struct RenameFilesParams: JSONDecodable, Hashable, Sendable {
    /// The files and folders that get other names.
    package let files: [FileRename]

    package init(json: JSON) throws(JSONShapeError) {
      files = try json.field("files")
    }
  }

  /// A file or folder and what it is to be called.
  package struct FileRename: JSONDecodable, Hashable, Sendable {
    /// Its name.
    package let oldUri: DocumentURI
    /// What it is to be called.
    package let newUri: DocumentURI

    package init(json: JSON) throws(JSONShapeError) {
      oldUri = try json.field("oldUri")
      newUri = try json.field("newUri")
    }
  }

  /// The params of `workspace/textDocumentContent`.
  package struct TextDocumentContentParams: JSONDecodable, Hashable, Sendable {
    /// The address of a document that is on no disk.
    package let uri: DocumentURI

    package init(json: JSON) throws(JSONShapeError) {
      uri = try json.field("uri")
    }
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
