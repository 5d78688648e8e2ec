import Foundation
import Testing
import W8Files

@Suite struct PathTests {
  @Test(arguments: [
    ("/", "/"), ("/a/b", "/a/b"), ("/a//b/", "/a/b"), ("/a/./b", "/a/b"), ("/a/../b", "/b"),
    ("/../..", "/"), ("/a/b/../../c", "/c"), ("/a/...", "/a/..."), ("/é/卧", "/é/卧"),
  ])
  func isNormalizedByItsSpelling(path: String, expected: String) {
    #expect(Path.normalized(path) == expected)
    #expect(Path.absolute(path) == expected)
  }

  @Test func startsAtTheCurrentFolder() {
    let current = FileManager.default.currentDirectoryPath
    #expect(Path.absolute("a/../b") == Path.join(current, "b"))
    #expect(Path.absolute(".") == current)
  }

  @Test(arguments: [
    ("log", "a", "log/a"), ("log/", "a", "log/a"), ("/", "a", "/a"), ("", "a", "a"),
    (".", "a", "./a"), ("log", "/a", "/a"),
  ])
  func joins(folder: String, name: String, expected: String) {
    #expect(Path.join(folder, name) == expected)
  }

  @Test(arguments: [
    ("a", "."), ("log/a", "log"), ("/a", "/"), ("/log/a", "/log"), ("./a", "."), ("log/", "log"),
  ])
  func knowsItsFolder(path: String, expected: String) {
    #expect(Path.folder(of: path) == expected)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false),
    ("/a", "/", true),
  ])
  func knowsWhatLiesInside(path: String, folder: String, expected: Bool) {
    #expect(Path.isInside(path, folder: folder) == expected)
  }

  @Test func theRealPathHasNoLinks() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a")
    try folder.link("b", to: "a")
    #expect(Path.real(folder("./b")) == file)
    #expect(Path.real(folder("c")) == nil)
    #expect(Path.real("a\0b") == nil)
  }

  @Test func linksShareAnIdentity() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a")
    let other = try folder.write("other")
    try folder.link("b", to: "a")
    #expect(FileIdentity(of: folder("b")) == FileIdentity(of: file))
    #expect(FileIdentity(of: other) != FileIdentity(of: file))
    #expect(FileIdentity(of: folder("c")) == nil)
  }
}
