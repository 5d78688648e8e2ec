import Foundation
import Testing
import W8Files

@Suite struct HeapRoomTests {
  @Test(arguments: [0, 1_000_000, 3_000_000])
  func aFileThatRoomWasMadeForIsReadAsAnyOther(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder("a")))
    makeHeapRoom(forFileAt: folder("a"))
    makeHeapRoom(forFileAt: folder("a"))
    #expect(try readFile(folder("a")) == bytes)
  }

  @Test func whatIsNoFileIsLeftToTheReader() throws {
    let folder = try TemporaryFolder()
    makeHeapRoom(forFileAt: folder("missing"))
    #expect(throws: FileError.self) { try readFile(folder("missing")) }
  }
}
