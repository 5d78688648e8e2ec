import Testing

@testable import W8CommandLine

@Suite struct RecodingTests {
  @Test(
    arguments: [
      ([0x63, 0x61, 0x66, 0xE9], "café"),
      ([0x80, 0x93, 0x94, 0xFF], "€“”ÿ"),
      // What is UTF-8 stays, on the same line too.
      (Array("é\n".utf8) + [0xE9] + Array("é".utf8), "é\néé"),
      ([], ""),
    ] as [([UInt8], String)])
  func bytesThatAreNotUTF8AreReadAsWindows1252(bytes: [UInt8], expected: String) {
    #expect(recodedFromWindows1252(bytes) == Array(expected.utf8))
  }

  @Test func aByteThatStandsForNothingStays() {
    // 0x81 is not in Windows-1252.
    #expect(recodedFromWindows1252([0x81, 0x0A, 0xE9]) == [0x81, 0x0A] + Array("é".utf8))
  }

  @Test func theLogIsCheckedAsReadAndWrittenOnlyWithFix() {
    var world = FakeWorld()
    world.files["a"] = Array("unit kg\n# 2026-01\n03 Sat 82 > caf".utf8) + [0xE9, 0x0A]
    let recoded = "unit kg\n# 2026-01\n03 Sat 82 > café\n"
    #expect(world.run("check", "a").code == .findings)
    let checked = world.run("check", "--recode", "windows-1252", "a")
    #expect(checked.code == .success)
    #expect(checked.errors == "a: read as Windows-1252; --fix saves it as UTF-8\n")
    #expect(checked.written == [:])
    let fixed = world.run("check", "--recode=windows-1252", "--fix", "a")
    #expect(fixed.written == ["a": recoded])
    #expect(fixed.errors == "a: converted from Windows-1252\n")
    #expect(fixed.code == .success)
  }
}
