import Foundation
import Testing
import W8Files

/// Files that are written together, and what others do meanwhile.
@Suite struct FileWriteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The write of `new` over `old`, which the file `name` gets at first.
  private func write(_ name: String, _ old: String, _ new: String) throws -> FileWrite {
    FileWrite(try folder.write(name, old), Array(new.utf8), over: .text(Array(old.utf8)))
  }

  private func texts(_ names: String...) throws -> [String] { try names.map(folder.text) }

  @Test func allAreWrittenInTheirOrder() throws {
    let writes = [try write("b", "1", "2"), try write("a", "3", "4")]
    var order: [String] = []
    #expect(try writeTogether(writes) { order.append($0) })
    #expect(order == [folder("b"), folder("a")])
    #expect(try texts("a", "b") == ["4", "2"] && folder.names == ["a", "b"])
  }

  /// Somebody saves while the new texts are on their way to the disk: longer, of the same length, in the file or as another
  /// one in its place, or takes the file away.
  @Test(arguments: ["mine", "theirs", nil], [true, false])
  func whatIsSavedBetweenLookAndRenameStays(_ theirs: String?, _ isInPlace: Bool) throws {
    for changed in ["a", "b", "c"] {
      let writes = [
        try write("a", "1234", "new a"), try write("b", "5678", "new b"),
        try write("c", "90ab", "new c"),
      ]
      let isWritten = try writeTogether(writes) { path in
        guard path == folder(changed) else { return }
        try? FileManager.default.removeItem(atPath: isInPlace && theirs != nil ? "" : path)
        guard let theirs else { return }
        try? Data(theirs.utf8).write(to: URL(filePath: path))
      }
      #expect(!isWritten, "\(changed)")
      for (name, old) in zip(["a", "b", "c"], ["1234", "5678", "90ab"]) {
        #expect((try? folder.text(name)) == (name == changed ? theirs : old), "\(changed)")
      }
      #expect(folder.names.allSatisfy { !$0.hasPrefix(".") })
    }
  }

  @Test func whatStandsWhereNothingStoodStays() throws {
    let write = FileWrite(folder("a"), Array("new".utf8), over: .nothing)
    #expect(try !writeTogether([write]) { try? Data("theirs".utf8).write(to: URL(filePath: $0)) })
    #expect(try folder.text("a") == "theirs" && folder.names == ["a"])
    let other = FileWrite(folder("b"), Array("new".utf8), over: .nothing)
    #expect(try writeTogether([other]))
    #expect(try folder.text("b") == "new")
  }

  /// The old texts are put back, and a file that was not there goes.
  @Test func ofSeveralThatCannotAllBeWrittenNoneIs() throws {
    let writes = [
      try write("a", "old a", "new a"), FileWrite(folder("b"), [], over: .nothing),
      try write("c", "old c", "new c"),
    ]
    let broken = #expect(throws: BrokenWrite.self) {
      try writeTogether(writes) { path in
        guard path == folder("c") else { return }
        try? FileManager.default.removeItem(atPath: path)
        mkdir(path, 0o700)
      }
    }
    #expect(broken?.cause.path == folder("c") && broken?.written == [])
    #expect(try folder.text("a") == "old a" && folder.names == ["a", "c"])
  }

  /// What others wrote over a new text is theirs.
  @Test func whatCannotBePutBackIsTold() throws {
    let writes = [try write("a", "old a", "new a"), try write("b", "old b", "new b")]
    let broken = #expect(throws: BrokenWrite.self) {
      try writeTogether(writes) { path in
        guard path == folder("b") else { return }
        try? Data("theirs".utf8).write(to: URL(filePath: folder("a")))
        try? FileManager.default.removeItem(atPath: path)
        mkdir(path, 0o700)
      }
    }
    #expect(broken?.written == [folder("a")])
    #expect(try folder.text("a") == "theirs" && folder.names == ["a", "b"])
  }

  @Test func beforeTheFirstIsWrittenAllAreOnTheDisk() throws {
    let writes = [try write("a", "1", "2"), FileWrite(folder("none/b"), [], over: .nothing)]
    #expect(throws: BrokenWrite(.notFound(path: folder("none/b")))) { try writeTogether(writes) }
    #expect(try folder.text("a") == "1" && folder.names == ["a"])
  }

  /// A file that cannot be replaced is written in its place, and is looked at then too.
  @Test(.enabled(if: getuid() == 0, "only the superuser can make a file of another user"))
  func aFileOfAnotherOwnerIsLookedAt() throws {
    #expect(chmod(folder.path, 0o777) == 0)
    let write = try write("a", "old", "new")
    #expect(chmod(folder("a"), 0o666) == 0)
    let isWritten = try asUnprivilegedUser {
      try writeTogether([write]) { try? Data("mine".utf8).write(to: URL(filePath: $0)) }
    }
    #expect(!isWritten)
    #expect(try folder.text("a") == "mine" && folder.names == ["a"])
  }
}
