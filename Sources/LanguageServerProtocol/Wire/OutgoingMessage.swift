package import JSON

extension LSP {
  /// The bodies of messages to send; `MessageFramer.frame` puts the header before them.
  package enum OutgoingMessage {
    /// The answer to the request `id` whose result is what `writeResult` writes: exactly one value.
    package static func response(
      id: RequestID, writeResult: (inout JSONWriter) -> Void
    ) -> [UInt8] {
      body { json in
        json.field("id", id)
        json.key("result")
        writeResult(&json)
      }
    }

    /// The answer `result` to the request `id`.
    package static func response(id: RequestID, result: some JSONEncodable) -> [UInt8] {
      response(id: id) { result.write(to: &$0) }
    }

    /// The answer that the request `id` has no result.
    package static func response(id: RequestID, error: ResponseError) -> [UInt8] {
      body { json in
        json.field("id", id)
        json.field("error", error)
      }
    }

    /// A request to the client; nil stands for absent params.
    package static func request(
      id: RequestID, method: String, params: (some JSONEncodable)? = JSON?.none
    ) -> [UInt8] {
      body { json in
        json.field("id", id)
        json.field("method", method)
        json.optionalField("params", params)
      }
    }

    /// A notification to the client; nil stands for absent params.
    package static func notification(
      method: String, params: (some JSONEncodable)? = JSON?.none
    ) -> [UInt8] {
      body { json in
        json.field("method", method)
        json.optionalField("params", params)
      }
    }

    /// A part of an answer, or the progress of long work, known by `token`.
    package static func progress(_ token: RequestID, _ value: some JSONEncodable) -> [UInt8] {
      body { json in
        json.field("method", "$/progress")
        json.key("params")
        json.object { json in
          json.field("token", token)
          json.field("value", value)
        }
      }
    }

    private static func body(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
      var json = JSONWriter()
      json.object { json in
        json.field("jsonrpc", "2.0")
        members(&json)
      }
      return json.take()
    }
  }
}
