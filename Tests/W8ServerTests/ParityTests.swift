import JSON
import LanguageServerProtocol
import Testing
import W8Engine
import W8Files
import W8TestSupport

@testable import W8CommandLine
@testable import W8Server

/// The command line and the server report the same, whoever asks.
@Suite struct ParityTests {
  private static let folder = "/case"
  private static let today = CivilDate(year: 2026, month: 3, day: 31)
  private static let severities: [String: JSON] = ["error": 1, "warning": 2, "info": 3, "hint": 4]

  /// An open document is Unicode text: W8001 exists only for files.
  private static let cases = ConformanceCase.all.filter { example in
    example.files.allSatisfy { String(validating: $0.bytes, as: UTF8.self) != nil }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func whatIsPublishedIsWhatCheckFinds(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    var lines = random.log(days: 60).split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<random.number(in: 1...12) {
      let index = random.number(in: 0...lines.count - 1)
      lines[index] = Substring(decoding: random.mutated(random.line()), as: UTF8.self)
    }
    let text = lines.joined(separator: "\n")
    let expected = try checked(["log.w8log": Array(text.utf8)])["log.w8log"] ?? []
    let client = Conversation(capabilities: [:], today: Self.today)
    let published = Conversation.published(client.open(uri("log.w8log"), text))
    #expect(!expected.isEmpty)
    #expect(found(published?["diagnostics"]) == expected)
  }

  @Test(arguments: cases)
  func whatIsAskedForIsWhatCheckFinds(example: ConformanceCase) throws {
    let files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.name, $0.bytes) })
    let expected = try checked(files)
    let client = Conversation(
      capabilities: ["textDocument": ["diagnostic": ["relatedDocumentSupport": true]]],
      today: Self.today)
    for (name, bytes) in files {
      client.world.files[path(name)] = String(decoding: bytes, as: UTF8.self)
    }
    let root = uri("input.w8log")
    client.open(root, String(decoding: example.input, as: UTF8.self))
    let report = client.ask("textDocument/diagnostic", document(root))["result"]
    #expect(found(report?["items"]) == expected["input.w8log"] ?? [])
    for name in files.keys where name != "input.w8log" {
      let other = found(report?["relatedDocuments"]?[uri(name)]?["items"])
      #expect(other == expected[name] ?? [], "\(name)")
    }
  }

  @Test func mostOfTheCorpusIsUnicode() {
    #expect(Self.cases.count > 250)
  }

  private func path(_ name: String) -> String { "\(Self.folder)/\(name)" }

  private func uri(_ name: String) -> String { LSP.DocumentURI(path: path(name)).spelling }

  /// What both say of diagnostics of the protocol.
  private func found(_ items: JSON?) -> [JSON] {
    (items?.arrayValue ?? []).map { item in
      [
        "range": item["range"] ?? .null, "severity": item["severity"] ?? .null,
        "code": item["code"] ?? .null, "message": item["message"] ?? .null,
      ]
    }
  }

  /// What `w8log check` of the only one of `files`, or of `input.w8log`, finds in each, in the words of the protocol.
  private func checked(_ files: [String: [UInt8]]) throws -> [String: [JSON]] {
    let texts = Dictionary(uniqueKeysWithValues: files.map { (path($0.key), $0.value) })
    let root = path(files.count == 1 ? files.first?.key ?? "" : "input.w8log")
    let output = try JSON.parse(
      commandOutput(
        ["check", "--format", "json", "--today", "2026-03-31", root],
        read: { (path) throws(FileError) in
          guard let bytes = texts[path] else { throw .notFound(path: path) }
          return bytes
        },
        find: { pattern, folder, reach, _ in
          let pattern = IncludePattern(pattern, from: folder, within: reach)
          return IncludeMatches(
            files: texts.keys.filter(pattern.matches).sorted(),
            refusals: pattern.refusal.map { [$0] } ?? [], hasWildcards: pattern.hasWildcards)
        }))
    var found: [String: [JSON]] = [:]
    for name in files.keys {
      let file = output["files"]?.arrayValue?.first { $0["path"]?.stringValue == path(name) }
      let text = PlainDocument(String(decoding: files[name] ?? [], as: UTF8.self))
      found[name] = (file?["diagnostics"]?.arrayValue ?? []).map { wire($0, text) }
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
}

/// What the command line writes to standard output for `arguments`; it reads `input` and the files of `read`, and `find` finds
/// those that are included.
func commandOutput(
  _ arguments: [String], input: [UInt8] = [],
  read: @escaping (String) throws(FileError) -> [UInt8] = { (path) throws(FileError) in
    throw .notFound(path: path)
  },
  find: @escaping (String, String, String, FolderLists) -> IncludeMatches = { _, _, _, _ in
    IncludeMatches()
  }
) -> [UInt8] {
  var output: [UInt8] = []
  let environment = Environment(
    arguments: arguments,
    today: { ClockDate(year: 2030, month: 6, day: 1) },
    readStandardInput: { () throws(FileError) in input },
    write: { stream, bytes in
      if stream == .output { output += bytes }
      return .written
    },
    readFile: read,
    findIncluded: find)
  _ = runCommandLine(environment)
  return output
}
