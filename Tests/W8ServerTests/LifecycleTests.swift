import JSON
import LanguageServerProtocol
import Testing
import W8Engine

@testable import W8Server

@Suite struct LifecycleTests {
  @Test func endsWithSuccessAfterShutdown() {
    let client = Conversation(capabilities: [:])
    #expect(client.ask("shutdown", nil)["result"] == .null)
    #expect(client.exitCode == nil)
    client.tell("exit", nil)
    #expect(client.exitCode == 0)
  }

  @Test func endsWithFailureWithoutShutdown() {
    let client = Conversation(capabilities: [:])
    client.tell("exit", nil)
    #expect(client.exitCode == 1)
  }

  @Test func exitIsHeardBeforeInitialize() {
    let client = Conversation()
    client.tell("exit", nil)
    #expect(client.exitCode == 1)
  }

  /// Neovim 0.12 closes the pipe after `shutdown` and sends no `exit`.
  @Test func endOfInputAfterShutdownIsSuccess() {
    let client = Conversation(capabilities: [:])
    client.ask("shutdown", nil)
    _ = client.meet(.end)
    #expect(client.exitCode == 0)
  }

  @Test func endOfInputWithoutShutdownIsFailure() {
    let client = Conversation(capabilities: [:])
    _ = client.meet(.end)
    #expect(client.exitCode == 1)
  }

  /// Helix may send `exit` before `shutdown` is answered.
  @Test func exitRightBehindShutdownIsSuccess() {
    let client = Conversation(capabilities: [:])
    let answers = client.say([request(1, "shutdown", nil), notification("exit", nil)])
    #expect(answers.map { $0["result"] } == [.null])
    #expect(client.exitCode == 0)
  }

  /// Some clients want no answer to `shutdown`.
  @Test func shutdownMayBeANotification() {
    let client = Conversation(capabilities: [:])
    let answers = client.say([notification("shutdown", nil), notification("exit", nil)])
    #expect(answers.isEmpty)
    #expect(client.exitCode == 0)
  }

  @Test func nothingIsDoneAfterExit() {
    let client = Conversation(capabilities: [:])
    let answers = client.say([notification("exit", nil), request(1, "shutdown", nil)])
    #expect(answers.isEmpty)
    #expect(client.exitCode == 1)
  }

  @Test func endsWhenNobodyReadsItsAnswers() {
    let client = Conversation(capabilities: [:])
    client.closeOutput()
    client.ask("textDocument/hover", document("file:///a.w8log"))
    #expect(client.exitCode == 1)
  }

  @Test func endsWhenTheClientIsGone() {
    let client = Conversation(capabilities: [:])
    _ = client.meet(.clientGone)
    #expect(client.exitCode == 1)
  }

  @Test func watchesTheProcessOfTheClient() {
    let client = Conversation()
    client.world.livingProcesses = [77]
    client.ask("initialize", ["processId": 77, "capabilities": [:]])
    #expect(client.world.watched == [77])
  }

  @Test(arguments: [0, -1, 78, 4_294_967_373])
  func ignoresAProcessThatIsGoneAlready(_ id: Int) {
    let client = Conversation()
    client.world.livingProcesses = [77]
    let answer = client.ask("initialize", ["processId": .integer(id), "capabilities": [:]])
    #expect(answer["result"] != nil)
    #expect(client.world.watched.isEmpty)
  }

  @Test(arguments: ["shutdown", "textDocument/hover", "unknown/method", "$/unknown"])
  func requestsBeforeInitializeAreRefused(_ method: String) {
    #expect(errorCode(Conversation().ask(method, [:])) == -32002)
  }

  @Test func notificationsBeforeInitializeAreDropped() {
    let client = Conversation()
    #expect(client.open("file:///a.w8log", "x").isEmpty)
    client.ask("initialize", ["capabilities": [:]])
    #expect(client.ask("textDocument/hover", hover("file:///a.w8log"))["result"] == .null)
  }

  @Test(arguments: ["initialize", "shutdown", "textDocument/hover", "unknown/method"])
  func requestsAfterShutdownAreRefused(_ method: String) {
    let client = Conversation(capabilities: [:])
    client.ask("shutdown", nil)
    #expect(errorCode(client.ask(method, ["capabilities": [:]])) == -32600)
    #expect(client.exitCode == nil)
  }

  @Test func secondInitializeIsRefused() {
    let client = Conversation(capabilities: [:])
    #expect(errorCode(client.ask("initialize", ["capabilities": [:]])) == -32600)
  }

  @Test(arguments: ["unknown/method", "$/unknown", "initialized", "textDocument/didOpen"])
  func unknownRequestsAreRefused(_ method: String) {
    let client = Conversation(capabilities: [:])
    #expect(errorCode(client.ask(method, [:])) == -32601)
  }

  @Test(arguments: ["unknown/notification", "$/unknown", "textDocument/didSave", "hover"])
  func unknownNotificationsAreIgnored(_ method: String) {
    let client = Conversation(capabilities: [:])
    #expect(client.tell(method, ["anything": [1, 2]]).isEmpty)
    #expect(client.exitCode == nil)
  }

  @Test func responsesAreIgnored() {
    let client = Conversation(capabilities: [:])
    #expect(client.say([#"{"jsonrpc":"2.0","id":7,"result":null}"#]).isEmpty)
  }

  @Test func answersWithTheIdAsItCame() {
    let client = Conversation(capabilities: [:])
    for id in ["a", 0, -5] as [JSON] {
      #expect(client.say([request(id, "unknown", [:])]).first?["id"] == id)
    }
  }

  private func hover(_ uri: String) -> JSON {
    ["textDocument": ["uri": .string(uri)], "position": position((0, 0))]
  }
}
