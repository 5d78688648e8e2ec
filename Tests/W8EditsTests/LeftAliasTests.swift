import Testing
import W8Book
import W8Edits

/// The old name that a rename or a merge leaves for a device that still writes it.
@Suite struct LeftAliasTests {
  private func renamed(
    _ text: String, _ gym: String, to name: String, leavingAlias: Bool = true
  ) -> String {
    edited(text) { (analysis) throws(EditRefusal) in
      try analysis.renaming(
        gym: canonicalKey("@\(gym)"), to: name, leavingAlias: leavingAlias)
    }.trimmed
  }

  private func renamed(
    _ text: String, exercise: String, to name: String, leavingAlias: Bool = true
  ) -> String {
    edited(text) { (analysis) throws(EditRefusal) in
      try analysis.renaming(
        exercise: exerciseKey(exercise), to: name, leavingAlias: leavingAlias)
    }.trimmed
  }

  private func merged(
    _ text: String, _ gym: String, into other: String, leavingAlias: Bool = true
  ) -> String {
    edited(text) { (analysis) throws(EditRefusal) in
      try analysis.merging(
        gym: canonicalKey("@\(gym)"), into: canonicalKey("@\(other)"), leavingAlias: leavingAlias)
    }.trimmed
  }

  private func merged(
    _ text: String, exercise: String, into other: String, leavingAlias: Bool = true
  ) -> String {
    edited(text) { (analysis) throws(EditRefusal) in
      try analysis.merging(
        exercise: exerciseKey(exercise), into: exerciseKey(other), leavingAlias: leavingAlias)
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
    let without = renamed(first, "temple", to: "iron", leavingAlias: false)
    #expect(without == "gym        @iron\n\n\(day)iron\n")
  }

  /// The first `gym` line makes every other gym one that is not declared.
  @Test func anUndeclaredGymIsDeclaredWithTheOtherGymsInUse() {
    let log =
      "# 2026-01\n\n03 Sat   82.0   @iron\n04 Sun          @Home\n05 Mon          @default\n"
    #expect(
      renamed(log, "iron", to: "temple") == """
        gym        @temple alias:@iron
        gym        @Home
        gym        @default default

        # 2026-01

        03 Sat   82.0   @temple
        04 Sun          @Home
        05 Mon          @default

        """)
    #expect(
      renamed(log, "iron", to: "temple", leavingAlias: false)
        == log.replacing("@iron", with: "@temple"))
    let other = renamed("gym        @barn\n\n" + log, "iron", to: "temple")
    #expect(other.hasPrefix("gym        @barn\ngym        @temple alias:@iron\n\n# 2026-01"))
  }

  @Test func theGymOfSessionsWithoutOneBecomesTheDefault() {
    let log = "# 2026-01\n\n03 Sat   82.0   @\n    Squat:              5 100\n"
    let new = log.replacing("@", with: "@iron")
    for leavingAlias in [true, false] {
      #expect(
        renamed(log, "default", to: "iron", leavingAlias: leavingAlias)
          == "gym        @iron default\n\n" + new)
    }
    let named = log + "04 Sun          @default\n"
    #expect(
      renamed(named, "default", to: "iron").hasPrefix("gym        @iron default alias:@default\n"))
    #expect(
      merged("gym        @iron\n\n" + log, "default", into: "iron")
        == "gym        @iron default\n\n" + new)
    #expect(
      merged(log + "04 Sun          @home\n", "home", into: "default").hasPrefix(
        "gym        @default default alias:@home\n\n# 2026-01"))
  }

  @Test func soDoesTheNameOfADeclaredExercise() {
    let log = "exercise   \"Bench\"\n\n# 2026-01\n\n03 Sat   82.0\n    Bench:              5 60\n"
    let first = renamed(log, exercise: "Bench", to: "Bench press")
    #expect(
      first
        == "exercise   \"Bench press\" alias:\"Bench\"\n\n# 2026-01\n\n03 Sat   82.0\n"
        + "    Bench press:        5 60\n")
    #expect(
      renamed(first, exercise: "Bench press", to: "Bench", leavingAlias: false) == log)
    #expect(
      renamed(first, exercise: "Bench press", to: "Bench")
        == log.replacing("\"Bench\"", with: "\"Bench\" alias:\"Bench press\""))
  }

  @Test func anAliasThatIsRenamedStaysOne() {
    let log = "exercise   \"Squat\" alias:SQ\n\n# 2026-01\n\n03 Sat\n    SQ:                 5 60\n"
    #expect(
      renamed(log, exercise: "sq", to: "Back squat").hasPrefix(
        "exercise   \"Squat\" alias:\"Back squat\" alias:\"SQ\"\n"))
    let own = log.replacing("SQ:   ", with: "Squat:")
    #expect(renamed(log, exercise: "sq", to: "Squat") == own)
    #expect(
      renamed(log, exercise: "sq", to: "Squat", leavingAlias: false)
        == own.replacing(" alias:SQ", with: ""))
  }

  /// A declaration goes below those of its kind, else below the settings, in the line ends of the file.
  @Test(arguments: [
    ("", "exercise   \"Dip\" alias:\"Dips\"\n\n"),
    (
      "w8log 1.0\n\nunit       lb\n\n",
      "w8log 1.0\n\nunit       lb\nexercise   \"Dip\" alias:\"Dips\"\n\n"
    ),
    (
      "exercise   \"A\"\nunit       kg\n\n",
      "exercise   \"A\"\nexercise   \"Dip\" alias:\"Dips\"\nunit       kg\n\n"
    ),
    ("unit       kg\r\n\r\n", "unit       kg\r\nexercise   \"Dip\" alias:\"Dips\"\r\n\r\n"),
    ("\u{FEFF}", "\u{FEFF}exercise   \"Dip\" alias:\"Dips\"\n\n"),
  ])
  func anUndeclaredExerciseIsDeclared(_ head: String, _ expected: String) {
    let end = head.contains("\r\n") ? "\r\n" : "\n"
    let lines = ["# 2026-01", "", "03 Sat   82.0", "    Dips:               3x8 20", ""]
    let log = head + lines.joined(separator: end)
    let new = renamed(log, exercise: "dips", to: "Dip")
    #expect(
      Array(new.utf8)
        == Array((expected + lines.joined(separator: end)).replacing("Dips: ", with: "Dip:  ").utf8)
    )
  }

  @Test func filesThatAreIncludedAreRenamedToo() {
    let book = """
      include    "old.w8log"
      include    "names.w8log"

      # 2026-01

      03 Sat   82.0   @iron

      === old.w8log

      # 2025-12

      31 Wed   82.0   @iron
          Dips:               3x8 20

      === names.w8log

      gym        @home
      """
    let gym = renamed(book, "iron", to: "temple")
    #expect(gym.contains("gym        @home\ngym        @temple alias:@iron\n"), "\(gym)")
    #expect(gym.contains("31 Wed   82.0   @temple\n"), "\(gym)")
    let exercise = renamed(book, exercise: "dips", to: "Dip")
    #expect(
      exercise.hasPrefix(
        "include    \"old.w8log\"\ninclude    \"names.w8log\"\nexercise   \"Dip\" alias:\"Dips\"\n"),
      "\(exercise)")
  }

  @Test func mergingLeavesAliasesOfAnUndeclaredTarget() {
    let day =
      "# 2026-01\n\n03 Sat   82.0   @irn\n    Dips:               3x8\n"
      + "04 Sun   82.0   @iron\n    Dip:                3x8\n"
    #expect(
      merged(day, "irn", into: "iron")
        == "gym        @iron alias:@irn\n\n" + day.replacing("@irn", with: "@iron"))
    #expect(
      merged(day, "irn", into: "iron", leavingAlias: false)
        == day.replacing("@irn", with: "@iron"))
    #expect(
      merged(day, exercise: "dips", into: "dip")
        == "exercise   \"Dip\" alias:\"Dips\"\n\n" + day.replacing("Dips:", with: "Dip: "))
    #expect(
      merged(day, exercise: "dips", into: "dip", leavingAlias: false)
        == day.replacing("Dips:", with: "Dip: "))
    let declared = "gym        @irn \"Irn\" alias:@old\nexercise   \"Dips\" alias:D group:arms\n\n"
    #expect(
      merged(declared + day, "irn", into: "iron").hasPrefix(
        "gym        @iron alias:@irn alias:@old\n"))
    #expect(
      merged(declared + day, exercise: "dips", into: "dip").contains(
        "exercise   \"Dip\" alias:D group:arms alias:\"Dips\"\n"))
  }
}

extension String {
  /// The text with one line end at its end.
  fileprivate var trimmed: String {
    let end = contains("\r\n") ? "\r\n" : "\n"
    return String(reversed().drop { $0.isNewline }.reversed()) + end
  }
}
