import JSON
import LanguageServerProtocol
import Testing

@Suite struct ClientCapabilitiesTests {
  @Test func readsAllThatIsOffered() throws {
    let capabilities = LSP.ClientCapabilities(
      json: try json(
        """
        {"general":{"positionEncodings":["utf-32","utf-7",3,"utf-8","utf-16"]},
         "window":{"workDoneProgress":true},
         "workspace":{"inlayHint":{"refreshSupport":true},
           "workspaceEdit":{"documentChanges":true},"textDocumentContent":{},
           "didChangeWatchedFiles":{"dynamicRegistration":true}},
         "textDocument":{
           "publishDiagnostics":{"versionSupport":true,"relatedInformation":true,
             "codeDescriptionSupport":true,"dataSupport":true,"tagSupport":{"valueSet":[1,2,9]}},
           "diagnostic":{},
           "foldingRange":{"lineFoldingOnly":true,"rangeLimit":5000,
             "foldingRange":{"collapsedText":true},
             "foldingRangeKind":{"valueSet":["comment","region"]}},
           "hover":{"contentFormat":["markdown","plaintext"]},
           "inlayHint":{"resolveSupport":{"properties":["tooltip"]}},
           "documentSymbol":{"hierarchicalDocumentSymbolSupport":true},
           "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}},
             "isPreferredSupport":true,"dataSupport":true,
             "resolveSupport":{"properties":["edit"]}}}}
        """))
    #expect(capabilities.positionEncodings == [.utf32, .utf8, .utf16])
    #expect(capabilities.hasDocumentChanges)
    #expect(capabilities.registersWatchedFiles)
    #expect(capabilities.hasHierarchicalDocumentSymbols)
    #expect(capabilities.hoverContentFormat == [.markdown, .plaintext])
    #expect(capabilities.publishDiagnostics.hasRelatedInformation)
    #expect(capabilities.publishDiagnostics.hasCodeDescription)
    #expect(capabilities.hasTextDocumentContent)
    #expect(capabilities.foldingRange.rangeLimit == 5000)
    #expect(capabilities.foldingRange.hasCollapsedText)
    #expect(capabilities.refreshesInlayHints)
    #expect(capabilities.codeAction.hasLiterals)
    #expect(capabilities.codeAction.hasPreferred)
  }

  @Test(arguments: [
    "null", "{}", "[]", "7",
    #"{"textDocument":true,"workspace":[],"window":"x","general":null}"#,
    #"{"general":{"positionEncodings":"utf-8"},"window":{"workDoneProgress":1}}"#,
    #"{"textDocument":{"foldingRange":{"rangeLimit":-1,"lineFoldingOnly":"yes"},"diagnostic":1}}"#,
    #"{"textDocument":{"hover":{"contentFormat":["html"]},"codeAction":[],"inlayHint":false}}"#,
    #"{"textDocument":{"publishDiagnostics":{"tagSupport":true,"versionSupport":null}}}"#,
  ])
  func takesTheMalformedAsAbsent(text: String) throws {
    let capabilities = LSP.ClientCapabilities(json: try json(text))
    #expect(capabilities == LSP.ClientCapabilities(json: [:]))
    #expect(capabilities.positionEncodings == [.utf16])
    #expect(capabilities.foldingRange.rangeLimit == nil)
  }
}
