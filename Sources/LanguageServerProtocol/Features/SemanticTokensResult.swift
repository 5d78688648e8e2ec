package import JSON

extension LSP {
  /// The answer to a question about coloured pieces.
  package enum SemanticTokensResult: Equatable, Sendable {
    /// All of them; the name of the answer is nil for clients that never ask what has changed since.
    case all(SemanticTokenData, id: String?)
    /// What has changed since an answer that the client named; nil when nothing has.
    case changes(SemanticTokensEdit?, id: String)
  }
}

extension LSP.SemanticTokensResult: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .all(let data, let id):
        json.optionalField("resultId", id)
        json.field("data", data)
      case .changes(let edit, let id):
        json.field("resultId", id)
        json.field("edits", edit.map { [$0] } ?? [])
      }
    }
  }
}
