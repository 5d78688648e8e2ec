package import JSON

extension LSP {
  /// What a client does with completion items.
  package struct CompletionClientCapabilities: Equatable, Sendable {
    /// Whether it knows the notation of snippets.
    package let hasSnippets: Bool
    /// Whether it tells apart to insert a text and to replace the word by it.
    package let hasInsertReplace: Bool
    /// Whether it shows details beside a label.
    package let hasLabelDetails: Bool
    /// The kinds of text that it shows as documentation, in its order; empty when it does not say.
    package let documentationFormat: [MarkupKind]
  }
}

extension LSP.CompletionClientCapabilities: JSONDecodable {
  package init(json: JSON) {
    let item = json["completionItem"] ?? .null
    hasSnippets = item.flag("snippetSupport")
    hasInsertReplace = item.flag("insertReplaceSupport")
    hasLabelDetails = item.flag("labelDetailsSupport")
    documentationFormat = item.lenientList("documentationFormat")
  }
}
