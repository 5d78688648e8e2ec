package import JSON

extension LSP {
  /// A document with its whole text.
  package struct TextDocumentItem: JSONDecodable, Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The language as the client names it.
    package let languageId: String
    /// Its version; larger after each change.
    package let version: Int
    /// The whole text.
    package let text: String

    package init(json: JSON) throws(JSONShapeError) {
      uri = try json.field("uri")
      languageId = try json.field("languageId")
      version = try json.field("version")
      text = try json.field("text")
    }
  }

  /// The name of a document.
  package struct TextDocumentIdentifier: JSONDecodable, Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI

    package init(uri: DocumentURI) {
      self.uri = uri
    }

    package init(json: JSON) throws(JSONShapeError) {
      uri = try json.field("uri")
    }
  }

  /// The name of a document as it is at one moment.
  package struct VersionedTextDocumentIdentifier: JSONDecodable, Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// Its version; larger after each change.
    package let version: Int

    package init(json: JSON) throws(JSONShapeError) {
      uri = try json.field("uri")
      version = try json.field("version")
    }
  }

  /// The params of `textDocument/didOpen`.
  package struct DidOpenTextDocumentParams: JSONDecodable, Hashable, Sendable {
    /// The document with its text, which the client owns from now on.
    package let textDocument: TextDocumentItem

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
    }
  }

  /// The params of `textDocument/didChange`.
  package struct DidChangeTextDocumentParams: JSONDecodable, Hashable, Sendable {
    /// The document, with its version after all the changes.
    package let textDocument: VersionedTextDocumentIdentifier
    /// The changes in order; each counts from the text after the one before.
    package let contentChanges: [TextDocumentContentChangeEvent]

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      contentChanges = try json.field("contentChanges")
    }
  }

  /// One change to the text of a document.
  package struct TextDocumentContentChangeEvent: JSONDecodable, Hashable, Sendable {
    /// The part that is replaced; nil means the whole text.
    package let range: Range?
    /// The new text of that part.
    package let text: String

    package init(json: JSON) throws(JSONShapeError) {
      range = try json.optionalField("range")
      text = try json.field("text")
    }
  }

  /// The params of `textDocument/didSave`.
  package struct DidSaveTextDocumentParams: JSONDecodable, Hashable, Sendable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// Its text, if the server asked for it.
    package let text: String?

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      text = try json.optionalField("text")
    }
  }

  /// The params of `workspace/didChangeWatchedFiles`.
  package struct DidChangeWatchedFilesParams: JSONDecodable, Hashable, Sendable {
    /// What happened on disk, in order.
    package let changes: [FileEvent]

    package init(json: JSON) throws(JSONShapeError) {
      changes = try json.field("changes")
    }
  }

  /// Something that happened to a file on disk.
  package struct FileEvent: JSONDecodable, Hashable, Sendable {
    /// The file.
    package let uri: DocumentURI
    /// What happened to it.
    package let type: FileChangeType

    package init(json: JSON) throws(JSONShapeError) {
      uri = try json.field("uri")
      type = try json.field("type")
    }
  }

  /// What happened to a file.
  package enum FileChangeType: Int, Sendable {
    case created = 1
    case changed = 2
    case deleted = 3
  }
}

extension LSP.FileChangeType: JSONEncodable, JSONDecodable {}
