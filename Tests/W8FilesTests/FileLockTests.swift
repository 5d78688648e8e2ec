import Foundation
import Synchronization
import Testing
import W8Files

@Suite struct FileLockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theHiddenFileIsGoneWithTheLock() throws {
    let path = try folder.write("a.w8log", "old")
    let lock = try #require(try FileLock(of: path))
    #expect(folder.names == [".a.w8log.lock", "a.w8log"])
    lock.release()
    lock.release()
    #expect(folder.names == ["a.w8log"])
  }

  @Test func aLinkIsLockedWhereItLeads() throws {
    try folder.write("below/a.w8log", "old")
    try folder.link("link", to: "below/a.w8log")
    let lock = try #require(try FileLock(of: folder("link")))
    #expect(FileManager.default.fileExists(atPath: folder("below/.a.w8log.lock")))
    lock.release()
  }

  @Test func oneHasItAfterTheOther() throws {
    let path = try folder.write("a", "0")
    let (threads, rounds) = (4, 50)
    let count = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for _ in 0..<rounds {
        guard let lock = try? FileLock(of: path) else { continue }
        defer { lock.release() }
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let next = (Int(text) ?? 0) + 1
        try? writeAtomically(path, Array(String(next).utf8))
        count.withLock { $0 += 1 }
      }
    }
    #expect(count.withLock(\.self) == threads * rounds)
    #expect(try folder.text("a") == String(threads * rounds))
    #expect(folder.names == ["a"])
  }

  @Test func whatMayNotBeWrittenIsNotLocked() throws {
    #expect(throws: FileError.isFolder(path: folder.path)) { try FileLock(of: folder.path) }
    #expect(throws: FileError.notFound(path: folder("gone/a"))) {
      try FileLock(of: folder("gone/a"))
    }
    #expect(try FileLock(of: "/dev/null") == nil)
  }

  @Test func aFileThatIsToBeIsLocked() throws {
    let lock = try #require(try FileLock(of: folder("new")))
    #expect(folder.names == [".new.lock"])
    lock.release()
  }

  @Test func hardLinksAreCounted() throws {
    let path = try folder.write("a", "text")
    #expect(countHardLinks(path) == 1)
    #expect(link(path, folder("b")) == 0)
    #expect(countHardLinks(path) == 2)
    #expect(countHardLinks(folder("none")) == 1)
  }
}
