package import JSON

extension LSP {
  /// What is offered at a cursor.
  package struct CompletionList: Equatable, Sendable {
    /// Whether the client must ask again when more is typed.
    package let isIncomplete: Bool
    /// The items.
    package let items: [CompletionItem]

    package init(isIncomplete: Bool, items: [CompletionItem]) {
      self.isIncomplete = isIncomplete
      self.items = items
    }
  }
}

extension LSP.CompletionList: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("isIncomplete", isIncomplete)
      json.field("items", items)
    }
  }
}
