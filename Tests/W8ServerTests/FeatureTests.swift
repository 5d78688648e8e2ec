import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

/// What the answers about a document look like, to the clients that differ in what they take.
@Suite struct FeatureTests {
  private let uri = "file:///log.w8log"
  /// Seven days apart, so that the second entry has a rate: 82 − 0.25 × (82 − 81) = 81.75.
  private let text = "; 😀\n# 2026-01\n01 Thu 82.0\n08 Thu 81.0\n    Squat: 3x5 100\n"

  @Test func hintsStandAtTheEndOfTheLineWithoutKind() {
    let hints = opened([:]).ask("textDocument/inlayHint", document(uri, (2, 0), (9, 0)))["result"]
    #expect(hints?.arrayValue?.count == 2)
    #expect(hints?[1]?["position"] == position((3, 11)))
    #expect(hints?[1]?["kind"] == nil)
    // Helix leaves no gap between two hints at one place, so each brings its own.
    #expect(hints?[1]?["paddingLeft"] == nil)
    let parts = hints?[1]?["label"]?.arrayValue ?? []
    #expect(parts.map { $0["value"] } == [" avg 81.8  ", "↓ 1.0/wk"])
    // What it means is said once: by its pieces, if there are several.
    #expect(hints?[1]?["tooltip"] == nil)
    #expect(parts.allSatisfy { $0["tooltip"]?.stringValue?.isEmpty == false })
    #expect(hints?[0]?["label"]?[0]?["tooltip"] == nil)
    #expect(hints?[0]?["tooltip"]?.stringValue?.isEmpty == false)
    let locations = parts.compactMap { $0["location"] }
    #expect(locations == [["uri": .string(uri), "range": range((2, 0), (2, 11))]])
  }

  @Test func theSetsOfAHintCanBeWritten() {
    let client = opened([:])
    let lines = "15 Thu 81.0\n    Squat:\n        > slow\n    Squat: 5 90\n"
    client.say([didChange(uri, version: 2, change((5, 0), (5, 0), lines))])
    let hints = client.ask("textDocument/inlayHint", document(uri, (5, 0), (9, 0)))["result"]
    let edits = hints?.arrayValue?.compactMap { $0["textEdits"] }
    #expect(edits == [[["range": range((6, 10), (6, 10)), "newText": " 3x5 100"]]])
  }

