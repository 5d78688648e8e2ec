import JSON
import LanguageServerProtocol
import Testing

@Suite struct MessageTests {
  private func parse(_ text: String) throws -> LSP.Message {
    try LSP.Message.parse(Array(text.utf8))
  }

  private static let messages: [(String, LSP.Message)] = [
    (
      #"{"jsonrpc":"2.0","id":1,"method":"a/b","params":{"x":1}}"#,
      .request(id: .integer(1), method: "a/b", params: ["x": 1])
    ),
    (
      #"{"id":"é","method":"m","jsonrpc":"2.0","extra":0}"#,
      .request(id: .string("é"), method: "m", params: nil)
    ),
    (
      #"{"jsonrpc":"2.0","id":null,"method":"m","params":null}"#,
      .request(id: .null, method: "m", params: nil)
    ),
    (
      #"{"jsonrpc":"2.0","method":"$/x","params":[1]}"#,
      .notification(method: "$/x", params: [1])
    ),
    (#"{"jsonrpc":"2.0","method":"exit"}"#, .notification(method: "exit", params: nil)),
    (
      #"{"jsonrpc":"2.0","id":7,"result":null}"#,
      .response(id: .integer(7), result: .success(.null))
    ),
    (
      #"{"jsonrpc":"2.0","id":7,"result":[],"error":null}"#,
      .response(id: .integer(7), result: .success([]))
    ),
    (
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32803,"message":"no","data":[1]}}"#,
      .response(id: .null, result: .failure(.init(.requestFailed, "no", data: [1])))
    ),
  ]

  @Test(arguments: messages)
  func readsMessages(text: String, expected: LSP.Message) throws {
    #expect(try parse(text) == expected)
  }

  private static let refusals: [(String, LSP.RequestID, LSP.ErrorCode, String)] = [
    ("", .null, .parseError, "invalid JSON at byte 0: the text ends too early"),
    ("{\"id\":1,", .null, .parseError, "invalid JSON at byte 8: the text ends too early"),
    (
      "[]", .null, .invalidRequest,
      "message must be an object; batches are not part of the protocol"
    ),
    (
      "3", .null, .invalidRequest, "message must be an object; batches are not part of the protocol"
    ),
    (#"{"id":1,"method":"m"}"#, .integer(1), .invalidRequest, #"jsonrpc must be "2.0""#),
    (
      #"{"jsonrpc":"1.0","id":"a","method":"m"}"#, .string("a"), .invalidRequest,
      #"jsonrpc must be "2.0""#
    ),
    (#"{"jsonrpc":"2.0"}"#, .null, .invalidRequest, "method must be a string"),
    (#"{"jsonrpc":"2.0","id":5}"#, .integer(5), .invalidRequest, "method must be a string"),
    (
      #"{"jsonrpc":"2.0","id":5,"method":3}"#, .integer(5), .invalidRequest,
      "method must be a string"
    ),
    (
      #"{"jsonrpc":"2.0","id":true,"method":"m"}"#, .null, .invalidRequest,
      "id must be a whole number, a string or null"
    ),
    (
      #"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, .null, .invalidRequest,
      "id must be a whole number, a string or null"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"m","params":3}"#, .integer(1), .invalidRequest,
      "params must be an object or an array"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"error":{"code":"x"}}"#, .integer(1), .invalidRequest,
      "error.code must be a whole number"
    ),
  ]

  @Test(arguments: refusals)
  func refusesOthers(
    text: String, id: LSP.RequestID, code: LSP.ErrorCode, message: String
  ) throws {
    let error = #expect(throws: LSP.MessageError.self) { try parse(text) }
    #expect(error?.id == id)
    #expect(error?.error == LSP.ResponseError(code, message))
  }

  @Test func numbersTheErrorsAsTheProtocolDoes() {
    let codes: [LSP.ErrorCode] = [
      .parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError,
      .serverNotInitialized, .requestCancelled, .contentModified, .requestFailed,
    ]
    #expect(
      codes.map(\.rawValue) == [
        -32700, -32600, -32601, -32602, -32603, -32002, -32800, -32801, -32803,
      ])
    let shape = JSONShapeError(expected: "an object")
    #expect(LSP.ResponseError(shape) == .init(.invalidParams, "params must be an object"))
  }
}
