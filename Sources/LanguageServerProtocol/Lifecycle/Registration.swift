package import JSON

extension LSP {
  /// A capability that the server adds while it runs.
  package struct Registration: Equatable, Sendable {
    /// What to withdraw it by.
    package let id: String
    /// The method that the client is to send.
    package let method: String
    /// The options of the method; nil when it has none.
    package let registerOptions: JSON?

    package init(id: String, method: String, registerOptions: JSON? = nil) {
      self.id = id
      self.method = method
      self.registerOptions = registerOptions
    }
  }
}

extension LSP.Registration: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("method", method)
      json.optionalField("registerOptions", registerOptions)
    }
  }
}
