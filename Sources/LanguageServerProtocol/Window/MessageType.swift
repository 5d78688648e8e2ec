import JSON

extension LSP {
  /// How much a message for people matters.
  package enum MessageType: Int, Sendable {
    case error = 1
    case warning = 2
    case info = 3
    case log = 4
  }
}

extension LSP.MessageType: JSONEncodable, JSONDecodable {}
