package import JSON

extension LSP {
  /// The edits to one document at one version.
  package struct TextDocumentEdit: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The version that the edits are made for; nil for a file on disk.
    package let version: Int?
    /// The edits, all counted from the text before any of them.
    package let edits: [TextEdit]

    package init(uri: DocumentURI, version: Int? = nil, edits: [TextEdit]) {
      self.uri = uri
      self.version = version
      self.edits = edits
    }
  }
}

extension LSP.TextDocumentEdit: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("textDocument", Identifier(uri: uri, version: version))
      json.field("edits", edits)
    }
  }

  /// The same with each edit marked by the name of an annotation.
  func annotated(with id: String) -> some JSONEncodable {
    Annotated(document: self, id: id)
  }

  private struct Annotated: JSONEncodable {
    let document: LSP.TextDocumentEdit
    let id: String

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.field(
          "textDocument", Identifier(uri: document.uri, version: document.version))
        json.field("edits", document.edits.map { Edit(edit: $0, id: id) })
      }
    }
  }

  private struct Edit: JSONEncodable {
    let edit: LSP.TextEdit
    let id: String

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.field("range", edit.range)
        json.field("newText", edit.newText)
        json.field("annotationId", id)
      }
    }
  }

  private struct Identifier: JSONEncodable {
    let uri: LSP.DocumentURI
    let version: Int?

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.field("uri", uri)
        json.field("version", version)
      }
    }
  }
}
