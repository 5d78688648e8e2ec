import Testing
import W8Book
import W8IDE
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

/// What a key does to the text around the cursor.
@Suite struct FormattingWhileTypingTests {
  @Test(arguments: [
    // An entry without a gym is followed by the next day, one with a gym by its exercises.
    ("# 2026-01\n\n3 Sat 82.1\n$0", "# 2026-01\n\n03 Sat   82.1\n"),
    ("# 2026-01\n\n3 Sat @iron 82.1\n$0", "# 2026-01\n\n03 Sat   82.1   @iron\n    "),
    ("03 Sat\n @iron \"Legs\"\n $0", "03 Sat\n    @iron \"Legs\"\n    "),
    ("03 Sat\n  squat:3x5  100\n  $0", "03 Sat\n    squat:              3x5 100\n    "),
    (
      "03 Sat\n    Squat: 5\n        >belt\n        $0",
      "03 Sat\n    Squat: 5\n        > belt\n    "
    ),
    // A note that goes on stays so, and an empty one ends.
    ("03 Sat 82.1\n    > slept\n    > $0", "03 Sat 82.1\n    > slept\n    > "),
    ("03 Sat 82.1\n    > slept\n    > \n    > $0", "03 Sat 82.1\n    > slept\n    "),
    ("03 Sat 82.1\n    > slept\n    > \n    $0", "03 Sat 82.1\n    > slept\n    "),
    ("03 Sat 82.1\n    > slept\n    $0badly", "03 Sat 82.1\n    > slept\n    > badly"),
    ("03 Sat   82.1  > slept\n$0badly", "03 Sat   82.1  > slept\n    > badly"),
    ("03 Sat   82.1  > slept\n$0", "03 Sat   82.1  > slept\n"),
    (
      "03 Sat\n    Squat: 5  > hard\n$0set",
      "03 Sat\n    Squat:              5  > hard\n        > set"
    ),
    // An empty line ends the day.
    ("03 Sat\n    Squat: 5\n    \n    $0", "03 Sat\n    Squat: 5\n\n"),
    ("UNIT kg\n$0", "unit       kg\n"), ("#2026-01\n$0", "# 2026-01\n"),
    ("; a  b  \n$0", "; a  b\n"),
    // What cannot be read stays, and below it nothing is known.
    ("03 Sat 82.1 kg\n    $0", "03 Sat 82.1 kg\n"), ("???\n  $0", "???\n  "),
    // What stands right of the cursor stays where it is.
    ("03 Sat\n  Squat: 5\n$0Row: 5", "03 Sat\n    Squat:              5\nRow: 5"),
    ("03 Sat 82.1\r\n  $0\r\n", "03 Sat   82.1\r\n\r\n"),
    // Text behind a line that is split is not indented.
    ("3 Sat 82.1\n $0@iron", "03 Sat   82.1\n @iron"),
    ("$0", ""), ("\n$0", "\n"), ("  \n$0", "\n"),
  ])
  func aNewLine(_ marked: String, _ expected: String) throws {
    #expect(try typed(.newLine, marked) == expected)
  }

  @Test(arguments: [
    ("03 Sat\n Bench  press :$0", "03 Sat\n    Bench press:"),
    ("03 Sat\n    Squat: 5\n  +   \"Row\":$0", "03 Sat\n    Squat: 5\n    + Row:"),
    // No column is filled before the cursor has gone on.
    ("03 Sat\n    Squat:$0", "03 Sat\n    Squat:"),
    ("03 Sat\n  Squat:$0 3x5", "03 Sat\n  Squat: 3x5"),
    ("03 Sat\n  Run 5km 26:$040", "03 Sat\n  Run 5km 26:40"),
    ("03 Sat\n  Run: 5km 26:$0", "03 Sat\n  Run: 5km 26:"),
    ("3 Sat 82.1 fat:$0", "3 Sat 82.1 fat:"), ("3 Sat 7:$0", "3 Sat 7:"),
    ("gym @iron color:$0", "gym @iron color:"), ("03 Sat\n  > so:$0", "03 Sat\n  > so:"),
    // A note would get another owner.
    ("03 Sat\n        Squat:$0\n          > belt", "03 Sat\n        Squat:\n          > belt"),
  ])
  func aColon(_ marked: String, _ expected: String) throws {
    #expect(try typed(.colon, marked) == expected)
  }

  /// Whatever is written, what stands right of the cursor stays, and what is kept means the same.
  @Test(arguments: [TypedKey.newLine, .colon])
  func nothingRightOfTheCursorChanges(_ key: TypedKey) throws {
    for log in ConformanceCase.all.prefix(90) {
      let file = try #require(analyze(log.input)).root
      for offset in stride(from: 0, through: log.input.count, by: 7) {
        for edit in file.formattingEdits(after: key, at: offset) {
          let line = file.text.contentRange(ofLine: file.text.line(containing: offset))
          #expect(edit.range.end <= max(offset, line.start) || isBlank(log.input, line))
        }
      }
    }
  }

  private func isBlank(_ bytes: [UInt8], _ range: TextRange) -> Bool {
    bytes[range.start..<range.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func typed(_ key: TypedKey, _ marked: String) throws -> String? {
    let parts = marked.components(separatedBy: "$0")
    let text = parts.joined()
    let file = try #require(analyze(text)).root
    let edits = file.formattingEdits(after: key, at: parts[0].utf8.count)
    return Array(text.utf8).applying(edits).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// The parts between the places where `separator` stands.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
