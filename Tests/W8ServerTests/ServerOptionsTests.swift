import JSON
import LanguageServerProtocol
import Testing
import W8Engine

@testable import W8Server
@testable import W8ServerProcess

@Suite struct ServerOptionsTests {
  @Test func everyOptionIsRead() throws {
    let options = try ServerOptions([
      "--stdio", "--log", "a.log", "--today=2026-01-31", "--clientProcessId=77",
      "--log-level", "debug", "--log-unredacted",
    ])
    #expect(options.logLevel == .debug)
    #expect(options.isLogUnredacted)
    #expect(options.logFile == "a.log")
    #expect(options.today == CivilDate(year: 2026, month: 1, day: 31))
    #expect(options.clientProcess?.id == 77)
  }

  @Test(
    arguments: [
      (["--socket=5"], .unknown("--socket=5")), (["--stdio=1"], .unknown("--stdio=1")),
      (["file.w8log"], .unknown("file.w8log")), (["--log"], .missingValue("--log")),
      (["--log="], .missingValue("--log")), (["--today", "today"], .invalidDate("today")),
      (["--today=2026-02-30"], .invalidDate("2026-02-30")),
      (["--today=2026-2-3"], .invalidDate("2026-2-3")),
      (["--log", "a", "--log=b"], .repeated("--log")),
      (["--log-level", "all"], .unknownLevel("all")), (["--record"], .unknown("--record")),
      (["--today=2026-02-03", "--today=2026-02-04"], .repeated("--today")),
    ] as [([String], ServerOptions.ArgumentError)])
  func wrongArgumentsAreRefused(_ arguments: [String], _ error: ServerOptions.ArgumentError) {
    #expect(throws: error) { try ServerOptions(arguments) }
  }

  @Test func settingsOfTheWrongShapeKeepTheirDefaults() {
    let options: [JSON] = [
      5, [], ["inlayHints": true], ["inlayHints": ["averageAndRate": 0]], ["today": "soon"],
      ["today": 7], ["inlayHints": ["secret": false]], ["secret": 1],
    ]
    for option in options {
      var settings = Settings()
      #expect(settings.take(option).count == 1)
      #expect(settings == Settings())
      let client = Conversation(capabilities: [:], options: option)
      #expect(client.world.notes.contains { $0.contains("settings") })
      #expect(client.world.notes.allSatisfy { !$0.contains("secret") })
    }
  }

  @Test func settingsAreRead() {
    var settings = Settings()
    let options: JSON = ["inlayHints": ["averageAndRate": false], "today": "2026-01-31"]
    #expect(settings.take(options).isEmpty)
    #expect(settings.inlayHints.count == Settings().inlayHints.count - 1)
    #expect(settings.today == CivilDate(year: 2026, month: 1, day: 31))
    let before = settings
    #expect(settings.take(nil).isEmpty && settings == before)
  }

  @Test func notesNeverQuoteTheUser() {
    let client = Conversation(capabilities: [:])
    client.open("file:///private-name.w8log", "# 2026-01\n01 82.9 > private-note\n")
    client.tell("private-method", [:])
    client.ask("private-method", [:])
    client.say([didChange("file:///private-name", version: 2, whole("private-text"))])
    client.say(["private-bytes"])
    #expect(client.world.notes.count > 5)
    #expect(client.world.notes.allSatisfy { !$0.contains("private") && !$0.contains("82.9") })
  }
}
