package import JSON

extension LSP {
  /// A message as it arrives.
  package enum Message: Equatable, Sendable {
    /// It wants an answer; `params` is an object or an array, null when absent.
    case request(id: RequestID, method: String, params: JSON)
    /// It wants no answer; `params` is an object or an array, null when absent.
    case notification(method: String, params: JSON)
    /// It is the answer to a request that was sent.
    case response(id: RequestID, result: Result<JSON, ResponseError>)
  }

  /// What a response names its request by.
  package enum RequestID: Hashable, Sendable {
    case integer(Int)
    case string(String)
    /// No id, or none that could be read.
    case null
  }
}

extension LSP.Message {
  /// Reads the body of a message; throws −32700 or −32600 with the id to answer to.
  package static func parse(_ body: [UInt8]) throws(LSP.MessageError) -> LSP.Message {
    let json: JSON
    do {
      json = try JSON.parse(body)
    } catch {
      throw LSP.MessageError(id: .null, error: LSP.ResponseError(.parseError, error.message))
    }
    let id = json["id"].flatMap { try? LSP.RequestID(json: $0) }
    do {
      return try message(json, id: id)
    } catch {
      let refusal = LSP.ResponseError(.invalidRequest, error.message)
      throw LSP.MessageError(id: id ?? .null, error: refusal)
    }
  }

  private static func message(
    _ json: JSON, id: LSP.RequestID?
  ) throws(JSONShapeError) -> LSP.Message {
    guard case .object(let members) = json else {
      throw JSONShapeError(expected: "an object; batches are not part of the protocol")
        .inside("message")
    }
    guard members["jsonrpc"] == "2.0" else {
      throw JSONShapeError(expected: "\"2.0\"").inside("jsonrpc")
    }
    if id == nil, members["id"] != nil {
      throw JSONShapeError(expected: "a whole number, a string or null").inside("id")
    }
    if members["method"] == nil, let id, let result = try result(of: json) {
      return .response(id: id, result: result)
    }
    let method = try json.field("method", as: String.self)
    let params = try params(of: members)
    return id.map { .request(id: $0, method: method, params: params) }
      ?? .notification(method: method, params: params)
  }

  private static func result(
    of json: JSON
  ) throws(JSONShapeError) -> Result<JSON, LSP.ResponseError>? {
    if let error = try json.optionalField("error", as: LSP.ResponseError.self) {
      return .failure(error)
    }
    return json["result"].map { .success($0) }
  }

  private static func params(of members: JSONObject) throws(JSONShapeError) -> JSON {
    switch members["params"] ?? .null {
    case .null: return .null
    case .object(let params): return .object(params)
    case .array(let params): return .array(params)
    default: throw JSONShapeError(expected: "an object or an array").inside("params")
    }
  }
}

extension LSP.RequestID: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    switch json {
    case .integer(let value): self = .integer(value)
    case .string(let value): self = .string(value)
    case .null: self = .null
    default: throw JSONShapeError(expected: "a whole number, a string or null")
    }
  }
}

extension LSP.RequestID: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .integer(let value): json.integer(value)
    case .string(let value): json.string(value)
    case .null: json.null()
    }
  }
}
