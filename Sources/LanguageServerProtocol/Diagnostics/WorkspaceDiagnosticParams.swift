package import JSON

extension LSP {
  /// The params of `workspace/diagnostic`.
  package struct WorkspaceDiagnosticParams: Hashable, Sendable {
    /// What the last reports were called that the client keeps.
    package let previousResultIds: [PreviousResultId]
    /// Under which name parts of the answer may be sent; nil to send it whole.
    package let partialResultToken: RequestID?
  }

  /// The report of a document that a client keeps.
  package struct PreviousResultId: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// What the report was called.
    package let value: String
  }
}

extension LSP.WorkspaceDiagnosticParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    previousResultIds = try json.optionalField("previousResultIds") ?? []
    partialResultToken = json.lenient("partialResultToken")
  }
}

extension LSP.PreviousResultId: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
    value = try json.field("value")
  }
}
