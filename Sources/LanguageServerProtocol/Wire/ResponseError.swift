package import JSON

extension LSP {
  /// The reason why a request has no result.
  package struct ResponseError: JSONDecodable, Error, Equatable, Sendable {
    /// The kind of the error.
    package let code: ErrorCode
    /// The problem, for people.
    package let message: String
    /// Whatever else is known; nil when nothing is.
    package let data: JSON?

    package init(_ code: ErrorCode, _ message: String, data: JSON? = nil) {
      self.code = code
      self.message = message
      self.data = data
    }

    /// The error −32602 that names the field of the wrong shape.
    package init(_ error: JSONShapeError) {
      self.init(.invalidParams, error.message)
    }

    package init(json: JSON) throws(JSONShapeError) {
      self.init(
        try json.field("code"), try json.field("message"), data: try json.optionalField("data"))
    }
  }

  /// The kind of an error in a response, of JSON-RPC or of LSP; other numbers may come from clients.
  package struct ErrorCode: RawRepresentable, Hashable, Sendable {
    /// The number on the wire.
    package let rawValue: Int

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
    /// The client has canceled the request.
    package static let requestCancelled = ErrorCode(rawValue: -32800)
    /// The server gives the request up, for a reason of its own.
    package static let serverCancelled = ErrorCode(rawValue: -32802)
    /// The document has changed since the request was sent.
    package static let contentModified = ErrorCode(rawValue: -32801)
    /// The request is right but cannot be done, for a reason that the message gives.
    package static let requestFailed = ErrorCode(rawValue: -32803)
  }

  /// A body that is no message, with the error for its sender.
  package struct MessageError: Error, Equatable, Sendable {
    /// The id to answer to; null when none could be read.
    package let id: RequestID
    /// −32700 for what is no JSON, −32600 for JSON that is no message.
    package let error: ResponseError
  }
}

extension LSP.ResponseError: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("code", code)
      json.field("message", message)
      json.optionalField("data", data)
    }
  }
}

extension LSP.ErrorCode: JSONEncodable, JSONDecodable {}
