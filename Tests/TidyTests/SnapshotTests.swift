import Foundation
import Testing
import W8TestSupport

@Suite struct SnapshotTests {
  @Test func aSnapshotIsComparedByteForByte() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "w8log-snapshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deep/snapshot.txt")
    #expect(try snapshotDifference("a", from: file)?.contains("no such snapshot") == true)
    try writeSnapshot("one\ntwo é\n", to: file)
    #expect(try snapshotDifference("one\ntwo é\n", from: file) == nil)
    // Composed and decomposed letters are equal strings of different bytes.
    #expect(try snapshotDifference("one\ntwo e\u{301}\n", from: file) != nil)
    let difference = try snapshotDifference("one\nthree\n", from: file)
    #expect(difference?.hasPrefix("line 2 differs") == true)
    #expect(try snapshotDifference("one\ntwo é", from: file)?.hasPrefix("line 3") == true)
  }

  @Test func fixturesAreFoundUnderTests() throws {
    #expect(try fixture("TidyTests/SnapshotTests.swift").contains("fixturesAreFoundUnderTests"))
  }
}
