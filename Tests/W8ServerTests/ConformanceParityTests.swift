import JSON
import LanguageServerProtocol
import Testing
import W8Engine
import W8Files
import W8TestSupport

@testable import W8CommandLine
@testable import W8Server

/// Who asks for diagnostics gets what `check` finds, for every log of the corpus.
@Suite struct ConformanceParityTests {
  private static let folder = "/case"
  private static let severities: [String: JSON] = ["error": 1, "warning": 2, "info": 3, "hint": 4]

  /// An open document is Unicode text: W8001 exists only for files.
  private static let cases = ConformanceCase.all.filter { example in
    example.files.allSatisfy { String(validating: $0.bytes, as: UTF8.self) != nil }
  }

  @Test(arguments: cases)
  func whatIsAskedForIsWhatCheckFinds(example: ConformanceCase) throws {
    let found = try checked(example)
    let client = Conversation(
      capabilities: ["textDocument": ["diagnostic": ["relatedDocumentSupport": true]]],
      today: CivilDate(year: 2026, month: 3, day: 31))
    for file in example.files {
      client.world.files[path(file.name)] = String(decoding: file.bytes, as: UTF8.self)
    }
    let root = uri(path("input.w8log"))
    client.open(root, String(decoding: example.input, as: UTF8.self))
    let report = client.ask("textDocument/diagnostic", document(root))["result"]
    #expect(told(report?["items"]) == found[path("input.w8log")] ?? [])
    for file in example.files.dropFirst() {
      let other = told(report?["relatedDocuments"]?[uri(path(file.name))]?["items"])
      #expect(other == found[path(file.name)] ?? [], "\(file.name)")
    }
  }

  @Test func mostOfTheCorpusIsUnicode() {
    #expect(Self.cases.count > 250)
  }

  private func path(_ name: String) -> String { "\(Self.folder)/\(name)" }

  private func uri(_ path: String) -> String { LSP.DocumentURI(path: path).spelling }

  private func told(_ items: JSON?) -> [JSON] {
    (items?.arrayValue ?? []).map { item in
      [
        "range": item["range"] ?? .null, "severity": item["severity"] ?? .null,
        "code": item["code"] ?? .null, "message": item["message"] ?? .null,
      ]
    }
  }

  /// What `w8log check` finds in each file, in the words of the protocol.
  private func checked(_ example: ConformanceCase) throws -> [String: [JSON]] {
    let texts = Dictionary(
      uniqueKeysWithValues: example.files.map { (path($0.name), $0.bytes) })
    let output = try JSON.parse(runCheck(texts))
    var found: [String: [JSON]] = [:]
    for file in output["files"]?.arrayValue ?? [] {
      let name = file["path"]?.stringValue ?? ""
      let text = PlainDocument(String(decoding: texts[name] ?? [], as: UTF8.self))
      found[name] = (file["diagnostics"]?.arrayValue ?? []).map { wire($0, text) }
    }
    return found
  }

  private func wire(_ diagnostic: JSON, _ text: PlainDocument) -> JSON {
    let ends = ["start", "end"].map { end in
      text.position(
        ofByte: diagnostic["range"]?[end]?["offset"]?.integerValue ?? -1, "utf-16")
    }
    return [
      "range": range(ends[0], ends[1]),
      "severity": Self.severities[diagnostic["severity"]?.stringValue ?? ""] ?? .null,
      "code": diagnostic["code"] ?? .null, "message": diagnostic["message"] ?? .null,
    ]
  }

  private func runCheck(_ texts: [String: [UInt8]]) -> [UInt8] {
    var output: [UInt8] = []
    let environment = Environment(
      arguments: ["check", "--format", "json", "--today", "2026-03-31", path("input.w8log")],
      today: { ClockDate(year: 2026, month: 3, day: 31) },
      write: { stream, bytes in
        if stream == .output { output += bytes }
        return .written
      },
      readFile: { (path: String) throws(FileError) in
        guard let bytes = texts[path] else { throw .notFound(path: path) }
        return bytes
      },
      findIncluded: { pattern, folder, reach, _ in
        let pattern = IncludePattern(pattern, from: folder, within: reach)
        return IncludeMatches(
          files: texts.keys.filter(pattern.matches).sorted(),
          refusals: pattern.refusal.map { [$0] } ?? [], hasWildcards: pattern.hasWildcards)
      })
    _ = runCommandLine(environment)
    return output
  }
}
