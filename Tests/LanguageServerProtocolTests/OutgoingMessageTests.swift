import JSON
import LanguageServerProtocol
import Testing

@Suite struct OutgoingMessageTests {
  private func text(_ body: [UInt8]) -> String {
    String(decoding: body, as: UTF8.self)
  }

  @Test func writesResponses() {
    #expect(
      text(LSP.OutgoingMessage.response(id: .integer(1), result: [1, 2]))
        == #"{"jsonrpc":"2.0","id":1,"result":[1,2]}"#)
    #expect(
      text(LSP.OutgoingMessage.response(id: .string("a"), result: Int?.none))
        == #"{"jsonrpc":"2.0","id":"a","result":null}"#)
    let error = LSP.ResponseError(.methodNotFound, "no such method", data: ["method": "m"])
    #expect(
      text(LSP.OutgoingMessage.response(id: .null, error: error))
        == #"{"jsonrpc":"2.0","id":null,"error":"#
        + #"{"code":-32601,"message":"no such method","data":{"method":"m"}}}"#)
  }

  @Test func writesCalls() {
    #expect(
      text(LSP.OutgoingMessage.request(id: .integer(2), method: "workspace/inlayHint/refresh"))
        == #"{"jsonrpc":"2.0","id":2,"method":"workspace/inlayHint/refresh"}"#)
    #expect(
      text(LSP.OutgoingMessage.notification(method: "m", params: ["x": 1] as JSON))
        == #"{"jsonrpc":"2.0","method":"m","params":{"x":1}}"#)
    #expect(
      text(LSP.OutgoingMessage.notification(method: "m")) == #"{"jsonrpc":"2.0","method":"m"}"#)
    #expect(
      text(LSP.OutgoingMessage.progress(.string("t"), [1]))
        == #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":"t","value":[1]}}"#)
  }

  @Test func readsBackWhatItWrites() throws {
    let error = LSP.ResponseError(.contentModified, "the document has changed")
    #expect(
      try LSP.Message.parse(LSP.OutgoingMessage.response(id: .string("x"), error: error))
        == .response(id: .string("x"), result: .failure(error)))
    let params: JSON = ["text": "\u{1}\"é"]
    #expect(
      try LSP.Message.parse(
        LSP.OutgoingMessage.request(id: .integer(1), method: "m", params: params))
        == .request(id: .integer(1), method: "m", params: params))
  }
}
