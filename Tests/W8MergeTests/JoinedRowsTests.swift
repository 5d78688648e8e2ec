import Testing

@testable import W8Merge

/// What each row of the table says that comes of what both sides do.
@Suite struct JoinedRowsTests {
  private let base = """
    unit kg

    # 2026-11

    25 Wed   82.4   @iron
        Squat:              3x5 100
    26 Thu   82.3

    """

  /// Joins what both have added to the base.
  private func added(_ ours: String, _ theirs: String) -> String {
    let joined = merged(base, base + ours, base + theirs)
    return joined.hasPrefix(base) ? String(joined.dropFirst(base.count)) : joined
  }

  /// Joins the day of the 25th, which both have changed.
  private func changed(_ ours: String, _ theirs: String) -> String {
    let day = "25 Wed   82.4   @iron\n    Squat:              3x5 100\n"
    return merged(base, base.replacing(day, with: ours), base.replacing(day, with: theirs))
      .replacing("unit kg\n\n# 2026-11\n\n", with: "").replacing("26 Thu   82.3\n", with: "")
  }

  @Test func aMonthIsMadeWhereItIsMissing() {
    let ours = base + "\n# 2026-12\n\n01 Tue   82.0\n"
    #expect(
      merged(base, ours, base + "27 Fri   82.1\n") == base
        + "27 Fri   82.1\n\n# 2026-12\n\n01 Tue   82.0\n")
    #expect(
      merged(base, base + "27 Fri   82.1\n", ours) == base
        + "27 Fri   82.1\n\n# 2026-12\n\n01 Tue   82.0\n")
  }

  @Test func aDayOfBothStandsBelowItsHeader() {
    let log = "# 2026-10\n\n31 Sat   82.8\n"
    let (ours, theirs) = (log + "\n# 2026-11\n\n01 Sun   82.6   @iron\n", log + "2026-11-01 82.6\n")
    #expect(merged(log, ours, theirs) == ours)
    #expect(merged(log, theirs, ours) == ours)
  }

  @Test func aUnitApartFromItsWeightIsRead() {
    let (plain, apart) = ("27 Fri   82.0\n", "27 Fri 82.0 kg\n")
    #expect(added(plain, apart) == plain)
    #expect(added(apart, plain) == apart)
    #expect(added(apart, "27 Fri   82.0   #ill\n") == "27 Fri   82.0kg #ill\n")
  }

  @Test func nearWeightsAreOneWeighIn() {
    #expect(added("27 Fri   82.0   07:05\n", "27 Fri   82.0\n") == "27 Fri   82.0   07:05\n")
    #expect(added("27 Fri   82.0\n", "27 Fri   82.0   07:05\n") == "27 Fri   82.0   07:05\n")
    #expect(added("27 Fri   82.01\n", "27 Fri   82.0\n") == "27 Fri   82.01\n")
  }

  @Test func otherWeightsAtOtherTimesAreTwo() {
    #expect(
      added("27 Fri   82.0   07:05\n", "27 Fri   82.5   21:00\n")
        == "27 Fri   82.0   07:05\n27 Fri   82.5   21:00\n")
    #expect(
      added("27 Fri   82.0   07:05\n", "27 Fri   82.5\n")
        == "27 Fri   82.0   07:05\n27 Fri   82.5\n")
  }

  @Test func otherWeightsAtOneTimeClash() {
    let (ours, theirs) = ("27 Fri   82.0   07:05\n", "27 Fri   82.5   07:05\n")
    #expect(added(ours, theirs) == clash(ours, theirs))
  }

  @Test func aWeightStaysWhereTheOtherHasNone() {
    #expect(added("27 Fri   82.0\n", "27 Fri   -\n") == "27 Fri   82.0\n")
    #expect(added("27 Fri   @iron\n", "27 Fri   82.0\n") == "27 Fri   82.0   @iron\n")
  }

  @Test func tagsPairsNotesAndTailsAreAllThere() {
    #expect(
      added(
        "27 Fri   82.0   #salty   fat:18   > late\n    > one\n",
        "27 Fri   82.0   #ill   water:55   > hungry\n    > two\n")
        == "27 Fri   82.0   #salty  #ill  fat:18  water:55  > late\n    > hungry\n    > one\n    > two\n"
    )
  }

  @Test func aNoteThatTheOtherHasAsTailIsThereOnce() {
    let (tail, below) = ("27 Fri   82.0  > late\n", "27 Fri   82.0  > hungry\n    > late\n")
    #expect(added(tail, below) == "27 Fri   82.0  > late\n    > hungry\n")
    #expect(added(below, tail) == below)
    #expect(added(tail, "27 Fri   82.0\n    > late\n") == tail)
  }

  @Test func otherGymsAreSessionsOfTheirOwn() {
    #expect(
      added(
        "27 Fri   82.0   @iron\n    Squat:              3x5 100\n",
        "27 Fri   82.0   @home\n    Curl:               3x10 12\n")
        == "27 Fri   82.0   @iron\n    Squat:              3x5 100\n    @home\n    Curl:               3x10 12\n"
    )
  }

  @Test func oneWithoutAGymIsASessionOfItsOwn() {
    let joined = added(
      "27 Fri   82.0\n    Squat:              3x5 100\n",
      "27 Fri   82.0   @home\n    Curl:               3x10 12\n")
    #expect(joined.contains("@home") && joined.contains("Squat:") && joined.contains("Curl:"))
    #expect(LogMerge(base: base, ours: base, theirs: base + joined).clashCount == 0)
  }

  @Test func theSameSetsUnderTwoGymsClashOnTheLine() {
    let sets = "    Squat:              3x5 100\n"
    #expect(
      added("27 Fri   82.0   @iron\n" + sets, "27 Fri   82.0   @home\n" + sets)
        == clash("27 Fri   82.0   @iron\n", "27 Fri   82.0   @home\n") + sets)
  }

  @Test func exercisesOfOneSessionAreBothThere() {
    #expect(
      changed(
        "25 Wed   82.4   @iron\n    Squat:              3x5 100\n    Row:                3x8 60\n",
        "25 Wed   82.4   @iron\n    Squat:              3x5 100\n    Curl:               3x10 12\n")
        == "25 Wed   82.4   @iron\n    Squat:              3x5 100\n    Row:                3x8 60\n    Curl:               3x10 12\n"
    )
  }

  @Test func nothingComesBetweenAnExerciseAndItsPlus() {
    let ours =
      "25 Wed   82.4   @iron\n    Squat:              3x5 100\n  + Row:                3x8 60\n"
    let theirs =
      "25 Wed   82.4   @iron\n    Squat:              3x5 100\n    Curl:               3x10 12\n"
    for joined in [changed(ours, theirs), changed(theirs, ours)] {
      #expect(joined == ours + "    Curl:               3x10 12\n")
    }
  }

  @Test func listsThatPartClash() {
    #expect(
      changed(
        "25 Wed   82.4   @iron\n    Squat:              3x5 100, 5 110\n",
        "25 Wed   82.4   @iron\n    Squat:              3x5 100, 5 105\n")
        == "25 Wed   82.4   @iron\n"
        + clash(
          "    Squat:              3x5 100, 5 110\n", "    Squat:              3x5 100, 5 105\n"))
  }

  @Test func oneFieldChangedTwiceClashesOnItsLine() {
    #expect(
      changed(
        "25 Wed   82.5   @iron\n    Squat:              3x5 100\n",
        "25 Wed   82.6   @iron\n    Squat:              3x5 100\n")
        == clash("25 Wed   82.5   @iron\n", "25 Wed   82.6   @iron\n")
        + "    Squat:              3x5 100\n")
  }

  @Test func aSettingChangedTwiceClashes() {
    let joined = merged("goal 78.0\n", "goal 77.0\n", "goal 76.0\n")
    #expect(joined == clash("goal 77.0\n", "goal 76.0\n"))
  }

  @Test func whatIsDeletedAndChangedClashes() {
    let changedDay = "26 Thu   82.1\n"
    let joined = merged(
      base, base.replacing("26 Thu   82.3\n", with: ""),
      base.replacing("26 Thu   82.3\n", with: changedDay))
    #expect(joined == base.replacing("26 Thu   82.3\n", with: clash("", changedDay)))
  }

  @Test func whatIsDeletedAndLeftAloneIsGone() {
    let gone = base.replacing("26 Thu   82.3\n", with: "")
    #expect(merged(base, gone, base + "27 Fri   82.0\n") == gone + "27 Fri   82.0\n")
    #expect(merged(base, base + "27 Fri   82.0\n", gone) == gone + "27 Fri   82.0\n")
  }

  @Test func spellingHereAndContentThere() {
    let loose = "# 2026-11\n25 wed 82.4 @iron\n  Squat: 3x5 100\n26 82.3\n"
    let ours =
      "# 2026-11\n\n25 Wed   82.4   @iron\n    Squat:              3x5 100\n26       82.3\n"
    let theirs = loose.replacing("82.3", with: "82.3 #ill")
    let both = ours.replacing("82.3", with: "82.3   #ill")
    #expect(merged(loose, ours, theirs) == both)
    #expect(merged(loose, theirs, ours) == both)
  }

  @Test func sortingHereAndEditsThere() {
    let old = "2026-11-26 82.3\n2026-11-25 82.4\n"
    let sorted = "2026-11-25 82.4\n2026-11-26 82.3\n"
    let edited = "2026-11-26 82.1\n2026-11-25 82.4\n"
    #expect(merged(old, sorted, edited) == sorted.replacing("82.3", with: "82.1"))
    #expect(merged(old, edited, sorted) == sorted.replacing("82.3", with: "82.1"))
  }

  @Test func aChangedHeaderTakesNoAddedDaysAlong() {
    let old = "# 2026-11\n\n25 Wed   82.4\n"
    let ours = "# 2026-12\n\n25 Fri   82.4\n"
    let joined = merged(old, ours, old + "26 Thu   82.3\n")
    let version = LogVersion(Array(joined.utf8))
    let day = version.parts.first { $0.kind == .entry && LineRef($0).fields["weight"] == "82.3" }
    #expect(day?.date.map { "\($0)" } == "2026-11-26")
  }

  @Test func marksCloseNoDay() {
    let joined = changed(
      "25 Wed   82.5   @iron\n    Squat:              3x5 100\n    > a note\n",
      "25 Wed   82.6   @iron\n    Squat:              3x5 100\n    Row:                3x8 60\n")
    #expect(
      joined == clash("25 Wed   82.5   @iron\n", "25 Wed   82.6   @iron\n")
        + "    Squat:              3x5 100\n    Row:                3x8 60\n    > a note\n"
        || joined == clash("25 Wed   82.5   @iron\n", "25 Wed   82.6   @iron\n")
          + "    Squat:              3x5 100\n    > a note\n    Row:                3x8 60\n"
    )
  }
}
