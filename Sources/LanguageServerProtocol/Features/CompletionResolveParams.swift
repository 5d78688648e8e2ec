package import JSON

extension LSP {
  /// The params of `completionItem/resolve`: an item as the client has it, with what the server put into its `data`.
  package struct CompletionResolveParams: Equatable, Sendable {
    /// The document for which the item was made.
    package let textDocument: TextDocumentIdentifier
    /// The item.
    package let item: JSONObject
    /// What the server put into it.
    package let data: JSON
  }
}

extension LSP.CompletionResolveParams: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    guard let item = json.objectValue else { throw JSONShapeError(expected: "an object") }
    self.item = item
    data = try json.field("data")
    do throws(JSONShapeError) {
      textDocument = try data.field("textDocument")
    } catch {
      throw error.inside("data")
    }
  }
}
