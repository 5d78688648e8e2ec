import Testing
import W8TestSupport

@testable import W8CommandLine

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, name: String = "a") -> String {
    String(decoding: unifiedDiff(Array(old.utf8), Array(new.utf8), name: name), as: UTF8.self)
  }

  @Test func equalTextsHaveNone() {
    #expect(diff("a\nb", "a\nb") == "")
    #expect(diff("", "") == "")
  }

  @Test func aLastLineWithoutEndIsMarked() {
    #expect(
      diff("a\nb", "a\nb\n")
        == "--- a\n+++ a\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test func ofNoLinesTheOneAboveIsTold() {
    #expect(diff("\n", "") == "--- a\n+++ a\n@@ -1,1 +0,0 @@\n-\n")
    #expect(diff("", "x\n") == "--- a\n+++ a\n@@ -0,0 +1,1 @@\n+x\n")
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let letters = "abcdefghijklm".map(String.init)
    let old = letters.joined(separator: "\n") + "\n"
    let new = old.replacing("b", with: "B").replacing("l", with: "L")
    // Lines 2 and 12 change; 3 lines of context reach to 5 and from 9.
    #expect(
      diff(old, new) == """
        --- a
        +++ a
        @@ -1,5 +1,5 @@
         a
        -b
        +B
         c
         d
         e
        @@ -9,5 +9,5 @@
         i
         j
         k
        -l
        +L
         m

        """)
  }

  @Test func oddNamesAreQuoted() {
    #expect(diff("", "x\n", name: "my log").hasPrefix("--- my log\t\n+++ my log\t\n"))
    #expect(diff("", "x\n", name: "a\n\"b").hasPrefix("--- \"a\\012\\\"b\"\n"))
  }

  @Test func appliedItGivesTheNewText() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<3_000 {
      let old = text(&generator)
      let new = text(&generator)
      #expect(applying(unifiedDiff(old, new, name: "a"), to: old) == new, "\(old) \(new)")
    }
  }

  /// Lines of few letters, so that many are equal and many stand several times.
  private func text(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      "abcdefg\n\n\n\n".utf8.randomElement(using: &generator) ?? 0x0A
    }
  }
}
