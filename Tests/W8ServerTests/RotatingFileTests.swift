import Foundation
import Testing
import W8Files

@testable import W8Server
@testable import W8ServerProcess

@Suite struct RotatingFileTests {
  @Test func growsToItsLimitAndKeepsOneOldFile() throws {
    try inNewFolder { path in
      let file = try #require(RotatingFile(path, mostBytes: 8))
      for line in ["first", "second", "third", "fourth", "fifth"] { file.write(Array(line.utf8)) }
      // Six bytes are below the limit, thirteen are not.
      #expect(try String(decoding: readFile(path), as: UTF8.self) == "fifth\n")
      #expect(try String(decoding: readFile(path + ".1"), as: UTF8.self) == "third\nfourth\n")
    }
  }

  @Test func goesOnAfterWhatIsThere() throws {
    try inNewFolder { path in
      for line in ["first", "second", "third"] {
        try #require(RotatingFile(path, mostBytes: 8)).write(Array(line.utf8))
      }
      #expect(try String(decoding: readFile(path), as: UTF8.self) == "third\n")
    }
  }

  @Test func whatCannotBeWrittenIsRefused() {
    #expect(RotatingFile("/nowhere/server.log", mostBytes: 8) == nil)
    #expect(RotatingFile("a\0b", mostBytes: 8) == nil)
  }

  private func inNewFolder(_ use: (String) throws -> Void) throws {
    let folder = try #require(ScratchFolder())
    defer { folder.remove() }
    try use(Path.join(folder.path, "server.log"))
  }
}
