import Testing
import W8Book
import W8Edits

/// What renaming leaves for a device that writes the old name still.
@Suite struct LeftAliasTests {
  private func renamed(_ text: String, _ gym: String, to name: String) -> String {
    edited(text) { (analysis) throws(EditRefusal) in
      try analysis.renaming(gym: canonicalKey("@\(gym)"), to: name, leavingAlias: true)
    }.trimmed
  }

  @Test func theOldNameBecomesAnAliasOfADeclaredGym() {
    let day = "# 2026-01\n\n03 Sat   82.0   @"
    let first = renamed("gym        @iron\n\n\(day)iron\n", "iron", to: "temple")
    #expect(first == "gym        @temple alias:@iron\n\n\(day)temple\n")
    let second = renamed(first, "temple", to: "barn")
    #expect(second == "gym        @barn alias:@iron alias:@temple\n\n\(day)barn\n")
    // What it is called again is no former name.
    let back = renamed(first, "temple", to: "iron")
    #expect(back == "gym        @iron alias:@temple\n\n\(day)iron\n")
  }

  /// A first `gym` line would make every other gym of the book one that is not declared.
  @Test func noGymIsDeclaredForIt() {
    let text = renamed("# 2026-01\n\n03 Sat   82.0   @iron\n", "iron", to: "temple")
    #expect(text == "# 2026-01\n\n03 Sat   82.0   @temple\n")
  }

  @Test func soDoesTheNameOfADeclaredExercise() {
    let text = edited(
      "exercise   \"Bench\"\n\n# 2026-01\n\n03 Sat   82.0\n    Bench:              5 60\n"
    ) { (analysis) throws(EditRefusal) in
      try analysis.renaming(exercise: exerciseKey("Bench"), to: "Bench press", leavingAlias: true)
    }.trimmed
    #expect(
      text
        == "exercise   \"Bench press\" alias:\"Bench\"\n\n# 2026-01\n\n03 Sat   82.0\n"
        + "    Bench press:        5 60\n")
  }
}

extension String {
  /// The text with one line end at its end.
  fileprivate var trimmed: String {
    String(reversed().drop { $0.isNewline }.reversed()) + "\n"
  }
}
