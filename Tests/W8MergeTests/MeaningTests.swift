import Testing

@testable import W8Merge

/// What one side calls by another name, and what bare numbers mean where the other side changes that.
@Suite struct MeaningTests {
  private let base = """
    unit       kg
    gym        @iron default

    # 2026-11

    23 Mon   82.6   @home
        Squat:              3x5 95
    25 Wed   82.4   @home
        Squat:              3x5 100

    """

  @Test func aRenamedGymIsCalledSoByTheOtherSideToo() {
    let ours = base.replacing("@home", with: "@attic")
    let day = "27 Fri   82.0   @home\n    Row:                3x8 60\n"
    let both = ours + day.replacing("@home", with: "@attic")
    #expect(merged(base, ours, base + day) == both)
    #expect(merged(base, base + day, ours) == both)
    let merge = LogMerge(base: base, ours: ours, theirs: base + day)
    #expect(merge.renamings.map(\.new) == ["@attic"])
  }

  /// A number with decimals has no form in stones with its unit.
  @Test(arguments: [("12.25", "  171.5lb"), ("12", "   12st"), ("12.345?", "  172.83lb?")])
  func stonesKeepTheirMeaning(_ weight: String, _ written: String) {
    let base = "unit st\nmilestone 11.5\n\n# 2026-01\n\n05 Mon   12st3\n"
    let added = base.replacing("11.5", with: "11.75") + "09 Fri   \(weight)\n"
    let changed = base.replacing("unit st", with: "unit lb")
    let both = changed.replacing("11.5", with: "164.5lb") + "09 Fri\(written)\n"
    #expect(merged(base, added, changed) == both)
    #expect(merged(base, changed, added) == both)
  }

  @Test func aRenamedExerciseIsCalledSoByTheOtherSideToo() {
    let ours = base.replacing("Squat:     ", with: "Back squat:")
    let theirs = base.replacing("3x5 100", with: "3x5 100, 5 110")
    let both = ours.replacing("3x5 100", with: "3x5 100, 5 110")
    #expect(merged(base, ours, theirs) == both)
    #expect(merged(base, theirs, ours) == both)
  }

  /// The line that declares a gym shows that it is renamed, though no day of the base names it.
  @Test(arguments: [
    ("gym        @temple default", "@temple"),
    ("gym        @temple default alias:@iron", "@temple"),
    ("gym        @temple \"The temple\" default alias:@iron", "@temple"),
    // A gym that is declared otherwise may be another one.
    ("gym        @temple unit:lb", "@iron"),
    ("gym        @barn default\ngym        @temple default", "@iron"),
    ("gym        @temple\ngym        @iron default", "@iron"),
  ])
  func aRenamedDeclarationRenamesADayOfTheOtherSide(_ line: String, _ gym: String) {
    let ours = base.replacing("gym        @iron default", with: line)
    let day = "27 Fri   82.0   @iron\n    Row:                3x8 60\n"
    let both = ours + day.replacing("@iron", with: gym)
    #expect(merged(base, ours, base + day) == both)
    #expect(merged(base, base + day, ours) == both)
  }

