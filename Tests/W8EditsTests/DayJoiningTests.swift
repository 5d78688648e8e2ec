import Testing
import W8Edits
import W8Engine

/// Two entries of one date that become one.
@Suite struct DayJoiningTests {
  private let head = "# 2026-01\n\n"

  @Test(arguments: [
    // The weight in one, the training in the other.
    (
      "05 Mon   82.2\n05 Mon          @iron\n    Squat:              3x5 100\n",
      "05 Mon   82.2   @iron\n    Squat:              3x5 100\n"
    ),
    (
      "05 Mon          @iron\n    > deep\n06 Tue   82\n05       82.2  > x\n",
      "05 Mon   82.2   @iron  > x\n    > deep\n06 Tue   82\n"
    ),
    // Each keeps its session, its time and its note.
    (
      "05 82.2 07:05 @iron > a\n    Squat: 5\n05 18:00 @home #b > b\n    Curl: 5\n",
      "05 82.2 07:05 @iron #b > a\n    Squat: 5\n    @home 18:00  > b\n    Curl: 5\n"
    ),
    (
      "05 18:00 @home\n    Curl: 5\n    @iron\n    Row: 5\n05 82.2 07:05\n",
      "05 82.2 07:05\n    @home 18:00\n    Curl: 5\n    @iron 18:00\n    Row: 5\n"
    ),
    // Exercises above any gym are a session of their own.
    (
      "05 82.2 @iron\n    Squat: 5\n05\n    Curl: 5\n",
      "05 82.2 @iron\n    Squat: 5\n    @\n    Curl: 5\n"
    ),
    (
      "05 - fat:18%\n; of the evening\n05 82.2 waist:80cm\n",
      "; of the evening\n05 fat:18% 82.2 waist:80cm\n"
    ),
    ("05 82.2 > a\r\n\r\n05 @iron > b\r\n", "05 82.2 > a\r\n    > b\r\n    @iron\r\n"),
  ])
  func twoEntriesBecomeOne(_ text: String, _ expected: String) {
    for needle in ["05", "05 18", "Curl", "05       82", "05 Mon          @"]
    where text.contains(needle) {
      #expect(joined(head + text, needle) == head + expected, "\(needle)")
    }
  }

  @Test(arguments: [
    ("05 82.2\n05 82.4\n", "both entries have a weight, but an entry can have only one"),
    (
      "05 82.2 07:05\n05 82.4 19:00\n", "both entries have a weight, but an entry can have only one"
    ),
    (
      "05 82.2 07:05\n05 @iron\n",
      "the session on line 4 would get the time 07:05; first write its own time there"
    ),
    ("05 07:05 #a\n05 08:00 #b\n", "line 4 has the time 08:00, but an entry can have only one"),
    (
      "05 82.2 fat:18%\n05 fat:19%\n",
      "both entries have \"fat\", but only one counts; remove one first"
    ),
    (
      "05 82.2 fat:18%\n05 Fat:19%\n",
      "both entries have \"Fat\", but only one counts; remove one first"
    ),
    ("05 82.2 @iron\n05\n    > x\n", "the note on line 5 would belong to another session"),
    ("05 82.2 @iron > a\n05 > x\n", "the note on line 4 would belong to another session"),
    (
      "05 82.2\n; w8log:ignore gap\n05 @iron\n",
      "line 4 turns off rules for the line below it; remove it first"
    ),
    ("05 82.2\n05 8z @iron\n", "line 4 has an error; fix it first"),
    ("05 82.2\n06 82.3\n", "the month has no other entry for this date"),
  ])
  func someCannot(_ text: String, _ reason: String) {
    #expect(joined(head + text, "05") == "refused: \(reason)")
  }

  private func joined(_ text: String, _ needle: String) -> String {
    editedAt(text, needle) { (analysis, fileLine) throws(EditRefusal) in
      try analysis.joiningDays(at: fileLine)
    }
  }
}
