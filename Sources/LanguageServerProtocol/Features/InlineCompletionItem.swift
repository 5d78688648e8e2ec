package import JSON

extension LSP {
  /// A text that is shown behind the cursor as if it were written.
  package struct InlineCompletionItem: Hashable, Sendable {
    /// The text, with what is typed of it already.
    package let insertText: String
    /// What it replaces, which is what is typed of it.
    package let range: Range

    package init(insertText: String, range: Range) {
      self.insertText = insertText
      self.range = range
    }
  }
}

extension LSP.InlineCompletionItem: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("insertText", insertText)
      json.field("range", range)
    }
  }
}
