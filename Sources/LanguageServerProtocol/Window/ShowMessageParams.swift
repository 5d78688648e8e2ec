package import JSON

extension LSP {
  /// The params of `window/showMessage`.
  package struct ShowMessageParams: Hashable, Sendable {
    /// How much it matters.
    package let type: MessageType
    /// What people read.
    package let message: String

    /// Makes the value of its parts.
    package init(type: MessageType, message: String) {
      self.type = type
      self.message = message
    }
  }
}

extension LSP.ShowMessageParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("type", type)
      json.field("message", message)
    }
  }
}
