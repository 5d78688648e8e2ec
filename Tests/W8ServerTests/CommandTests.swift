import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// What a client has the server do.
@Suite struct CommandTests {
  private let uri = "file:///log.w8log"
  /// The clock says Saturday, 1 June 2030; the Saturdays before were at the iron.
  private let log = """
    unit kg
    gym @iron
    gym @home
    # 2030-05
    18 Sat 82.0 @iron
    25 Sat 82.0 @iron
    30 Thu 82.0 @home

    """

  private func client(_ window: JSON = ["showDocument": ["support": true]]) -> Conversation {
    let client = Conversation(capabilities: [
      "window": window, "workspace": ["applyEdit": true, "textDocumentContent": [:]],
    ])
    client.open(uri, log)
    return client
  }

  private func execute(_ command: String, _ arguments: JSON...) -> String {
    request(
      1, "workspace/executeCommand",
      ["command": .string("w8log.\(command)"), "arguments": .array(arguments)])
  }

  private func first(_ messages: [JSON], _ method: String) -> JSON? {
    messages.first { $0["method"]?.stringValue == method }
  }

  @Test func theEntryOfTodayIsWrittenWithoutAWeight() {
    let client = client()
    let messages = client.say([execute("addToday", ["uri": .string(uri)])])
    #expect(messages.first { $0["id"] == 1 }?["result"] == .null)
    let asked = first(messages, "workspace/applyEdit")
    #expect(asked?["params"]?["label"] == "Add 1 June 2030")
    let edit = asked?["params"]?["edit"]?["changes"]?[uri]
    #expect(edit?[0]?["range"] == range((7, 0), (7, 0)))
    #expect(edit?[0]?["newText"] == "\n# 2030-06\n\n01 Sat      @iron\n")
    let made: JSON = [
      "jsonrpc": "2.0", "id": asked?["id"] ?? .null, "result": ["applied": true],
    ]
    let shown = first(client.say([text(made)]), "window/showDocument")?["params"]
    #expect(shown?["uri"] == .string(uri))
    #expect(shown?["takeFocus"] == true)
    #expect(shown?["selection"] == range((10, 9), (10, 9)))
  }

  @Test func anEditThatIsNotMadeShowsNothing() {
    let client = client()
    let asked = first(
      client.say([execute("addToday", ["uri": .string(uri)])]), "workspace/applyEdit")
    let refused: JSON = [
      "jsonrpc": "2.0", "id": asked?["id"] ?? .null, "result": ["applied": false],
    ]
    #expect(client.say([text(refused)]).isEmpty)
  }

  @Test func aDayAndAGymCanBeNamed() {
    let target: JSON = ["uri": .string(uri), "date": "2030-05-27", "gym": "home"]
    let edit = first(client().say([execute("addToday", target)]), "workspace/applyEdit")
    let change = edit?["params"]?["edit"]?["changes"]?[uri]?[0]
    #expect(change?["range"] == range((6, 0), (6, 0)))
    #expect(change?["newText"] == "27 Mon      @home\n")
  }

