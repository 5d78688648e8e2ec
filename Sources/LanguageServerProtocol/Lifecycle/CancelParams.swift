package import JSON

extension LSP {
  /// The params of `$/cancelRequest`.
  package struct CancelParams: Hashable, Sendable {
    /// The request that needs no answer any more.
    package let id: RequestID

    /// Makes the value of its parts.
    package init(id: RequestID) {
      self.id = id
    }
  }
}

extension LSP.CancelParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    id = try json.field("id")
  }
}

extension LSP.CancelParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
    }
  }
}
