import Testing
import W8Laws
import W8TestSupport
import W8Text

@testable import W8Syntax

/// How deep notes stand, and that they stay with what they belong to.
@Suite struct CanonicalNotesTests {
  @Test(arguments: [
    ("    a: 5\n     > x\n", "    a:                  5\n        > x\n"),
    ("  a: 5\n  > x\n    > y\n", "    a:                  5\n    > x\n        > y\n"),
    ("\ta:\n\t\t> x\n\t> y\n", "    a:\n        > x\n    > y\n"),
    ("    a:\n\n; c\n            > x\n", "    a:\n\n; c\n        > x\n"),
    ("    a:\n    @b\n        > x\n", "    a:\n    @b\n    > x\n"),
    ("    a:\n03\n        > x\n", "    a:\n03\n    > x\n"),
    ("    a:\n# easy\n        > x\n", "    a:\n# easy\n        > x\n"),
    ("    a:\n# 3\n        > x\n", "    a:\n# 3\n    > x\n"),
    // Below an exercise that is left alone.
    ("  a 5\n   > x\n  > y\n", "  a 5\n        > x\n  > y\n"),
    ("          a 5\n           > x\n      > y\n", "          a 5\n           > x\n    > y\n"),
    // A note that is left alone is of the session.
    ("  a: 5\n   \u{A0} > x\n", "    a:                  5\n   \u{A0} > x\n"),
  ])
  func notesStandBelowTheirExercises(_ typed: String, _ canonical: String) {
    #expect(formatted(typed) == canonical)
    #expect(formatted(canonical) == canonical)
    #expect(noteOwners(sections(Array(typed.utf8))) == noteOwners(sections(Array(canonical.utf8))))
  }

  @Test func notesGoWithAnExerciseThatMoves() {
    let text = "  a:\n   > x\n; c\n  > y\n    b:\n  > z\n"
    // With the exercise its notes, whether or not they are in range; and never they without it.
    #expect(edits(text, 0..<1) == ["    a:", "        > x", "    > y"])
    #expect(edits(text, 1..<4) == [])
    #expect(edits(text, 5..<6) == ["    > z"])
    #expect(edits("    a:\n  > x\n", 1..<2) == ["    > x"])
  }

  /// Of ranges of random lines, each keeps the owners of all notes.
  @Test func rangesKeepTheOwnersOfNotes() {
    var random = RandomLog(seed: 61)
    var messy = MessyLines(seed: 61)
    var noteCount = 0
    for _ in 0..<400 {
      let text = Array((0..<12).map { _ in line(&messy, &random) + "\n" }.joined().utf8)
      let trees = sections(text)
      let first = random.number(in: 0...12)
      let range = first..<random.number(in: first...12)
      guard let some = text.applying(formattingEdits(trees, lines: range)) else {
        Issue.record("the edits overlap")
        return
      }
      let owners = noteOwners(trees)
      #expect(
        noteOwners(sections(some)) == owners, "\(range) of \(String(decoding: text, as: UTF8.self))"
      )
      noteCount += owners.count { $0 > 0 }
    }
    #expect(noteCount > 200)
  }

  private func line(_ messy: inout MessyLines, _ random: inout RandomLog) -> String {
    if random.isOne(in: 3) { return messy.line() }
    let blanks = random.one(of: "  ", "    ", "\t", "      ", "\t\t", "          ")
    return blanks + random.one(of: "> x", ">y", "> z", "a: 5", "a:   5 60", "no colon", "@b")
  }

  private func edits(_ text: String, _ lines: Range<Int>) -> [String] {
    formattingEdits(sections(Array(text.utf8)), lines: lines).map {
      String(decoding: $0.replacement, as: UTF8.self)
    }
  }
}
