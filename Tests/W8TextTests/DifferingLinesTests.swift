import Testing

@testable import W8Text

@Suite struct DifferingLinesTests {
  private func lines(_ old: String, _ new: String) -> [String] {
    let found = DifferingLines(Array(old.utf8), Array(new.utf8))
    return [
      String(decoding: old.utf8.prefix(found.start), as: UTF8.self),
      String(decoding: found.old, as: UTF8.self), String(decoding: found.new, as: UTF8.self),
    ]
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n", ["a\n", "b\n", "x\n"]),
    ("a\nb\n", "a\nb\nc\n", ["a\nb\n", "", "c\n"]),
    ("a\nb", "a\nb\nc\n", ["a\n", "b", "b\nc\n"]),
    ("a\na\n", "a\na\na\n", ["a\na\n", "", "a\n"]),
    ("ab\ncd\n", "ab\nxd\n", ["ab\n", "cd\n", "xd\n"]),
    ("", "a\n", ["", "", "a\n"]), ("a\n", "", ["", "a\n", ""]), ("a", "a", ["a", "", ""]),
  ])
  func wholeLinesAreLeft(old: String, new: String, found: [String]) {
    #expect(lines(old, new) == found)
  }

  @Test func whatIsLeftOutIsEqual() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let (old, new) = (text(&random), text(&random))
      let found = DifferingLines(old, new)
      let (start, end) = (found.start, old.count - found.start - found.old.count)
      #expect(old[..<start] == new[..<start])
      #expect(old.suffix(end) == new.suffix(end))
      #expect(start + found.new.count + end == new.count)
    }
  }

  private func text(_ random: inout some RandomNumberGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<9, using: &random)).map { _ in
      [0x61, 0x62, 0x0A].randomElement(using: &random) ?? 0x61
    }
  }
}
