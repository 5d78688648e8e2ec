import Foundation
import Testing

@testable import W8Files

@Suite struct ScratchFolderTests {
  private let parent: TemporaryFolder
  private let day = 24 * 60 * 60
  private let now = Int(Date().timeIntervalSince1970)

  init() throws {
    parent = try TemporaryFolder()
  }

  @Test func itGoesWithWhatIsInIt() throws {
    let folder = try #require(ScratchFolder(in: parent.path, now: now))
    #expect(writePrivately(Path.join(folder.path, "a.svg"), [1]))
    #expect(try mode(folder.path) == 0o700 && mode(Path.join(folder.path, "a.svg")) == 0o600)
    folder.remove()
    #expect(parent.names == [])
  }

  /// Of processes that run, of the last day, and of other programs it is not.
  @Test func whatWasLeftLongAgoIsSwept() throws {
    // No process has a number as high as this.
    let gone = "w8log-2147483647-1f"
    let others = ["w8log-\(getpid())-1f", "w8log-notes", "w8log-1x-2", "w8log-0-1", "other"]
    for name in others + [gone] { try parent.write("\(name)/weight.svg", "82") }
    _ = ScratchFolder(in: parent.path, now: now)
    #expect(parent.names.contains(gone))
    _ = ScratchFolder(in: parent.path, now: now + 2 * day)
    #expect(!parent.names.contains(gone))
    #expect(Set(others).isSubset(of: parent.names))
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
