package import JSON

extension LSP {
  /// The params of `$/progress`.
  package struct ProgressParams<Value: JSONEncodable & Sendable>: Sendable {
    /// What the work is known by.
    package let token: RequestID
    /// What is told.
    package let value: Value

    package init(token: RequestID, value: Value) {
      self.token = token
      self.value = value
    }
  }
}

extension LSP.ProgressParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("token", token)
      json.field("value", value)
    }
  }
}
