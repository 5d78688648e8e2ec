import JSON
import LanguageServerProtocol
import Testing
import W8Files
import W8TestSupport

@testable import W8CommandLine
@testable import W8Server

/// The command line and the server report the same, whoever asks.
@Suite struct ParityTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func serverAndCommandLineFindTheSame(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    var lines = random.log(days: 60).split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<random.number(in: 1...12) {
      let index = random.number(in: 0...lines.count - 1)
      lines[index] = Substring(decoding: random.mutated(random.line()), as: UTF8.self)
    }
    let text = lines.joined(separator: "\n")
    let expected = try checked(text)
    let published = Conversation.published(
      Conversation(capabilities: [:]).open("file:///log.w8log", text))
    #expect(!expected.isEmpty)
    #expect(published?["diagnostics"]?.arrayValue?.map(withoutSource) == expected)
  }

  private func withoutSource(_ diagnostic: JSON) -> JSON {
    guard var members = diagnostic.objectValue else { return diagnostic }
    members["source"] = nil
    return .object(members)
  }

  /// What `w8log check` finds, in the words of the protocol.
  private func checked(_ text: String) throws -> [JSON] {
    let document = PlainDocument(text)
    let output = try JSON.parse(runCheck(text))
    let severities: [String: JSON] = ["error": 1, "warning": 2, "info": 3, "hint": 4]
    return (output["files"]?[0]?["diagnostics"]?.arrayValue ?? []).map { found in
      let ends = ["start", "end"].map { found["range"]?[$0]?["offset"]?.integerValue ?? -1 }
      return [
        "range": range(
          document.position(ofByte: ends[0], "utf-16"), document.position(ofByte: ends[1], "utf-16")
        ),
        "severity": severities[found["severity"]?.stringValue ?? ""] ?? "none",
        "code": found["code"] ?? "none",
        "message": found["message"] ?? "none",
      ]
    }
  }

  private func runCheck(_ text: String) -> [UInt8] {
    var output: [UInt8] = []
    let environment = Environment(
      arguments: ["check", "--format", "json", "--today", "2030-06-01", "-"],
      today: { ClockDate(year: 2030, month: 6, day: 1) },
      readStandardInput: { () throws(FileError) in Array(text.utf8) },
      write: { stream, bytes in
        if stream == .output { output += bytes }
        return .written
      },
      readFile: { (path: String) throws(FileError) in throw .notFound(path: path) })
    _ = runCommandLine(environment)
    return output
  }
}
