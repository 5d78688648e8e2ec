import Foundation
import Testing
import W8Files

@Suite struct FileWritingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func makesANewFile() throws {
    try writeAtomically(folder("a"), Array("new".utf8))
    #expect(try folder.text("a") == "new")
    #expect(folder.names == ["a"])
    #expect((try mode("a") ?? 0o111) & 0o111 == 0)
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func keepsTheMode(bits: Int) throws {
    let path = try folder.write("a", "old")
    #expect(chmod(path, mode_t(bits)) == 0)
    try writeAtomically(path, Array("new".utf8))
    #expect(try folder.text("a") == "new")
    #expect(try mode("a") == bits)
  }

  @Test func keepsTheOwner() throws {
    let path = try folder.write("a", "old")
    let owner: uid_t = getuid() == 0 ? 12_345 : getuid()
    #expect(chown(path, owner, gid_t.max) == 0)
    try writeAtomically(path, Array("new".utf8))
    #expect(try attribute("a", .ownerAccountID) == Int(owner))
  }

  @Test func keepsALinkAndWritesItsTarget() throws {
    try folder.write("below/target", "old")
    try folder.link("second", to: "below/target")
    try folder.link("first", to: folder("second"))
    #expect(try writeTogether([FileWrite(folder("first"), Array("new".utf8), over: .anything)]))
    #expect(try folder.text("below/target") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("first"))
        == folder("second"))
    #expect(folder.names == ["below", "first", "second"])
  }

  @Test(arguments: [FileWrite.Base.anything, .nothing])
  func aLinkThatLeadsNowhereIsRefused(base: FileWrite.Base) throws {
    try folder.link("link", to: "target")
    #expect(throws: BrokenWrite(.link(path: folder("link")))) {
      try writeTogether([FileWrite(folder("link"), [], over: base)])
    }
    #expect(folder.names == ["link"])
  }

  @Test func noLinkIsFollowedAtAPathThatW8logChose() throws {
    try folder.write("target", "old")
    try folder.link("link", to: "target")
    #expect(throws: FileError.link(path: folder("link"))) {
      try writeAtomically(folder("link"), Array("new".utf8))
    }
    #expect(try folder.text("target") == "old")
  }

  @Test func refusesWhatIsNoFile() throws {
    try folder.link("loop", to: "loop")
    let expected: [(String, FileError)] = [
      (folder("loop"), .link(path: folder("loop"))),
      (folder.path, .isFolder(path: folder.path)),
      (folder("none/a"), .notFound(path: folder("none/a"))),
      ("a\0b", .notFound(path: "a\0b")),
    ]
    for (path, error) in expected {
      #expect(throws: error) { try writeAtomically(path, []) }
    }
    #expect(folder.names == ["loop"])
  }

  @Test func writesToAPipeAndADeviceAsTheyAre() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let reader = open(folder("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try writeAtomically(folder("pipe"), Array("new".utf8))
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(reader, &bytes, bytes.count) == 3)
    #expect(bytes.prefix(3).elementsEqual("new".utf8) && folder.names == ["pipe"])
    try writeAtomically("/dev/null", Array("new".utf8))
  }

  @Test func leavesAFileInALockedFolderAlone() throws {
    try folder.write("locked/a", "old")
    #expect(chmod(folder("locked"), 0o555) == 0)
    #expect(throws: FileError.notWritable(path: folder("locked/a"))) {
      try asUnprivilegedUser { try writeAtomically(folder("locked/a"), Array("new".utf8)) }
    }
    #expect(try folder.text("locked/a") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("locked")) == ["a"])
  }

  @Test func leavesALockedFileAloneThoughItsFolderIsOpen() throws {
    let path = try folder.write("a", "old")
    #expect(chmod(folder.path, 0o777) == 0)
    #expect(chmod(path, 0o444) == 0)
    #expect(throws: FileError.notWritable(path: path)) {
      try asUnprivilegedUser { try writeAtomically(path, Array("new".utf8)) }
    }
    #expect(try folder.text("a") == "old")
  }

  /// Who may not give a new file the owner of the old one writes into that; so it is in a sticky folder, where nobody may
  /// replace the files of others.
  @Test(.enabled(if: getuid() == 0, "only the superuser can make a file of another user"))
  func writesAFileOfAnotherOwnerInItsPlace() throws {
    for bits in [0o777, 0o1777] as [mode_t] {
      let path = try folder.write("a", "old")
      #expect(chmod(folder.path, bits) == 0)
      #expect(chmod(path, 0o666) == 0)
      try asUnprivilegedUser { try writeAtomically(path, Array("new".utf8)) }
      #expect(folder.names == ["a"])
      #expect(try folder.text("a") == "new")
      #expect(try attribute("a", .ownerAccountID) == 0 && mode("a") == 0o666)
    }
  }

  @Test func namesTheReasonOfTheSystem() {
    let path = folder(String(repeating: "a", count: 300))
    #expect(throws: FileError.other(path: path, reason: "file name too long")) {
      try writeAtomically(path, [])
    }
  }

  private func mode(_ name: String) throws -> Int? {
    try attribute(name, .posixPermissions)
  }

  private func attribute(_ name: String, _ key: FileAttributeKey) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder(name))
    return (attributes[key] as? NSNumber)?.intValue
  }
}
