import JSON
import LanguageServerProtocol
import Testing
import W8Engine

@testable import W8Server

/// What is told while somebody types: nothing of what is not finished.
@Suite struct TypingTests {
  private let uri = "file:///log.w8log"
  private let before = """
    unit kg
    gym @iron
    exercise "Squat"

    # 2026-01 January

    27 Tue   79.4
    30 Fri   79.6   @iron
        Squat:              3x5 95
        Bench press:        3x5 75

    """
  private let faultless = """

    # 2026-02 February

    03 Tue   79.8   > slept well
    05 Thu   79.5 07:15   @iron #cold fat:18.5% sleep:7h
        Squat:              60 5, 3x5 100 @8 > "belt" (new)
        Bench press:        3x5 77.5 (paused)
        + Barbell curl:     3x10 25
        > felt good, see "plan.txt"
    06 Fri   79.9

    """
  private let off: JSON = ["diagnostics": ["waitWhileTyping": false]]

  /// Whether a client is sent what is found, or asks for it; Helix says in the singular that it can be told to ask again.
  enum Way: CaseIterable {
    case push
    case pull
    case pullAsHelix

    var capabilities: JSON {
      switch self {
      case .push: [:]
      case .pull: pulling("diagnostics")
      case .pullAsHelix: pulling("diagnostic")
      }
    }

    private func pulling(_ name: String) -> JSON {
      [
        "textDocument": ["diagnostic": [:]],
        "workspace": [name: ["refreshSupport": true]],
      ]
    }
  }

  /// A client that types, and what it is shown.
  private struct Typist {
    let client: Conversation
    let way: Way
    let uri: String
    var line: Int
    var column = 0
    var version = 1
    var messages: [JSON] = []

    mutating func type(_ character: Character) -> [JSON] {
      version += 1
      messages = client.say([
        didChange(
          uri, version: version, change((line, column), (line, column), String(character)))
      ])
      (line, column) = character == "\n" ? (line + 1, 0) : (line, column + 1)
      return shown()
    }

    /// The diagnostics that are shown now.
    mutating func shown() -> [JSON] {
      switch way {
      case .push: Conversation.published(messages)?["diagnostics"]?.arrayValue ?? []
      case .pull, .pullAsHelix:
        client.ask("textDocument/diagnostic", document(uri))["result"]?["items"]?.arrayValue ?? []
      }
    }
  }

  private func typist(_ way: Way, _ text: String, options: JSON = [:]) -> Typist {
    let client = Conversation(capabilities: way.capabilities, options: options)
    client.open(uri, text)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    return Typist(client: client, way: way, uri: uri, line: line)
  }

  /// How many errors and warnings, and how many findings at all, are shown over all keys.
  private func counts(_ way: Way, _ options: JSON = [:]) -> (grave: Int, all: Int) {
    var typist = typist(way, before, options: options)
    var counts = (grave: 0, all: 0)
    for character in faultless {
      let shown = typist.type(character)
      counts.grave += shown.count { ($0["severity"]?.integerValue ?? 0) <= 2 }
      counts.all += shown.count
    }
    return counts
  }

  @Test(arguments: Way.allCases) func aFaultlessEntryIsNeverRed(_ way: Way) {
    #expect(faultless.count > 250)
    #expect(counts(way) == (0, 0))
    // What it would be.
    #expect(counts(way, off).grave > 60)
  }

  @Test(arguments: Way.allCases) func afterTwoSecondsAFaultIsTold(_ way: Way) {
    var typist = typist(way, before)
    for character in "31 Sat 79.6 @irn" { #expect(typist.type(character).isEmpty) }
    typist.client.world.elapsed = .milliseconds(1_999)
    #expect(typist.client.pause().isEmpty)
    typist.client.world.elapsed = .milliseconds(2_000)
    typist.messages = typist.client.pause()
    let told = typist.messages.map { $0["method"]?.stringValue }
    #expect(
      told == [way == .push ? "textDocument/publishDiagnostics" : "workspace/diagnostic/refresh"])
    #expect(codes(typist.shown()) == ["W8802", "W8301"])
    // That is said once.
    typist.client.world.elapsed = .seconds(9)
    #expect(typist.client.pause().isEmpty)
  }

