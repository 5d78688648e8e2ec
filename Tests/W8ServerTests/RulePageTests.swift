import JSON
import Testing
import W8Lint

@testable import W8Server

/// What leads from a diagnostic to the page of its rule.
@Suite struct RulePageTests {
  private let uri = "file:///log.w8log"

  private func client(_ workspace: JSON, _ diagnostics: JSON) -> Conversation {
    Conversation(capabilities: [
      "workspace": workspace, "textDocument": ["publishDiagnostics": diagnostics],
    ])
  }

  private func hrefs(_ client: Conversation) -> [JSON?] {
    let messages = client.open(uri, "unit kg\n# 2026-01\n01 Fri 82.9kg\n02 Fri 82.9 @irn\n\n04")
    let found = Conversation.published(messages)?["diagnostics"]?.arrayValue ?? []
    return found.map { $0["codeDescription"]?["href"] }
  }

  @Test func everyDiagnosticLeadsToThePageOfItsRule() {
    let client = client(["textDocumentContent": [:]], ["codeDescriptionSupport": true])
    let hrefs = hrefs(client)
    #expect(hrefs.contains("w8log-rule:W8104"))
    for href in hrefs {
      let answer = client.ask("workspace/textDocumentContent", ["uri": href ?? nil])
      #expect(answer["result"]?["text"]?.stringValue?.hasPrefix("# W8") == true)
    }
  }

  /// An address that a client cannot show would be worse than none.
  @Test func noAddressForClientsThatCannotShowIt() {
    #expect(hrefs(client([:], ["codeDescriptionSupport": true])).allSatisfy { $0 == nil })
    #expect(hrefs(client(["textDocumentContent": [:]], [:])).allSatisfy { $0 == nil })
  }

  @Test func everyRuleHasAPage() {
    let client = Conversation(capabilities: [:])
    for rule in Rule.all {
      let answer = client.ask(
        "workspace/textDocumentContent", ["uri": .string(RuleAddress(rule).spelling)])
      let text = answer["result"]?["text"]?.stringValue ?? ""
      #expect(text.hasPrefix("# \(rule.code) \(rule.name)\n"))
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test(arguments: ["w8log-rule:W9999", "w8log-rule:", "file:///log.w8log", "w8log-rule", ""])
  func otherAddressesAreRefused(_ address: String) {
    let client = Conversation(capabilities: [:])
    let answer = client.ask("workspace/textDocumentContent", ["uri": .string(address)])
    #expect(errorCode(answer) == -32602)
  }
}