  @Test func aBareDeclarationIsRenamedWithADay() {
    let old = "gym        @a\n\n# 2026-11\n\n23 Mon   82.6   "
    let day = "27 Fri   82.0   @a\n"
    let bare = old.replacing("@a", with: "@b") + "@b\n"
    #expect(
      merged(old + "@a\n", bare, old + "@a\n" + day) == bare + day.replacing("@a", with: "@b"))
    let other = old.replacing("@a", with: "@b") + "\n"
    #expect(merged(old + "\n", other, old + "\n" + day).contains("27 Fri   82.0   @a\n"))
  }

  /// An alias is the name, so the sets of a version that has the old name are those of the new one.
  @Test func anAliasIsTheNameInTheOtherVersion() {
    let old = base.replacing("25 Wed   82.4   @home\n    Squat:              3x5 100\n", with: "")
    let ours =
      "exercise   \"Back squat\" alias:\"Squat\"\n"
      + old.replacing("Squat:     ", with: "Back squat:").replacing("@home", with: "@attic")
      .replacing("default\n", with: "default\ngym        @attic alias:@home\n")
    let theirs =
      old.replacing("3x5 95", with: "3x5 95, 5 110")
      + "27 Fri   82.0   @home\n    Squat:              3x5 90\n"
    let both =
      ours.replacing("3x5 95", with: "3x5 95, 5 110")
      + "27 Fri   82.0   @attic\n    Back squat:         3x5 90\n"
    #expect(merged(old, ours, theirs) == both)
    #expect(merged(old, theirs, ours) == both)
    // Without a base the old name may stay, but nothing is there twice and nothing conflicts.
    for joined in [merged(nil, ours, theirs), merged(nil, theirs, ours)] {
      #expect(!joined.contains("<<<<"), "\(joined)")
      #expect(joined.split(separator: "\n").count { $0.contains("3x5 95") } == 1, "\(joined)")
    }
  }

  /// A declared name is in quotes where it is declared, and nowhere else.
  @Test func aDeclaredExerciseIsRenamedInItsDeclaration() {
    let old = "exercise   \"Squat\" group:legs\n" + base
    let ours = old.replacing("\"Squat\"", with: "\"Back squat\" alias:\"Squat\"")
      .replacing("Squat:     ", with: "Back squat:")
    let theirs = old.replacing("group:legs", with: "group:legs group:back")
    let merge = LogMerge(base: old, ours: ours, theirs: theirs)
    #expect(merge.renamings.map(\.new) == ["Back squat"] && merge.renamings.map(\.old) == ["Squat"])
    let joined = merged(old, ours, theirs)
    #expect(joined.contains("exercise   \"Back squat\" "), "\(joined)")
    #expect(!joined.contains("<<<<") && joined.contains("group:back"), "\(joined)")
  }

  @Test func bothRenameAlike() {
    let new = base.replacing("@home", with: "@attic")
    let day = "27 Fri   82.0   @attic\n"
    #expect(merged(base, new, new + day) == new + day)
  }

  @Test func twoNewNamesAreNoRenaming() {
    let ours = base.replacing("@home", with: "@attic", maxReplacements: 1)
      .replacing("@home", with: "@cellar")
    let day = "27 Fri   82.0   @home\n"
    #expect(merged(base, ours, base + day) == ours + day)
  }

  @Test func addedWeightsSayTheirUnit() {
    let ours = base.replacing("unit       kg", with: "unit       lb")
    let theirs = base + "27 Fri   82.0   @home\n    Row:                3x8 60\n"
    let both = ours + "27 Fri   82.0kg @home\n    Row:                3x8 60kg\n"
    #expect(merged(base, ours, theirs) == both)
    #expect(merged(base, theirs, ours) == both)
  }

  @Test func withoutABaseUnitsThatDifferAreWrittenOut() {
    let ours = "unit kg\n\n# 2026-11\n\n25       82.4    @iron\n    Squat: 5 100\n"
    let theirs = "unit lb\n\n# 2026-11\n\n26       182.4\n    Row: 5 135\n"
    let joined = merged(nil, ours, theirs)
    for part in ["82.4kg ", "5 100kg", "182.4lb", "5 135lb"] {
      #expect(joined.contains(part), "\(joined)")
    }
    // Who names no unit leaves that of the other alone.
    let silent = merged(nil, ours, theirs.replacing("unit lb\n", with: ""))
    #expect(silent.contains("82.4    @iron"), "\(silent)")
    let other = merged(nil, ours.replacing("unit kg\n", with: ""), theirs)
    #expect(other.contains("82.4kg") && other.contains("182.4\n"), "\(other)")
  }

  /// A side that adds `unit lb` to a file without a unit, beside one that adds a bare number.
  @Test func aUnitThatIsAddedHoldsForBareNumbersUnlessItConvertedOthers() {
    let old = "# 2026-11\n\n23       82.0\n    Squat: 5 100\n"
    let theirs = old + "24       82.1\n    Squat: 5 105\n"
    let kept = merged(old, "unit lb\n\n" + old, theirs)
    #expect(kept.contains("82.1\n") && kept.contains("5 105\n"), "\(kept)")
    for weight in ["180.8", "82.0kg", "180.8lb"] {
      let ours = "unit lb\n\n" + old.replacing("82.0", with: weight)
      let joined = merged(old, ours, theirs)
      #expect(joined.contains("82.1kg\n") && joined.contains("5 105kg\n"), "\(joined)")
    }
    let loads = merged(old, "lift-unit lb\n\n" + old.replacing("5 100", with: "5 220.5"), theirs)
    #expect(loads.contains("82.1\n") && loads.contains("5 105kg\n"), "\(loads)")
    let mended = merged(old, "unit lb\n\n" + old.replacing("82.0", with: "181.2"), theirs)
    #expect(mended.contains("82.1\n"), "\(mended)")
  }

  @Test func anEditedGoalSaysItsUnit() {
    let old = "unit       kg\ngoal       78.0\n"
    let joined = merged(
      old, old.replacing("kg", with: "lb"), old.replacing("78.0", with: "77.0"))
    #expect(joined == "unit       lb\ngoal       77.0kg\n")
  }

  @Test func anAtOfOneSideIsNoGymOfTheOther() {
    let ours = base + "27 Fri   82.0   @\n    Row:                3x8 60\n"
    let theirs =
      base.replacing("gym        @iron default\n", with: "")
      + "27 Fri   82.0   @\n    Curl:               3x10 12\n"
    for joined in [merged(base, ours, theirs), merged(base, theirs, ours)] {
      #expect(joined.contains("@iron") && !joined.contains("<<<<"), "\(joined)")
    }
  }

  @Test func anAddedSessionSaysItsGym() {
    let ours = base.replacing(
      "gym        @iron default", with: "gym        @iron\ngym        @attic default")
    let theirs =
      base
      + "27 Fri   82.0   @\n    Row:                3x8 60\n28 Sat   82.1\n    Curl:               3x10 12\n"
    let joined = merged(base, ours, theirs)
    #expect(joined.hasPrefix(ours))
    #expect(joined.contains("82.0   @iron\n") && joined.contains("82.1   @iron\n"), "\(joined)")
  }
}
