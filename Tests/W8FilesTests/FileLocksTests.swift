import Foundation
import Synchronization
import Testing
import W8Files

@Suite struct FileLocksTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theHiddenFileIsGoneWithTheLock() throws {
    let path = try folder.write("a.w8log", "old")
    let lock = try FileLocks(of: [path])
    #expect(folder.names == [".a.w8log.lock", "a.w8log"])
    lock.release()
    lock.release()
    #expect(folder.names == ["a.w8log"])
  }

  @Test func aLinkIsLockedWhereItLeads() throws {
    try folder.write("below/a.w8log", "old")
    try folder.link("link", to: "below/a.w8log")
    let lock = try FileLocks(of: [folder("link")])
    #expect(FileManager.default.fileExists(atPath: folder("below/.a.w8log.lock")))
    lock.release()
  }

  @Test func oneHasItAfterTheOther() throws {
    let path = try folder.write("a", "0")
    let (threads, rounds) = (4, 50)
    let count = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for _ in 0..<rounds {
        guard let lock = try? FileLocks(of: [path]) else { continue }
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
    #expect(throws: FileError.isFolder(path: folder.path)) { try FileLocks(of: [folder.path]) }
    #expect(throws: FileError.notFound(path: folder("gone/a"))) {
      try FileLocks(of: [folder("gone/a")])
    }
    #expect(try !FileLocks(of: ["/dev/null"]).cover("/dev/null"))
  }

  @Test func aFileThatIsToBeIsLocked() throws {
    let lock = try FileLocks(of: [folder("new")])
    #expect(folder.names == [".new.lock"])
    lock.release()
  }

  @Test func whatSomebodyElseHasIsNotAdded() throws {
    let (one, other) = (try folder.write("a", "0"), try folder.write("b", "0"))
    let mine = try FileLocks(of: [one])
    let theirs = try FileLocks(of: [other])
    #expect(try !mine.add([folder("c"), other]))
    #expect(folder.names == [".a.lock", ".b.lock", "a", "b"])
    theirs.release()
    #expect(try mine.add([folder("c"), other]))
    mine.release()
    #expect(folder.names == ["a", "b"])
  }

  @Test func twoNamesOfAFileAreLockedOnce() throws {
    let path = try folder.write("a", "0")
    try folder.link("link", to: "a")
    let locks = try FileLocks(of: [path, folder("link"), folder("./a")])
    #expect(try locks.add([folder("link")]))
    locks.release()
    #expect(folder.names == ["a", "link"])
  }

  @Test func nobodyWaitsInACircle() throws {
    let paths = [try folder.write("a", ""), try folder.write("b", ""), try folder.write("c", "")]
    let count = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      for round in 0..<100 {
        let first = (thread + round) % 3
        guard let locks = try? FileLocks(of: Array(paths[first...] + paths[..<first])) else {
          continue
        }
        locks.release()
        count.withLock { $0 += 1 }
      }
    }
    #expect(count.withLock(\.self) == 300)
    #expect(folder.names == ["a", "b", "c"])
  }

  /// Another process, as far as locks go.
  private func holding(_ name: String, by text: String) throws -> Int32 {
    let descriptor = open(try folder.write(".\(name).lock", text), O_RDWR)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }

  @Test func whoWaitsSaysForWhom() throws {
    let path = try folder.write("a", "0")
    let other = try holding("a", by: "1234\n")
    var told: [String] = []
    let wait = LockWait(
      { count in
        if count == 12 { close(other) }
        return .milliseconds(count * 100)
      }, report: { told.append($0) })
    let lock = try FileLocks(of: [path], wait)
    #expect(told == ["waiting for process 1234, which is writing \"\(path)\""])
    #expect(try folder.text(".a.lock") == "\(getpid())\n")
    lock.release()
    #expect(folder.names == ["a"])
  }

  @Test func whoWaitsForTooLongGivesUp() throws {
    let path = try folder.write("a", "0")
    for (text, holder) in [("1234\n", "process 1234"), ("", "another process")] {
      let other = try holding("a", by: text)
      defer { close(other) }
      let error = #expect(throws: FileError.self) {
        try FileLocks(of: [path], LockWait { .milliseconds($0 * 100) })
      }
      #expect(
        error?.message
          == "\"\(folder(".a.lock"))\": \(holder) has locked \"\(path)\" with this file for more than "
          + "30 seconds; end it and try again")
    }
  }

  /// Whatever stands in the place of the lock, that is named and not the log.
  @Test func whatStandsInThePlaceOfTheLockIsNamed() throws {
    let path = try folder.write("a", "0")
    try folder.makeFolder(".a.lock")
    for reason in ["is a directory", "too many levels of symbolic links"] {
      let error = #expect(throws: FileError.self) { try FileLocks(of: [path]) }
      #expect(error?.path == folder(".a.lock"))
      #expect(error?.message.contains(reason) == true && error?.message.contains(path) == true)
      #expect(rmdir(folder(".a.lock")) == 0 || unlink(folder(".a.lock")) == 0)
      try folder.link(".a.lock", to: "nowhere")
    }
    #expect(folder.names == [".a.lock", "a"])
  }

  @Test func hardLinksAreCounted() throws {
    let path = try folder.write("a", "text")
    #expect(countHardLinks(path) == 1)
    #expect(link(path, folder("b")) == 0)
    #expect(countHardLinks(path) == 2)
    #expect(countHardLinks(folder("none")) == 1)
  }
}
