import Foundation
import Testing
import W8Files

@Suite struct DiscoveryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aFileStandsForItself() throws {
    let path = try folder.write("notes.txt")
    #expect(discover([path, folder("none")]) == [.success(path), .success(folder("none"))])
  }

  @Test func aFolderStandsForEveryLogBelowSorted() throws {
    for name in [
      "b.w8log", "a.w8log", "B.w8log", "a/z.w8log", "a-1.w8log", "x/y/z.w8log", "é.w8log",
      "notes.txt", "a.w8log.bak", ".hidden.w8log", ".git/a.w8log", ".w8log",
    ] { try folder.write(name) }
    // Bytes: "-" 2D, "." 2E, "/" 2F; capitals before small letters; é after z.
    let expected = [
      "B.w8log", "a-1.w8log", "a.w8log", "a/z.w8log", "b.w8log", "x/y/z.w8log", "é.w8log",
    ]
    #expect(discover([folder.path]) == expected.map { .success(folder($0)) })
  }

  @Test(arguments: [
    ("vendor", ["a.w8log", "old/2019/b.w8log", "old/b.w8log"]),
    ("*.w8log", []),
    ("b.w8log", ["a.w8log", "vendor/c.w8log"]),
    ("old/*.w8log", ["a.w8log", "old/2019/b.w8log", "vendor/c.w8log"]),
    ("old/2019/", ["a.w8log", "old/b.w8log", "vendor/c.w8log"]),
    ("**/2019", ["a.w8log", "old/b.w8log", "vendor/c.w8log"]),
    ("2019/old", ["a.w8log", "old/2019/b.w8log", "old/b.w8log", "vendor/c.w8log"]),
  ])
  func aPatternExcludesWhatItsEndMatches(_ pattern: String, _ rest: [String]) throws {
    let names = ["a.w8log", "old/2019/b.w8log", "old/b.w8log", "vendor/c.w8log", "vendor/d.txt"]
    for name in names { try folder.write(name) }
    let found = discover(
      [folder.path], skipping: Exclusion(patterns: [pattern], asksGit: false))
    #expect(found.compactMap { try? $0.get() } == rest.map { folder($0) })
    let skipped = found.compactMap { result in
      if case .failure(.skipped(let path, byGit: false)) = result { path } else { nil }
    }
    #expect(skipped.count == 4 - rest.count)
  }

  @Test func theSpellingOfTheUserIsKept() throws {
    try folder.write("log/a.w8log")
    for (spelling, found) in [
      (folder("log"), folder("log/a.w8log")), (folder("log/"), folder("log/a.w8log")),
      (folder("log/../log"), folder("log/../log/a.w8log")),
      (folder("./log"), folder("./log/a.w8log")),
    ] {
      #expect(discover([spelling]) == [.success(found)])
    }
  }

  @Test func aFolderWithoutLogsIsAnError() throws {
    try folder.write("empty/notes.txt")
    try folder.write("full/a.w8log")
    #expect(
      discover([folder("empty"), folder("full")]) == [
        .failure(.noLogs(folder: folder("empty"))), .success(folder("full/a.w8log")),
      ])
  }

  @Test func loopsOfLinksEnd() throws {
    try folder.write("a/one.w8log")
    try folder.link("a/up", to: "..")
    try folder.link("a/self", to: ".")
    try folder.link("b", to: "c")
    try folder.link("c", to: "b")
    #expect(discover([folder.path]) == [.success(folder("a/one.w8log"))])
  }

  @Test func aLinkThatGoesInACircleIsALogIfItIsNamedLikeOne() throws {
    try folder.link("a.w8log", to: "a.w8log")
    #expect(discover([folder.path]) == [.success(folder("a.w8log"))])
  }

  @Test func whatIsFoundUnderItsOwnNameIsNotFoundThroughALink() throws {
    try folder.write("below/b.w8log")
    try folder.link("a.w8log", to: "below/b.w8log")
    try folder.link("a", to: "below")
    #expect(discover([folder.path]) == [.success(folder("below/b.w8log"))])
  }

  @Test func linksOutOfTheFolderAreLeftOutAndNamed() throws {
    try folder.write("elsewhere/a.w8log")
    try folder.makeFolder("log")
    try folder.link("log/b", to: "../elsewhere")
    try folder.link("log/c.w8log", to: "../elsewhere/a.w8log")
    try folder.link("log/notes.txt", to: "../elsewhere/a.w8log")
    let out: [Result<String, FileError>] = ["log/b", "log/c.w8log"]
      .map { .failure(.leadsOut(path: folder($0))) }
    #expect(discover([folder("log")]) == out + [.failure(.noLogs(folder: folder("log")))])
    try folder.write("log/d.w8log")
    #expect(discover([folder("log")]) == out + [.success(folder("log/d.w8log"))])
    // Named itself it is followed.
    #expect(discover([folder("log/c.w8log")]) == [.success(folder("log/c.w8log"))])
    #expect(discover([folder("log/b")]) == [.success(folder("log/b/a.w8log"))])
  }

  @Test func linksInsideAreFollowedThoughTheFolderIsALink() throws {
    try folder.write("log/.hidden/a.w8log")
    try folder.write("log/.more/b.w8log")
    try folder.link("log/a.w8log", to: ".hidden/a.w8log")
    try folder.link("log/more", to: folder("log/.more"))
    try folder.link("here", to: "log")
    #expect(
      discover([folder("here")])
        == ["here/a.w8log", "here/more/b.w8log"].map { .success(folder($0)) })
  }

  /// What is no log is not found under the name of one; nor is it told whether something stands outside.
  @Test func aLinkWithTheNameOfALogLeadsToALogOfTheFolder() throws {
    try folder.write("log/notes.txt")
    try folder.write("log/d.w8log")
    try folder.link("log/a.w8log", to: "notes.txt")
    try folder.link("log/b.w8log", to: "../secret.w8log")
    try folder.link("log/c.w8log", to: "d.w8log")
    let found: [Result<String, FileError>] = [
      .failure(.leadsToNoLog(path: folder("log/a.w8log"))),
      .failure(.leadsOut(path: folder("log/b.w8log"))), .success(folder("log/d.w8log")),
    ]
    #expect(discover([folder("log")]) == found)
    #expect(logs(in: folder("log")) == ["c.w8log", "d.w8log"])
    try folder.write("secret.w8log")
    #expect(discover([folder("log")]) == found)
    #expect(logs(in: folder("log")) == ["c.w8log", "d.w8log"])
    #expect(discover([folder("log/a.w8log")]) == [.success(folder("log/a.w8log"))])
  }

  @Test func aLockedFolderIsAnErrorAmongTheOthers() throws {
    for name in ["a/a.w8log", "b/b.w8log", "c/c.w8log"] { try folder.write(name) }
    #expect(chmod(folder("b"), 0) == 0)
    let found = asUnprivilegedUser { discover([folder.path]) }
    #expect(
      found == [
        .success(folder("a/a.w8log")), .failure(.notReadable(path: folder("b"))),
        .success(folder("c/c.w8log")),
      ])
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsAnErrorRatherThanLeftOut() throws {
      let name = (Array((folder.path + "/").utf8) + [0xFF] + Array(".w8log".utf8) + [0])
        .map { CChar(bitPattern: $0) }
      let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
      #expect(close(descriptor) == 0)
      defer { unlink(name) }
      let error = FileError.other(
        path: folder("\u{FFFD}.w8log"), reason: "the name is not UTF-8; rename it")
      #expect(discover([folder.path]) == [.failure(error)])
    }
  #endif

  @Test func aPipeNamedLikeALogIsFoundAndThenRefused() throws {
    #expect(mkfifo(folder("a.w8log"), 0o600) == 0)
    #expect(discover([folder.path]) == [.success(folder("a.w8log"))])
  }
}
