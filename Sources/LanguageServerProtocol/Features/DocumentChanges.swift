package import JSON

extension LSP {
  /// A document with its whole text.
  package struct TextDocumentItem: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The language as the client names it.
    package let languageId: String
    /// Its version; larger after each change.
    package let version: Int
    /// The whole text.
    package let text: String
  }

  /// The name of a document.
  package struct TextDocumentIdentifier: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI

    package init(uri: DocumentURI) {
      self.uri = uri
    }
  }

  /// The name of a document as it is at one moment.
  package struct VersionedTextDocumentIdentifier: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// Its version; larger after each change.
    package let version: Int
  }

  /// The params of `textDocument/didOpen`.
  package struct DidOpenTextDocumentParams: Hashable, Sendable {
    /// The document with its text, which the client owns from now on.
    package let textDocument: TextDocumentItem
  }

  /// The params of `textDocument/didChange`.
  package struct DidChangeTextDocumentParams: Hashable, Sendable {
    /// The document, with its version after all the changes.
    package let textDocument: VersionedTextDocumentIdentifier
    /// The changes in order; each counts from the text after the one before.
    package let contentChanges: [TextDocumentContentChangeEvent]
  }

  /// One change to the text of a document.
  package struct TextDocumentContentChangeEvent: Hashable, Sendable {
    /// The part that is replaced; nil means the whole text.
    package let range: Range?
    /// The new text of that part.
    package let text: String
  }

  /// The params of `textDocument/didSave`.
  package struct DidSaveTextDocumentParams: Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// Its text, if the server asked for it.
    package let text: String?
  }

  /// The params of `workspace/didChangeWatchedFiles`.
  package struct DidChangeWatchedFilesParams: Hashable, Sendable {
    /// What happened on disk, in order.
    package let changes: [FileEvent]
  }

  /// Something that happened to a file on disk.
  package struct FileEvent: Hashable, Sendable {
    /// The file.
    package let uri: DocumentURI
    /// What happened to it.
    package let type: FileChangeType
  }

  /// What happened to a file.
  package enum FileChangeType: Int, Sendable {
    case created = 1
    case changed = 2
    case deleted = 3
  }
}

extension LSP.TextDocumentItem: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    languageId = try json.field("languageId")
    version = try json.field("version")
    text = try json.field("text")
  }
}

extension LSP.TextDocumentIdentifier: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
  }
}

extension LSP.VersionedTextDocumentIdentifier: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    version = try json.field("version")
  }
}

extension LSP.DidOpenTextDocumentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
  }
}

extension LSP.DidChangeTextDocumentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    contentChanges = try json.field("contentChanges")
  }
}

extension LSP.TextDocumentContentChangeEvent: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    range = try json.optionalField("range")
    text = try json.field("text")
  }
}

extension LSP.DidSaveTextDocumentParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    textDocument = try json.field("textDocument")
    text = try json.optionalField("text")
  }
}

extension LSP.DidChangeWatchedFilesParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    changes = try json.field("changes")
  }
}

extension LSP.FileEvent: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    type = try json.field("type")
  }
}

extension LSP.FileChangeType: JSONEncodable, JSONDecodable {}
