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

  @Test func aRenamedExerciseIsCalledSoByTheOtherSideToo() {
    let ours = base.replacing("Squat:     ", with: "Back squat:")
    let theirs = base.replacing("3x5 100", with: "3x5 100, 5 110")
    let both = ours.replacing("3x5 100", with: "3x5 100, 5 110")
    #expect(merged(base, ours, theirs) == both)
    #expect(merged(base, theirs, ours) == both)
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
