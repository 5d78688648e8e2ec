import Foundation
import Testing
import W8CommandLine
import W8TestSupport

/// Any bytes are a log as far as the commands are concerned: they answer, and answer safely.
@Suite struct HostileLogTests {
  /// Bytes that mean something to a log, and some that mean something to a terminal or to nobody.
  private static let alphabet =
    Array(
      "# 2026-01\n\n\n03 Sat Fri 82.4.1?@x#y>;\"()-:\t\r\0\u{1B}[\u{202E}\u{9B}é体\u{FEFF}".utf8)
    + [0xFF, 0xC3, 0xF0, 0x9F]

  @Test(arguments: seeds(15))
  func everyLogIsAnswered(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var world = FakeWorld()
    world.files["a"] =
      Array("# 2026-01\n".utf8)
      + (0..<Int.random(in: 0...400, using: &random)).compactMap { _ in
        Self.alphabet.randomElement(using: &random)
      }
    let text = world.run("check", "--hints", "a")
    #expect([.success, .findings].contains(text.code))
    #expect(isSafe(text.output))
    let short = world.run("check", "--hints", "-O", "short", "a")
    #expect(isSafe(short.output))
    // An excerpt and its marks are two lines more, and fixes or other places some of their own.
    let headlines = Set(short.output.split(separator: "\n"))
    #expect(headlines.isSubset(of: Set(text.output.split(separator: "\n"))))
    let document = world.run("check", "-O", "json", "a").output
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(document.utf8)) }
    let sarif = world.run("check", "-O", "sarif", "a").output
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(sarif.utf8)) }
    for format in ["github", "junit"] {
      #expect(isSafe(world.run("check", "-O", format, "a").output))
    }
    checkFixing(in: world)
    let log = world.run("log", "--lenient", "a")
    #expect([.success, .unreadable].contains(log.code))
    #expect(isSafe(log.output + log.errors))
  }

  /// Fixing any bytes ends, and fixing again changes nothing.
  private func checkFixing(in world: FakeWorld) {
    var world = world
    let first = world.run("check", "--fix", "--recode", "windows-1252", "a")
    #expect([.success, .findings].contains(first.code))
    guard let fixed = first.written["a"] else { return }
    world.files["a"] = Array(fixed.utf8)
    let second = world.run("check", "--fix", "--recode", "windows-1252", "a")
    #expect(second.written == [:])
    #expect(second.output == first.output)
  }

  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 == "\t" || ($0.properties.generalCategory != .control && $0 != "\u{202E}")
    }
  }
}
