import JSON
import LanguageServerProtocol
import Testing
import W8Book
import W8Lint
import W8TestSupport
import W8Text

@testable import W8Server

/// The law of the server: whatever way a text came about, what is known of it is what a fresh look finds.
@Suite struct RandomEditTests {
  private let uri = "file:///log.w8log"
  private static let fragments = [
    "# 2026-01\n", "# 2026-02 é\n", "01 Thu 82.9", "02 Thu 82.1 @iron", "\n", "\r\n", "\r", "    ",
    "  Squat: 3x5 100\n", "gym @iron \"Iron 😀\"\n", "; w8log:ignore\n",
    "lint weekday-mismatch off\n",
    "é", "😀", "#", " > note", "05", "82,3", "unit lb\n", "w8log 1.0\n", "@", "\u{FEFF}", "\t", "",
  ]

  @Test(arguments: ["utf-8", "utf-16", "utf-32"], [1, 2, 3] as [UInt64])
  func editsKeepTextAndDiagnosticsRight(_ encoding: String, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = PlainDocument("# 2026-01\n01 Fri 82.9 😀\n02 Fri 82.1\r\n")
    let client = Conversation(
      capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    client.open(uri, model.text)
    for version in 2..<80 {
      let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        edit(&model, encoding, &random)
      }
      let messages = client.say([didChange(uri, version: version, changes)])
      #expect(client.text(of: uri) == model.text)
      let published = Conversation.published(messages)
      #expect(published?["version"] == .integer(version))
      #expect(published?["diagnostics"] == expectedDiagnostics(model, encoding))
    }
  }

  /// Changes the model, and gives the change as a client sends it.
  private func edit(
    _ model: inout PlainDocument, _ encoding: String, _ random: inout SeededGenerator
  ) -> JSON {
    let fragment = Self.fragments.randomElement(using: &random) ?? ""
    if Int.random(in: 0..<20, using: &random) == 0 {
      model = PlainDocument(fragment + model.text)
      return whole(model.text)
    }
    let positions = (0...model.scalars.count).filter(model.isNameable)
    let start = positions.randomElement(using: &random) ?? 0
    let reach = Int.random(in: 0...8, using: &random)
    let end = positions.last { $0 <= start + reach } ?? start
    let change = change(
      model.position(start, encoding), model.position(max(start, end), encoding), fragment)
    model.scalars.replaceSubrange(start..<max(start, end), with: Array(fragment.unicodeScalars))
    return change
  }

  /// What a fresh analysis finds in the model, in the words of the protocol.
  private func expectedDiagnostics(_ model: PlainDocument, _ encoding: String) -> JSON {
    var host = AnalysisHost(today: Conversation.firstDay)
    host.apply(.open(FileID("fresh"), Array(model.text.utf8), version: 1))
    guard let analysis = host.analysis(of: FileID("fresh")) else { return "no analysis" }
    let severities: [Severity: JSON] = [.error: 1, .warning: 2, .information: 3, .hint: 4]
    return .array(
      analysis.diagnostics(of: analysis.root).map { diagnostic in
        [
          "range": range(
            model.position(ofByte: diagnostic.range.start, encoding),
            model.position(ofByte: diagnostic.range.end, encoding)),
          "severity": severities[diagnostic.severity] ?? "none",
          "code": .string("W\(diagnostic.code.number)"),
          "source": "w8log",
          "message": .string(diagnostic.message),
        ]
      })
  }
}