  @Test(arguments: Way.allCases) func onSavingAFaultIsTold(_ way: Way) {
    var typist = typist(way, before)
    for character in "31 Sat 79.6 @irn" { #expect(typist.type(character).isEmpty) }
    typist.messages = typist.client.tell("textDocument/didSave", document(uri))
    #expect(!typist.messages.isEmpty)
    #expect(codes(typist.shown()) == ["W8802", "W8301"])
  }

  @Test(arguments: Way.allCases) func onAnotherLineAFaultIsTold(_ way: Way) {
    var typist = typist(way, before)
    for character in "31 Sat 79.6 @irn" { #expect(typist.type(character).isEmpty) }
    #expect(codes(typist.type("\n")) == ["W8301"])
  }

  /// What stands there already has nothing to do with what is typed elsewhere.
  @Test(arguments: Way.allCases) func otherFaultsStay(_ way: Way) {
    var typist = typist(way, before + "31 Sat 79.6 @irn\n")
    for character in "# 2026-02" { #expect(codes(typist.type(character)) == ["W8301"]) }
  }

  /// What an unfinished line does to others is no finding of theirs.
  @Test(arguments: Way.allCases) func otherLinesStayAsTheyAre(_ way: Way) {
    let text = before + "31 Sat   79.6   @home\n"
    var typist = typist(way, text)
    (typist.line, typist.column) = (1, 9)
    // The gym is not declared as long as its name is another.
    for character in "works" { #expect(codes(typist.type(character)) == ["W8301"]) }
    typist.client.world.elapsed = .seconds(2)
    typist.messages = typist.client.pause()
    #expect(codes(typist.shown()) == ["W8301", "W8301"])
  }

  /// The time of a second weigh-in and the rest of a directive are still to come.
  @Test(
    arguments: Way.allCases,
    [
      "30 Fri 79.9 22:10", "lint gap off", "31 Sat 175.4lb",
    ])
  func whatTheRestOfTheLineCuresWaits(_ way: Way, _ line: String) {
    var typist = typist(way, before.replacing("@iron\n    S", with: "07:00 @iron\n    S"))
    for character in line { #expect(typist.type(character).isEmpty) }
    #expect(typist.type("\n").isEmpty)
  }

  /// What is pasted is finished.
  @Test(arguments: Way.allCases) func whatAPasteDoesIsToldAtOnce(_ way: Way) {
    var typist = typist(way, before)
    typist.version += 1
    typist.messages = typist.client.say([
      didChange(uri, version: typist.version, change((1, 4), (1, 9), "@ironworks"))
    ])
    #expect(codes(typist.shown()) == ["W8301"])
  }

  /// In the middle of a line too, what is typed is not finished.
  @Test(arguments: Way.allCases) func whereTheCursorIsNothingIsTold(_ way: Way) {
    var typist = typist(way, before + "31 Sat 79.6 > well\n")
    (typist.line, typist.column) = (10, "31 Sat 79.6".utf8.count)
    for character in " @irn" { #expect(typist.type(character).isEmpty) }
  }

  @Test(arguments: Way.allCases) func anotherDocumentIsNotWaitedFor(_ way: Way) {
    var typist = typist(way, before)
    typist.client.open("untitled:other", "unit kg\n")
    for character in "31 Sat 79.6 @irn" { #expect(typist.type(character).isEmpty) }
    let other = didChange("untitled:other", version: 2, change((1, 0), (1, 0), "\n"))
    typist.messages = typist.client.say([other]).filter {
      $0["params"]?["uri"] != "untitled:other"
    }
    #expect(!typist.messages.isEmpty)
    #expect(codes(typist.shown()) == ["W8802", "W8301"])
  }

  /// Who asks and cannot be told when to ask again is told at once.
  @Test func whoCannotBeToldLaterIsToldAtOnce() {
    let client = Conversation(capabilities: ["textDocument": ["diagnostic": [:]]], options: [:])
    client.open(uri, before)
    client.say([didChange(uri, version: 2, change((10, 0), (10, 0), "31"))])
    let report = client.ask("textDocument/diagnostic", document(uri))["result"]
    #expect(report?["items"]?.arrayValue?.isEmpty == false)
  }

  /// A question about the workspace that is held is answered with what has waited.
  @Test func aHeldQuestionIsAnswered() {
    var typist = typist(.pull, before)
    typist.client.ask("workspace/diagnostic", ["previousResultIds": []])
    _ = typist.client.say([request(7, "workspace/diagnostic", ["previousResultIds": []])])
    for character in "31 Sat 79.6 @irn" {
      #expect(typist.type(character).isEmpty)
      #expect(!typist.messages.contains { $0["id"] == 7 })
    }
    typist.client.world.elapsed = .seconds(2)
    let answer = typist.client.pause().first { $0["id"] == 7 }?["result"]?["items"]?[0]
    #expect(codes(answer?["items"]?.arrayValue ?? []) == ["W8802", "W8301"])
  }

  private func codes(_ found: [JSON]) -> [String] {
    found.compactMap { $0["code"]?.stringValue }
  }
}
