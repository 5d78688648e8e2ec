import Testing
import W8Files

@Suite struct FileErrorTests {
  private static let all: [FileError] = [
    .notFound(path: "a"), .isFolder(path: "a"), .noLogs(folder: "a"), .notReadable(path: "a"),
    .notWritable(path: "a"), .symbolicLinkLoop(path: "a"), .tooLarge(path: "a"),
    .notRegularFile(path: "a"), .other(path: "a", reason: "no space left on device"),
  ]

  @Test(arguments: all)
  func aMessageNamesThePathInHouseStyle(error: FileError) {
    #expect(error.path == "a")
    #expect(error.message.contains("\"a\""))
    #expect(error.message.first?.isUppercase == false)
    #expect(error.message.last != ".")
    #expect(error.message.count < 100)
  }

  @Test func aMessageSaysWhatToDo() {
    #expect(
      FileError.notFound(path: "log.w8log").message
        == "\"log.w8log\" does not exist; check the spelling of the path")
  }

  @Test func noControlCharacterReachesATerminal() {
    #expect(
      FileError.isFolder(path: "a\u{1B}[2J\n").message
        == "\"a␛[2J␊\" is a folder, not a file; name a file in it")
  }
}
