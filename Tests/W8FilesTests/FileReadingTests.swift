import Foundation
import Testing
import W8Files

@Suite struct FileReadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
  func readsAllBytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder("a")))
    #expect(try readFile(folder("a")) == bytes)
  }

  @Test func readsAFileOf100Megabytes() throws {
    let path = try folder.write("big")
    #expect(truncate(path, 100_000_000) == 0)
    #expect(try readFile(path).count == 100_000_000)
  }

  @Test func refusesAFileOverTheLimit() throws {
    let path = try folder.write("huge")
    #expect(truncate(path, FileError.byteLimit + 1) == 0)
    #expect(throws: FileError.tooLarge(path: path)) { try readFile(path) }
  }

  /// A file that nobody has named is looked at before it is read: neither its size nor what it is costs anything.
  @Test func refusesWhatNobodyNamedAndIsTooLargeOrNoText() throws {
    let huge = try folder.write("huge.w8log")
    #expect(truncate(huge, 250_000_000_000) == 0)
    let limit = FileError.byteLimit
    #expect(throws: FileError.tooLargeFound(path: huge, limit: limit)) {
      try readUnnamedFile(
        UnnamedFile(huge, isIncluded: false, room: limit, of: limit))
    }
    for (count, isText) in [(8_191, false), (8_192, true)] {
      let bytes = [UInt8](repeating: 0x61, count: count) + [0]
      try Data(bytes).write(to: URL(fileURLWithPath: folder("a.w8log")))
      if isText {
        #expect(
          try readUnnamedFile(
            UnnamedFile(folder("a.w8log"), isIncluded: false, room: limit, of: limit)) == bytes)
        #expect(throws: FileError.tooLargeFound(path: folder("a.w8log"), limit: limit)) {
          try readUnnamedFile(
            UnnamedFile(folder("a.w8log"), isIncluded: false, room: count, of: limit))
        }
      } else {
        #expect(throws: FileError.notText(path: folder("a.w8log"))) {
          try readUnnamedFile(
            UnnamedFile(folder("a.w8log"), isIncluded: false, room: limit, of: limit))
        }
      }
      #expect(try readFile(folder("a.w8log")) == bytes)
    }
    #expect(throws: FileError.isFolder(path: folder.path)) {
      try readUnnamedFile(
        UnnamedFile(folder.path, isIncluded: false, room: limit, of: limit))
    }
  }

  @Test func namesWhatIsMissing() throws {
    let file = try folder.write("a")
    for path in [folder("b"), file + "/b", "", "a\0b"] {
      #expect(throws: FileError.notFound(path: path)) { try readFile(path) }
    }
  }

  @Test func refusesAFolder() {
    #expect(throws: FileError.isFolder(path: folder.path)) { try readFile(folder.path) }
  }

  @Test func refusesALoopOfLinks() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(throws: FileError.symbolicLinkLoop(path: folder("a"))) { try readFile(folder("a")) }
  }

  @Test func doesNotWaitForAPipe() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    for path in [folder("pipe"), "/dev/null"] {
      #expect(throws: FileError.notRegularFile(path: path)) { try readFile(path) }
    }
  }

  @Test func saysThatAFileIsLocked() throws {
    let path = try folder.write("locked", "secret")
    #expect(chmod(path, 0) == 0)
    #expect(throws: FileError.notReadable(path: path)) {
      try asUnprivilegedUser { try readFile(path) }
    }
  }

  #if os(Linux)
    @Test func readsAFileWhoseSizeIsNotKnown() throws {
      #expect(try !readFile("/proc/self/status").isEmpty)
    }
  #endif

  @Test func readsAStreamToItsEnd() throws {
    let pipe = Pipe()
    let bytes = [UInt8](repeating: 7, count: 200_000)
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    // A stream that never blocks must be waited for.
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    #expect(try readAll(descriptor: descriptor, name: "standard input") == bytes)
  }

  @Test func namesAStreamThatIsAFolder() {
    let descriptor = open(folder.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(throws: FileError.isFolder(path: "standard input")) {
      try readAll(descriptor: descriptor, name: "standard input")
    }
  }

  @Test func anIncludedFileIsReadWhereItWasFound() throws {
    let path = try folder.write("below/deep/a.w8log", "text")
    #expect(try readUnnamedFile(UnnamedFile(path, isIncluded: true)) == Array("text".utf8))
    for missing in [folder("below/none"), folder("none/a"), "a\0b"] {
      #expect(throws: FileError.notFound(path: missing)) {
        try readUnnamedFile(UnnamedFile(missing, isIncluded: true))
      }
    }
    #expect(throws: FileError.isFolder(path: folder("below"))) {
      try readUnnamedFile(UnnamedFile(folder("below"), isIncluded: true))
    }
  }

  /// Between the search and the read somebody may put a link in the place of the file or of a folder above it.
  @Test(arguments: ["below/a", "below/deep/a"])
  func aLinkPutInItsPlaceIsNotFollowed(_ name: String) throws {
    try folder.write("secret/deep/a", "secret")
    try folder.makeFolder("below")
    try folder.link("below/a", to: "../secret/deep/a")
    try folder.link("below/deep", to: "../secret/deep")
    #expect(try readFile(folder(name)) == Array("secret".utf8))
    let error = #expect(throws: FileError.self) {
      try readUnnamedFile(UnnamedFile(folder(name), isIncluded: true))
    }
    #expect(error?.reason.contains("a symbolic link replaced it") == true)
  }

  /// A folder that may be entered need not be one that may be listed.
  @Test func aFolderMayBeEnteredOnly() throws {
    let path = try folder.write("closed/a", "text")
    #expect(chmod(folder("closed"), 0o711) == 0)
    let bytes = try asUnprivilegedUser { try readUnnamedFile(UnnamedFile(path, isIncluded: true)) }
    #expect(bytes == Array("text".utf8))
  }
}