  /// As `add` does: a day belongs to the file that has its month.
  @Test func theEntryComesIntoTheFileOfItsMonth() {
    let client = client()
    let root = "file:///book/log.w8log"
    client.world.files["/book/y.w8log"] = "# 2030-05\n\n31       82.0\n"
    client.open(root, "unit kg\ninclude \"y.w8log\"\n\n# 2030-04\n\n01       82.0\n")
    for (date, line, text) in [("2030-05-30", 2, "30       \n"), ("2030-04-02", 6, "02       \n")] {
      let target: JSON = ["uri": .string(root), "date": .string(date)]
      let asked = first(client.say([execute("addToday", target)]), "workspace/applyEdit")
      let uri = line == 2 ? "file:///book/y.w8log" : root
      let edit = asked?["params"]?["edit"]?["changes"]?[uri]?[0]
      #expect(edit?["range"] == range((line, 0), (line, 0)) && edit?["newText"] == .string(text))
    }
    let known: JSON = ["uri": .string(root), "date": "2030-05-31"]
    let messages = client.say([execute("addToday", known)])
    #expect(first(messages, "workspace/applyEdit") == nil)
    #expect(
      first(messages, "window/showDocument")?["params"]?["uri"] == "file:///book/y.w8log")
  }

  @Test func aDayThatIsThereIsOnlyShown() {
    let target: JSON = ["uri": .string(uri), "date": "2030-05-25"]
    let messages = client().say([execute("addToday", target)])
    #expect(first(messages, "workspace/applyEdit") == nil)
    let shown = first(messages, "window/showDocument")?["params"]
    #expect(shown?["selection"] == range((5, 17), (5, 17)))
  }

  @Test func aLogWithoutWeekdaysGetsNone() {
    let client = client()
    let other = "untitled:a"
    client.open(other, "unit kg\n# 2030-05\n18 82.0\n30 82.0\n31 82.0")
    let edit = first(
      client.say([execute("addToday", ["uri": .string(other), "date": "2030-05-19"])]),
      "workspace/applyEdit")
    #expect(
      edit?["params"]?["edit"]?["changes"]?[other]?[0]?["newText"]?.stringValue?
        .contains("Sun") == false)
  }

  @Test(
    arguments: [
      [["uri": 5]], [["uri": "file:///log.w8log", "as": "song"]],
      [["uri": "file:///log.w8log", "date": "soon"]],
      [["uri": "file:///log.w8log"], ["uri": "file:///log.w8log"]], ["file:///log.w8log"],
    ] as [[JSON]])
  func otherArgumentsAreRefused(_ arguments: [JSON]) {
    let params: JSON = ["command": "w8log.report", "arguments": .array(arguments)]
    #expect(errorCode(client().ask("workspace/executeCommand", params)) == -32602)
  }

  @Test func otherCommandsAndLogsAreRefused() {
    let client = client()
    let unknown = client.say([execute("sing", ["uri": .string(uri)])])
    #expect(unknown.map(errorCode) == [-32602])
    let closed = client.say([execute("report", ["uri": "file:///other.w8log"])])
    #expect(closed.map(errorCode) == [-32803])
    let gym = client.say([execute("addToday", ["uri": .string(uri), "gym": "a b\n@c"])])
    #expect(gym.map(errorCode) == [-32803])
    let unable = Conversation(capabilities: [:])
    unable.open(uri, log)
    #expect(
      unable.say([execute("addToday", ["uri": .string(uri)])]).map(errorCode) == [-32803])
  }

  @Test func theReportIsADocumentThatFollowsTheLog() {
    let client = client()
    let messages = client.say([execute("report", ["uri": .string(uri), "gym": "@iron"])])
    let address = "w8log-report:file:///log.w8log?gym=@iron"
    #expect(first(messages, "window/showDocument")?["params"]?["uri"] == .string(address))
    #expect(messages.first { $0["id"] == 1 }?["result"] == ["uri": .string(address)])
    let read = client.ask("workspace/textDocumentContent", ["uri": .string(address)])
    #expect(read["result"]?["text"]?.stringValue == "report of /log.w8log @iron: \(log)")
    let refresh = "workspace/textDocumentContent/refresh"
    let edited = client.say([didChange(uri, version: 2, change((0, 0), (0, 0), ";\n"))])
    #expect(first(edited, refresh)?["params"] == ["uri": .string(address)])
    // Who was told is not told again before it has looked.
    let again = client.say([didChange(uri, version: 3, change((0, 0), (0, 0), ";\n"))])
    #expect(first(again, refresh) == nil)
    client.ask("workspace/textDocumentContent", ["uri": .string(address)])
    let later = client.say([didChange(uri, version: 4, change((0, 0), (0, 0), ";\n"))])
    #expect(first(later, refresh) != nil)
    // Another log is another matter.
    client.ask("workspace/textDocumentContent", ["uri": .string(address)])
    #expect(first(client.open("untitled:a", "unit kg\n"), refresh) == nil)
  }

  @Test func reportsOfDocumentsOnNoDiskWork() {
    let client = client()
    client.open("untitled:Untitled-1", "unit kg\n")
    for spelling in ["w8log-report:untitled:Untitled-1", "w8log-report:untitled%3AUntitled-1"] {
      let read = client.ask("workspace/textDocumentContent", ["uri": .string(spelling)])
      #expect(
        read["result"]?["text"]?.stringValue == "report of untitled:Untitled-1 : unit kg\n")
    }
  }

  @Test func whoCannotShowSuchDocumentsGetsTheText() {
    let client = Conversation(capabilities: [:])
    client.open(uri, log)
    let messages = client.say([execute("report", ["uri": .string(uri), "as": "text"])])
    #expect(
      messages.first?["result"]?["text"]?.stringValue == "report of /log.w8log : \(log)")
  }

  @Test func aLogWithoutWeightsHasNoChart() {
    let client = client()
    client.open("untitled:a", "")
    let messages = client.say([execute("chart", ["uri": "untitled:a"])])
    #expect(messages.map(errorCode) == [-32803])
  }

  @Test(arguments: [
    ReportAddress(LSP.DocumentURI("file:///a%20b?c.w8log"), gym: "@a=c é"),
    ReportAddress(LSP.DocumentURI("untitled:x")),
  ])
  func addressesComeBackAsTheyWere(_ address: ReportAddress) {
    #expect(ReportAddress(address.uri) == address)
  }
}
