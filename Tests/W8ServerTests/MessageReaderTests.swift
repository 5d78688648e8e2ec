import JSON
import LanguageServerProtocol
import Primitives
import Testing
import W8Files

@testable import W8Server
@testable import W8ServerProcess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct MessageReaderTests {
  @Test func readsAStreamToItsEndOnAThreadOfItsOwn() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (input, output) = (ends[0], ends[1])
    defer { close(input) }
    let bell = Doorbell()
    let inbox = Inbox(wake: bell.ring)
    #expect(startThread(MessageReader(descriptor: input, inbox: inbox).run))
    let writer = MessageWriter(descriptor: output)
    for number in 0..<100 {
      #expect(writer.send(Array(request(.integer(number), "x", [:]).utf8)))
    }
    close(output)
    var ids: [LSP.RequestID] = []
    while true {
      if inbox.beginWaiting() { bell.wait() }
      switch inbox.take()?.event {
      case .message(.request(let id, _, _), _): ids.append(id)
      case .end:
        #expect(ids == (0..<100).map { .integer($0) })
        return
      default:
        Issue.record("something else arrived")
        return
      }
    }
  }

  @Test func streamThatCannotBeReadIsAtItsEnd() {
    let inbox = Inbox()
    MessageReader(descriptor: -1, inbox: inbox).run()
    guard case .end? = inbox.take()?.event else {
      Issue.record("the end did not arrive")
      return
    }
  }

  @Test func nothingIsReadBehindExit() {
    let bodies = [notification("exit", nil), request(1, "x", [:])]
    var framer = MessageFramer()
    framer.push(bodies.flatMap { MessageFramer.frame(Array($0.utf8)) })
    let inbox = Inbox()
    #expect(MessageReader(descriptor: -1, inbox: inbox).pushMessages(&framer) == .last)
    #expect(inbox.take() != nil && inbox.take() == nil)
  }

  @Test func writerSeesThatNobodyReads() {
    ignoreBrokenPipeSignal()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    #expect(!MessageWriter(descriptor: ends[1]).send([0x7B, 0x7D]))
    close(ends[1])
  }

  @Test func processesAreNamedByPositiveNumbersOfTheSystem() {
    #expect(ClientProcess(id: 0) == nil)
    #expect(ClientProcess(id: -1) == nil)
    #expect(ClientProcess(id: 1 << 32) == nil)
    #expect(ClientProcess(id: Int(getpid()))?.isAlive == true)
  }

  /// No process has the largest number there is: systems give out smaller ones only.
  @Test func watchTellsThatAProcessIsGone() throws {
    let process = try #require(ClientProcess(id: Int(Int32.max)))
    let bell = Doorbell()
    let inbox = Inbox(wake: bell.ring)
    process.watch { inbox.push(.clientGone) }
    if inbox.beginWaiting() { bell.wait() }
    guard case .clientGone? = inbox.take()?.event else {
      Issue.record("something else arrived")
      return
    }
  }
}
