package import JSON

extension LSP {
  /// How a completion item is put in.
  package enum CompletionEdit: Hashable, Sendable {
    /// The one way.
    case edit(TextEdit)
    /// The word around the cursor is replaced, or only what stands before the cursor; the user chooses.
    case insertReplace(text: String, insert: Range, replace: Range)
  }
}

extension LSP.CompletionEdit: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .edit(let edit): edit.write(to: &json)
    case .insertReplace(let text, let insert, let replace):
      json.object { json in
        json.field("newText", text)
        json.field("insert", insert)
        json.field("replace", replace)
      }
    }
  }
}