  @Test func whatAHintMeansIsToldToWhoAsksLater() {
    let able: JSON = [
      "inlayHint": ["resolveSupport": ["properties": ["tooltip", "label.tooltip"]]]
    ]
    let client = opened(["textDocument": able])
    let short = client.ask("textDocument/inlayHint", document(uri, (2, 0), (9, 0)))["result"]
    let whole = opened([:]).ask("textDocument/inlayHint", document(uri, (2, 0), (9, 0)))["result"]
    #expect(short?.arrayValue?.count == 2)
    for index in 0..<2 {
      guard let hint = short?[index] else { return #expect(Bool(false)) }
      #expect(hint["tooltip"] == nil)
      #expect((hint["label"]?.arrayValue ?? []).allSatisfy { $0["tooltip"] == nil })
      #expect(client.ask("inlayHint/resolve", hint)["result"] == whole?[index])
    }
    // Of another text nothing is told.
    client.say([didChange(uri, version: 2, change((0, 0), (0, 0), ";"))])
    #expect(errorCode(client.ask("inlayHint/resolve", short?[0] ?? .null)) == -32801)
  }

  @Test func onlyTheHintsOfTheRangeAreSent() {
    let hints = opened([:]).ask("textDocument/inlayHint", document(uri, (3, 0), (3, 20)))["result"]
    #expect(hints?.arrayValue?.count == 1)
  }

  @Test func hintsCanBeSwitchedOff() {
    let client = Conversation(
      capabilities: [:],
      options: ["inlayHints": ["averageAndRate": false, "monthSummary": false]])
    client.open(uri, text)
    #expect(client.ask("textDocument/inlayHint", document(uri, (0, 0), (9, 0)))["result"] == [])
  }

  /// 漢 has one unit of UTF-16, 😀 two: hints stand behind all of their lines.
  @Test(arguments: [("utf-8", 15), ("utf-16", 11), ("utf-32", 10)])
  func hintsStandBehindWhateverIsWritten(_ encoding: String, _ column: Int) {
    let client = Conversation(
      capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    client.open(uri, "# 2026-01\n01 82 > 漢😀\n")
    let hints = client.ask("textDocument/inlayHint", document(uri, (1, 0), (1, 99)))["result"]
    #expect(hints?.arrayValue?.map { $0["position"] } == [position((1, column))])
  }

  @Test func codeLensesLeadToReports() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "gym @iron\n# 2026-01\n01 82.0 @iron\n08 81.0\n")
    let lenses = client.ask("textDocument/codeLens", document(uri))["result"]?.arrayValue ?? []
    #expect(
      lenses.map { $0["command"]?["title"] } == [
        "1 visit, last 1 January 2026", "2 entries · 82.0 → 81.0 · avg ↓ 0.2",
      ])
    let commands = lenses.compactMap { $0["command"] }
    #expect(commands.map { $0["command"] } == ["w8log.report", "w8log.report"])
    #expect(
      commands.map { $0["arguments"] } == [
        [["uri": .string(uri), "gym": "@iron"]], [["uri": .string(uri), "date": "2026-01-01"]],
      ])
    for command in commands {
      let answer = client.ask("workspace/executeCommand", command)
      #expect(answer["result"]?["text"]?.stringValue?.isEmpty == false)
    }
  }

  /// What a month comes to is shown once.
  @Test func monthsHaveNoLensWhereTheyHaveAHint() {
    let able: JSON = ["textDocument": ["inlayHint": [:]]]
    func count(_ options: JSON) -> Int? {
      let client = Conversation(capabilities: able, options: options)
      client.open(uri, "gym @iron\n" + text)
      return client.ask("textDocument/codeLens", document(uri))["result"]?.arrayValue?.count
    }
    #expect(count([:]) == 1)
    #expect(count(["inlayHints": ["monthSummary": false]]) == 2)
    #expect(count(["codeLenses": false]) == 0)
  }

  @Test func colorsStandOnTheirWords() {
    let client = Conversation(capabilities: [:])
    client.open(uri, "gym @漢 \"😀\" color:red\n")
    let colors = client.ask("textDocument/documentColor", document(uri))["result"]
    #expect(colors?.arrayValue?.map { $0["range"] } == [range((0, 18), (0, 21))])
    guard let color = colors?[0]?["color"] else { return #expect(Bool(false)) }
    let words = client.ask(
      "textDocument/colorPresentation",
      [
        "textDocument": ["uri": .string(uri)], "color": color, "range": range((0, 18), (0, 21)),
      ])["result"]
    #expect(words?.arrayValue?.count == 8)
    #expect(words?[0] == ["label": "red"])
  }

  @Test func foldsAreWholeLines() {
    let folds = opened([:]).ask("textDocument/foldingRange", document(uri))["result"]
    #expect(
      folds?.arrayValue?.contains(["startLine": 1, "endLine": 4, "kind": "region"]) == true)
    #expect(folds?.arrayValue?.contains(["startLine": 3, "endLine": 4]) == true)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 3), (9, 4)])
  func foldsObeyTheLimitOutermostFirst(_ limit: Int, _ count: Int) {
    let client = opened(["textDocument": ["foldingRange": ["rangeLimit": .integer(limit)]]], 2)
    let folds = client.ask("textDocument/foldingRange", document(uri))["result"]?.arrayValue ?? []
    #expect(folds.count == count)
    // Two months of one entry each: the months come first.
    #expect(folds.count { $0["kind"] == "region" } == min(limit, 2))
    let starts = folds.compactMap { $0["startLine"]?.integerValue }
    #expect(starts == starts.sorted())
  }

  @Test func collapsedTextIsForThoseWhoShowIt() {
    let able: JSON = ["textDocument": ["foldingRange": ["foldingRange": ["collapsedText": true]]]]
    for (capabilities, isSent) in [(able, true), ([:], false)] {
      let folds = opened(capabilities).ask("textDocument/foldingRange", document(uri))["result"]
      let texts = folds?.arrayValue?.compactMap { $0["collapsedText"] } ?? []
      #expect(!texts.isEmpty == isSent)
    }
  }

  @Test(
    arguments: [
      (["markdown"], "markdown"),  // Helix
      (["plaintext"], "plaintext"),  // eglot without markdown-mode
      (["markdown", "plaintext"], "markdown"),
      (["plaintext", "markdown"], "plaintext"),
      ([], "plaintext"),
      (["html", "markdown"], "markdown"),
    ] as [([String], String)])
  func hoverIsInTheFirstFormatOfTheClient(_ formats: [String], _ kind: String) {
    let list = JSON.array(formats.map { .string($0) })
    let client = opened(["textDocument": ["hover": ["contentFormat": list]]])
    let hover = client.ask(
      "textDocument/hover",
      ["textDocument": ["uri": .string(uri)], "position": position((3, 4))])["result"]
    #expect(hover?["contents"]?["kind"] == .string(kind))
    #expect(hover?["contents"]?["value"]?.stringValue?.contains("81") == true)
    #expect(hover?["contents"]?["value"]?.stringValue?.contains("**") == (kind == "markdown"))
    #expect(hover?["range"] == range((3, 0), (3, 11)))
  }

  @Test func symbolsAreNestedForThoseWhoTakeIt() {
    let client = opened([
      "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]
    ])
    let symbols = client.ask("textDocument/documentSymbol", document(uri))["result"]
    #expect(symbols?.arrayValue?.count == 1)
    #expect(symbols?[0]?["kind"] == 3)
    #expect(symbols?[0]?["range"]?["start"] == position((1, 0)))
    #expect(symbols?[0]?["children"]?.arrayValue?.count == 2)
  }

  @Test func symbolsAreAListForAllOthers() {
    let symbols = opened([:]).ask("textDocument/documentSymbol", document(uri))["result"]
    let list = symbols?.arrayValue ?? []
    #expect(list.count >= 3)
    #expect(list.allSatisfy { $0["location"]?["uri"] == .string(uri) && $0["range"] == nil })
    #expect(list.first?["containerName"] == nil)
    #expect(list.dropFirst().first?["containerName"] == list.first?["name"])
  }

  private func opened(_ capabilities: JSON, _ months: Int = 1) -> Conversation {
    let client = Conversation(capabilities: capabilities)
    let second = months > 1 ? "# 2026-02\n01 Sun 80.0\n    Squat: 3x5 100\n" : ""
    client.open(uri, text + second)
    return client
  }
}
