import JSON
import LanguageServerProtocol
import Testing
import W8Engine

@testable import W8Server

/// Messages in the server's log file.
@Suite struct RedactionTests {
  private let uri = "file:///anna/private.w8log"

  @Test func nothingThatTheUserWroteIsLeft() throws {
    let redaction = Redaction(salt: "salt")
    let bodies = [
      didOpen(uri, "# 2026-01\n03 Sat 82.4 @iron > Über mich\n"),
      request(
        1, "initialize",
        [
          "rootUri": "file:///anna",
          "workspaceFolders": [["uri": .string(uri), "name": "Anna"]],
          "clientInfo": ["name": "VS"],
          "capabilities": ["general": ["positionEncodings": ["utf-8"]]],
        ]),
      text(["jsonrpc": "2.0", "id": 3, "result": ["changes": [uri: [["newText": "82.4"]]]]]),
    ]
    for body in bodies {
      let redacted = String(decoding: readable(Array(body.utf8), redaction), as: UTF8.self)
      for word in ["anna", "Anna", "private", "82.4", "iron", "mich", "2026"] {
        #expect(!redacted.contains(word), "\(redacted)")
      }
    }
  }

  /// Else a position would mean another place.
  @Test func everyCharacterKeepsItsWidth() throws {
    let text = "a1 é ß 漢 🏋 \n\t#@>"
    let redacted = Redaction(salt: "").redacted(["text": .string(text)])["text"]?.stringValue ?? ""
    #expect(redacted.utf8.count == text.utf8.count)
    #expect(redacted.utf16.count == text.utf16.count)
    #expect(redacted.unicodeScalars.count == text.unicodeScalars.count)
    #expect(redacted.hasSuffix(" \n\t#@>"))
  }

  @Test func oneNameIsOneNumber() {
    let redaction = Redaction(salt: "salt")
    func redacted(_ uri: String) -> String? {
      redaction.redacted(["uri": .string(uri)])["uri"]?.stringValue
    }
    #expect(redacted(uri) == redacted(uri))
    #expect(redacted(uri) != redacted("file:///anna/other.w8log"))
    #expect(redacted(uri)?.hasPrefix("file:///") == true)
    #expect(redacted(uri)?.hasSuffix(".w8log") == true)
    #expect(redacted("untitled:Untitled-1")?.hasPrefix("untitled:") == true)
    #expect(
      Redaction().redacted(["uri": .string(uri)]) != Redaction().redacted(["uri": .string(uri)]))
  }

  @Test func hostileMessagesAreTakenToo() {
    var deep = JSON.null
    for _ in 0..<500 { deep = [deep] }
    #expect(!readable(JSONWriter.write(deep), Redaction(salt: "")).isEmpty)
    #expect(readable([0xFF, 0x00], nil) == Array("\"2 bytes that are no message\"".utf8))
  }

  @Test func aLogTellsWholeMessagesOnlyWhereThatIsAskedFor() {
    for (level, count) in [(LogLevel.warning, 0), (.info, 1), (.debug, 2)] {
      let world = World()
      let log = ServerLog(write: world.note, level: level, redaction: Redaction(salt: ""))
      log.detail("detail")
      log.whole("in", Array(didOpen(uri, "private 82.4").utf8))
      #expect(world.notes.count == count)
      #expect(world.notes.allSatisfy { !$0.contains("private") && !$0.contains("82.4") })
    }
  }
}
