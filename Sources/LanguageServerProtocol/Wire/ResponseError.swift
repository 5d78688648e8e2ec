package import JSON

extension LSP {
  /// Why a request has no result.
  package struct ResponseError: Error, Equatable, Sendable {
    /// The kind of the error.
    package let code: ErrorCode
    /// What is wrong, for people.
    package let message: String
    /// Whatever else is known; nil when nothing is.
    package let data: JSON?

    /// Makes an error.
    package init(_ code: ErrorCode, _ message: String, data: JSON? = nil) {
      self.code = code
      self.message = message
      self.data = data
    }

    /// The error −32602 that names the field of the wrong shape.
    package init(_ error: JSONShapeError) {
      self.init(.invalidParams, error.message)
    }
  }
}

extension LSP.ResponseError: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    self.init(
      try json.field("code"), try json.field("message"), data: try json.optionalField("data"))
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
