import JSON

extension LSP {
  /// The kind of an error in a response, of JSON-RPC or of LSP; other numbers may come from clients.
  package struct ErrorCode: RawRepresentable, Hashable, Sendable {
    /// The number on the wire.
    package let rawValue: Int

    /// Makes the code of a number.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The bytes are no JSON.
    package static let parseError = ErrorCode(rawValue: -32700)
    /// The JSON is no request, or none may come now.
    package static let invalidRequest = ErrorCode(rawValue: -32600)
    /// No one answers this method.
    package static let methodNotFound = ErrorCode(rawValue: -32601)
    /// The params have the wrong shape.
    package static let invalidParams = ErrorCode(rawValue: -32602)
    /// The server broke a promise to itself.
    package static let internalError = ErrorCode(rawValue: -32603)
    /// A request came before `initialize`.
    package static let serverNotInitialized = ErrorCode(rawValue: -32002)
    /// The client has cancelled the request.
    package static let requestCancelled = ErrorCode(rawValue: -32800)
    /// The server gives the request up, for a reason of its own.
    package static let serverCancelled = ErrorCode(rawValue: -32802)
    /// The document has changed since the request was sent.
    package static let contentModified = ErrorCode(rawValue: -32801)
    /// The request is right but cannot be done, for a reason that the message gives.
    package static let requestFailed = ErrorCode(rawValue: -32803)
  }
}

extension LSP.ErrorCode: JSONEncodable, JSONDecodable {}
