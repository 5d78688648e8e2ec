import Foundation
import Testing
import W8CommandLine

/// Which notes belong to an entry.
@Suite struct NoteTextsTests {
  @Test(
    arguments: [
      ("03 Sat 82.1 > tail\n    > one\n    > two\n", "tail\none\ntwo"),
      ("03 Sat 82.1\n\n    ; comment\n    > one\n", "one"),
      ("03 Sat 82.1 > tail\n04 Sun 82.0\n    > of the fourth\n", "tail"),
      ("03 Sat 82.1 > tail\n\n# 2026-02\n\n    > of nobody\n", "tail"),
      // Tails of sessions and exercises are their own.
      ("03 Sat 82.1\n    @x  > tiny\n    Squat:  5 100  > belt\n    > one\n", "one"),
      ("03 Sat 82.1  >   blanks\taround \t\n", "blanks\taround"),
      ("03 Sat 82.1  >\n", ""),
      ("03 Sat 82.1\n    Squat:  5 100\n        > of the squat\n    > one\n", "one"),
    ])
  func theTailComesFirstThenTheLinesBelow(log: String, expected: String) throws {
    let outcome = FakeWorld(["a": "# 2026-01\n" + log])
      .run("log", "-O", "json", "--lenient", "--until", "2026-01-03", "a")
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let rows = try #require((document as? [String: Any])?["rows"] as? [[String: Any]])
    #expect(rows.first?["noteText"] as? String == expected)
  }
}
