package import JSON

extension LSP {
  /// The params of `codeAction/resolve`: an action as the server has sent it, with what it gave along.
  package struct ResolvedCodeAction: Equatable, Sendable {
    /// The action.
    package let action: CodeAction
    /// The document for which it was offered.
    package let textDocument: TextDocumentIdentifier
    /// The version of the document then.
    package let version: Int
    /// The byte of the document at which it was offered.
    package let offset: Int
  }
}

extension LSP.ResolvedCodeAction: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    action = try LSP.CodeAction(json: json)
    let data = action.data ?? .null
    textDocument = try data.field("textDocument")
    version = try data.field("version")
    offset = try data.field("offset")
  }

  /// What the server gives along with an action to have it back here.
  package static func data(uri: LSP.DocumentURI, version: Int, offset: Int) -> JSON {
    [
      "textDocument": ["uri": .string(uri.spelling)], "version": .integer(version),
      "offset": .integer(offset),
    ]
  }
}
