import JSON

extension LSP {
  /// How much the client wants to read about the work of the server.
  package enum TraceValue: String, Sendable {
    case off
    case messages
    case verbose
  }
}

extension LSP.TraceValue: JSONEncodable, JSONDecodable {}
