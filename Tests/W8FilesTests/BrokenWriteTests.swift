import Foundation
import Testing

@testable import W8Files

/// What a process leaves that is ended while it writes, and what the next one makes of it.
@Suite struct BrokenWriteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func lock(_ name: String) throws {
    try FileLocks(of: [folder(name)]).release()
  }

  /// Other names than w8log's own, of 16 hexadecimal digits, are files of somebody else.
  @Test func hiddenFilesOfTheLogAreSweptByItsNextWriter() throws {
    let others = [
      ".a.w8log.1f.tmp", ".a.w8log.notes.tmp", ".a.w8log.00000000000000AB.tmp",
      ".b.w8log.00000000000000ab.tmp",
    ]
    try folder.write("a.w8log", "old")
    for name in others + [".a.w8log.00000000000000ab.tmp"] { try folder.write(name, "half") }
    try lock("a.w8log")
    #expect(folder.names.sorted() == (others + ["a.w8log"]).sorted())
  }

  /// A page is written without a lock: hidden files of processes that run stay.
  @Test func hiddenFilesOfAPageAreSweptIfTheirProcessIsGone() throws {
    // Process 1 runs, and no process has the greatest number.
    let (running, gone) = (".log.html.00000001000000ab.tmp", ".log.html.7fffffff000000ab.tmp")
    try folder.write(running, "half")
    try folder.write(gone, "half")
    try writeAtomically(folder("log.html"), Array("new".utf8))
    #expect(folder.names.sorted() == [running, "log.html"])
  }

  /// Whatever part of a longer or shorter text was written, the old one comes back.
  @Test(arguments: [("old text", "new"), ("old", "new text"), ("abc", "abd")])
  func aHalfWrittenTextIsWhatItWas(_ old: String, _ new: String) throws {
    let (before, after) = (Array(old.utf8), Array(new.utf8))
    let room = before + Array(repeating: 0, count: max(0, after.count - before.count))
    for count in 0...after.count {
      let half = after[..<count] + room[count...]
      try Data(half).write(to: URL(filePath: folder("a")))
      try Data(SavedCopy(old: before, new: after).bytes).write(
        to: URL(filePath: folder(".a.saved")))
      try lock("a")
      let text = try folder.text("a")
      #expect(text == old || text == new, "\(count)")
      #expect(folder.names == ["a"])
    }
  }

  @Test func whatOthersWroteSinceIsNotTaken() throws {
    try folder.write("a", "mine")
    let copy = SavedCopy(old: Array("old".utf8), new: Array("newer".utf8))
    try Data(copy.bytes).write(to: URL(filePath: folder(".a.saved")))
    #expect(throws: FileError.self) { try lock("a") }
    #expect(try folder.text("a") == "mine" && folder.names.sorted() == [".a.saved", "a"])
  }

  @Test func aFileIsWrittenInItsPlace() throws {
    for (old, new) in [("old", "longer text"), ("longer text", "new")] {
      let path = try folder.write("a", old)
      let node = try attribute(.systemFileNumber)
      #expect(try writeInPlace(path, Array(new.utf8)))
      #expect(try folder.text("a") == new && folder.names == ["a"])
      #expect(try attribute(.systemFileNumber) == node)
    }
  }

  private func attribute(_ key: FileAttributeKey) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder("a"))[key] as? Int
  }
}
