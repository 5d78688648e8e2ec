import JSON
import LanguageServerProtocol
import Testing

@testable import W8Server

@Suite struct InitializeTests {
  /// What the real programs offer, and what is agreed on: the client's first that is known.
  @Test(
    arguments: [
      (["utf-16"], "utf-16"),  // VS Code, Neovim 0.10
      (["utf-8", "utf-16", "utf-32"], "utf-8"),  // Neovim 0.12
      (["utf-8", "utf-32", "utf-16"], "utf-8"),  // Helix
      (["utf-32", "utf-8", "utf-16"], "utf-32"),  // eglot
      ([], "utf-16"),  // Kate, ALE
      (["utf-7", "utf-32"], "utf-32"),
      (["utf-7"], "utf-16"),
    ] as [([String], String)])
  func agreesOnTheFirstEncodingOfTheClient(_ offered: [String], _ agreed: String) {
    let list = JSON.array(offered.map { .string($0) })
    let answer = Conversation().ask(
      "initialize", ["capabilities": ["general": ["positionEncodings": list]]])
    #expect(answer["result"]?["capabilities"]?["positionEncoding"] == .string(agreed))
  }

  @Test func advertisesWhatItAnswers() {
    let answer = Conversation().ask("initialize", ["capabilities": [:]])
    let expected: JSON = [
      "positionEncoding": "utf-16",
      "textDocumentSync": ["change": 2, "openClose": true, "save": true],
      "codeActionProvider": [
        "codeActionKinds": [
          "quickfix", "source.fixAll.w8log", "refactor", "refactor.move", "refactor.rewrite",
          "source.organizeEntries",
        ],
        "resolveProvider": true,
      ],
      "codeLensProvider": [:],
      "colorProvider": true,
      "definitionProvider": true,
      "documentHighlightProvider": true,
      "completionProvider": [
        "resolveProvider": true,
        "completionItem": ["labelDetailsSupport": true],
      ],
      "documentFormattingProvider": true,
      "documentLinkProvider": [:],
      "documentOnTypeFormattingProvider": [
        "firstTriggerCharacter": "\n", "moreTriggerCharacter": [":"],
      ],
      "documentRangeFormattingProvider": ["rangesSupport": true],
      "documentSymbolProvider": true,
      "executeCommandProvider": [
        "commands": [
          "w8log.report", "w8log.chart", "w8log.addToday", "w8log.moveUp", "w8log.moveDown",
          "w8log.readPasted",
        ]
      ],
      "foldingRangeProvider": true,
      "hoverProvider": true,
      "inlayHintProvider": ["resolveProvider": true],
      "referencesProvider": true,
      "renameProvider": ["prepareProvider": true],
      "semanticTokensProvider": [
        "legend": semanticTokenLegend, "full": ["delta": true], "range": true,
      ],
      "workspaceSymbolProvider": true,
      "workspace": [
        "textDocumentContent": ["schemes": ["w8log-report", "w8log-rule"]],
        "workspaceFolders": ["supported": true, "changeNotifications": true],
        "fileOperations": [
          "willRename": [
            "filters": [
              ["pattern": ["glob": "**/*.w8log", "matches": "file"]],
              ["pattern": ["glob": "**", "matches": "folder"]],
            ]
          ]
        ],
      ],
      "inlineCompletionProvider": true,
      "selectionRangeProvider": true,
      "signatureHelpProvider": [
        "triggerCharacters": [" ", ":", ","], "retriggerCharacters": ["@", "("],
      ],
    ]
    #expect(answer["result"]?["capabilities"] == expected)
    #expect(answer["result"]?["serverInfo"]?["name"] == "w8log")
  }

  @Test func everyRouteHasAMethodOfItsOwn() {
    #expect(Set(RequestRoute.all.map(\.method)).count == RequestRoute.all.count)
    #expect(Set(NotificationRoute.all.map(\.method)).count == NotificationRoute.all.count)
  }

  @Test func wrongShapeNamesTheField() {
    let answer = Conversation().ask("initialize", ["capabilities": [:], "processId": "seven"])
    #expect(errorCode(answer) == -32602)
    #expect(answer["error"]?["message"]?.stringValue?.hasPrefix("processId must be") == true)
  }

  /// A refused `initialize` is none: the next one counts.
  @Test func mayBeTriedAgainAfterARefusal() {
    let client = Conversation()
    client.ask("initialize", ["processId": "seven"])
    #expect(errorCode(client.ask("initialize", ["capabilities": [:]])) == nil)
  }

  @Test func capabilitiesOfAnyShapeAreRead() {
    for capabilities in [nil, [], "x", ["general": 5], ["textDocument": ["hover": []]]] as [JSON] {
      #expect(
        Conversation().ask("initialize", ["capabilities": capabilities])["result"] != nil)
    }
  }

  @Test func cancellationOfInitializeIsTooLate() {
    let client = Conversation()
    let answers = client.say([
      request(1, "initialize", ["capabilities": [:]]),
      notification("$/cancelRequest", ["id": 1]),
    ])
    #expect(answers.first?["result"] != nil)
  }

  @Test func traceTellsWhatWasHandled() {
    let client = Conversation()
    client.ask("initialize", ["capabilities": [:], "trace": "messages"])
    let messages = client.tell("textDocument/didSave", [:])
    #expect(
      messages == [
        [
          "jsonrpc": "2.0", "method": "$/logTrace",
          "params": ["message": "handled textDocument/didSave"],
        ]
      ])
    client.tell("$/setTrace", ["value": "off"])
    #expect(client.tell("textDocument/didSave", [:]).isEmpty)
  }
}
