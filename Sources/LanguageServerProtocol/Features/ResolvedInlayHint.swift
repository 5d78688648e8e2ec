package import JSON

extension LSP {
  /// The params of `inlayHint/resolve`, of which what the server gave along is enough.
  package struct ResolvedInlayHint: Equatable, Sendable {
    /// The document for which the hint was told.
    package let textDocument: TextDocumentIdentifier
    /// The version of the document then.
    package let version: Int
    /// The byte of the document at which it is shown.
    package let offset: Int
    /// What the server calls this kind of hint.
    package let kind: String
  }
}

extension LSP.ResolvedInlayHint: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    let data = json["data"] ?? .null
    textDocument = try data.field("textDocument")
    version = try data.field("version")
    offset = try data.field("offset")
    kind = try data.field("kind")
  }

  /// What the server gives along with a hint to have it back here.
  package static func data(
    uri: LSP.DocumentURI, version: Int, offset: Int, kind: String
  ) -> JSON {
    [
      "textDocument": ["uri": .string(uri.spelling)], "version": .integer(version),
      "offset": .integer(offset), "kind": .string(kind),
    ]
  }
}
