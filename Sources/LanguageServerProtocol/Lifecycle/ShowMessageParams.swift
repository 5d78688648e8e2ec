package import JSON

extension LSP {
  /// The params of `window/showMessage`.
  package struct ShowMessageParams: Hashable, Sendable {
    /// How grave it is.
    package let type: MessageType
    /// What people read.
    package let message: String

    package init(type: MessageType, message: String) {
      self.type = type
      self.message = message
    }
  }

  /// How grave a message to people is.
  package enum MessageType: Int, Sendable {
    case error = 1
    case warning, info, log
  }
}

extension LSP.ShowMessageParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("type", type.rawValue)
      json.field("message", message)
    }
  }
}
