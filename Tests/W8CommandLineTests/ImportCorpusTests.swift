import Foundation
import Testing
import W8CommandLine
import W8TestSupport

/// What `import` makes of each file of `Tests/Exchange`, and what it says of it.
@Suite struct ImportCorpusTests {
  @Test(arguments: ImportCase.all)
  func aFileBecomesTheLogAsRecorded(example: ImportCase) throws {
    var world = FakeWorld()
    for (name, bytes) in try example.files() { world.files[name] = bytes }
    let arguments = try example.arguments()
    let outcome = world.run(arguments: ["import"] + arguments)
    let code = "exit \(outcome.code.rawValue)\n"
    expectSnapshot(code + outcome.errors, file: "Exchange/\(example.name)/report.txt")
    guard outcome.code == .success || outcome.code == .findings else {
      #expect(outcome.output.isEmpty)
      return
    }
    expectSnapshot(outcome.output, file: "Exchange/\(example.name)/expected.w8log")
    let log = FakeWorld(["log.w8log": outcome.output])
    let check = log.run("check", "--fail-on", "error", "log.w8log")
    #expect(check.code == .success, "\(check.output)")
    #expect(log.run("fmt", "--check", "log.w8log").code == .success)
  }

  @Test func everyImporterHasACase() throws {
    let listed = FakeWorld().run("import", "--list").output.split(separator: "\n").dropFirst()
    let names = listed.filter { $0.first?.isLetter == true }.map { $0.prefix { $0 != " " } }
    #expect(names.count > 3)
    let folders = Set(ImportCase.all.map { $0.name.dropFirst(4) })
    #expect(names.filter { name in !folders.contains { $0.hasPrefix(name) } } == [])
  }
}

/// A folder of `Tests/Exchange`: the files that are taken in, perhaps `arguments`, and what comes of it.
struct ImportCase: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  static let all: [ImportCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { ImportCase(name: $0) }
  }()

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Exchange")

  /// All but the record, in the order of their names.
  func files() throws -> [(name: String, bytes: [UInt8])] {
    let url = Self.folder.appendingPathComponent(name)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    return try names.filter { !["expected.w8log", "report.txt", "arguments"].contains($0) }.sorted()
      .map { ($0, [UInt8](try Data(contentsOf: url.appendingPathComponent($0)))) }
  }

  /// The options of the file `arguments`, then all files whose names begin with `input`.
  func arguments() throws -> [String] {
    let url = Self.folder.appendingPathComponent(name).appendingPathComponent("arguments")
    let options = try? String(contentsOf: url, encoding: .utf8)
    let inputs = try files().map(\.name).filter { $0.hasPrefix("input") }
    return (options ?? "").split(whereSeparator: \.isWhitespace).map(String.init) + inputs
  }
}
