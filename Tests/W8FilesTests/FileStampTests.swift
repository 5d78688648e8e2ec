import Testing
import W8Files

@Suite struct FileStampTests {
  @Test func aChangeShows() throws {
    let folder = try TemporaryFolder()
    let path = folder("a")
    #expect(FileStamp(of: path) == nil)
    #expect(FileStamp(of: "a\0b") == nil)
    try writeAtomically(path, [1])
    let first = try #require(FileStamp(of: path))
    #expect(FileStamp(of: path) == first)
    try writeAtomically(path, [1, 2])
    #expect(FileStamp(of: path) != first)
  }

  @Test func equalPartsAreEqualStamps() {
    let stamp = FileStamp(node: 1, size: 2, seconds: 3, nanoseconds: 4)
    #expect(stamp == FileStamp(node: 1, size: 2, seconds: 3, nanoseconds: 4))
    #expect(stamp != FileStamp(node: 1, size: 2, seconds: 3, nanoseconds: 5))
  }
}
