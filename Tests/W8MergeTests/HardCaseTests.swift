import Testing

@testable import W8Merge

/// What a first version of the merge met.
@Suite struct HardCaseTests {
  @Test func anExerciseIsNotTakenAlongByAGymWrittenOnItsDay() {
    let old = "# 2026-11\n\n04 Wed   80.3\n"
    let ours = old + "    Deadlift:           3x5 120\n"
    let theirs = "# 2026-11\n\n04 Wed   80.3   @iron\n    Curl:               3x10 12\n"
    for joined in [merged(old, ours, theirs), merged(old, theirs, ours)] {
      let sessions = LogVersion(Array(joined.utf8)).parts[1].children
      let exercises = Dictionary(
        uniqueKeysWithValues: sessions.map { ($0.gymText ?? "@", $0.exercises.map(\.exerciseName)) }
      )
      #expect(exercises == ["@": ["Deadlift"], "@iron": ["Curl"]], "\(joined)")
    }
  }

  /// The unit of a file that names none may be that of the root of its book.
  @Test func aUnitThatOneSideNamesHoldsForTheNumbersOfBoth() {
    let old = "# 2026-11\n\n04 Wed  181.0\n"
    let theirs = old + "05 Thu  181.4   @iron\n    Deadlift:           3x5 225\n"
    for named in ["unit       lb\n\n" + old, "unit       lb\nlift-unit  kg\n\n" + old] {
      for joined in [merged(old, named, theirs), merged(old, theirs, named)] {
        #expect(joined == named + theirs.dropFirst(old.count))
      }
    }
  }

  @Test func aTagRenamedTwiceClashesWhereItStands() {
    let old = "tag        #a\n\n# 2026-11\n\n04 Wed   80.3   #a\n05 Thu   80.2   #a  #x  > cake\n"
    let (ours, theirs) = (old.replacing("#a", with: "#b"), old.replacing("#a", with: "#c"))
    let (four, five) = ("04 Wed   80.3   ", "05 Thu   80.2   ")
    #expect(
      merged(old, ours, theirs) == "tag        #b\ntag        #c\n\n# 2026-11\n\n"
        + clash("\(four)#b\n", "\(four)#c\n")
        + clash("\(five)#b  #x  > cake\n", "\(five)#c  #x  > cake\n"))
    let crlf = [old, ours, theirs].map { $0.replacing("\n", with: "\r\n") }
    #expect(LogMerge(base: crlf[0], ours: crlf[1], theirs: crlf[2]).clashCount > 0)
    #expect(LogMerge(base: crlf[0], ours: crlf[1], theirs: crlf[2]).isByLines == false)
  }

  @Test func tagsAddedBesideACommonChangeAreBothThere() {
    let old = "# 2026-11\n\n04 Wed   80.3   #a\n"
    let (ours, theirs) = (old.replacing("#a", with: "#b  #x"), old.replacing("#a", with: "#b  #y"))
    #expect(merged(old, ours, theirs) == old.replacing("#a", with: "#b  #x  #y"))
    let (more, others) = (old.replacing("#a", with: "#a  #x"), old.replacing("#a", with: "#y"))
    #expect(merged(old, more, others) == old.replacing("#a", with: "#x  #y"))
  }

  /// The weight wins over a `-`, whether or not it has a time.
  @Test(arguments: [
    nil, "# 2026-11\n\n04 Wed   80.3\n", "# 2026-11\n\n04 Wed   80.3\n05 Thu    -\n",
  ])
  func aWeightWithATimeWinsOverAMissedDay(base: String?) {
    let missed = "# 2026-11\n\n04 Wed   80.3\n05 Thu    -     #ill  > no scale\n"
    let weighed = "# 2026-11\n\n04 Wed   80.3\n05 Thu   80.1   07:05\n"
    let both = "# 2026-11\n\n04 Wed   80.3\n05 Thu   80.1   07:05  #ill  > no scale\n"
    #expect(merged(base, missed, weighed) == both)
    #expect(merged(base, weighed, missed) == both)
    let twice = "05 Thu   80.7   21:40\n"
    #expect(merged(base, missed, weighed + twice) == both + twice)
    let stones = { (text: String) in text.replacing("80.1 ", with: "12st8.5") }
    #expect(merged(base, missed, stones(weighed)).contains("12st8.5"))
    #expect(!merged(base, stones(weighed), missed).contains(" - "))
  }

  @Test func aSessionWithoutAWeightStaysBesideATime() {
    let trained = "# 2026-11\n\n05 Thu    -     @iron\n    Squat:              3x5 100\n"
    let weighed = "# 2026-11\n\n05 Thu   80.1   07:05\n"
    #expect(merged(nil, trained, weighed).contains("05 Thu    -     @iron"))
  }

  @Test func theSortedSideIsTheSkeleton() {
    let old = "2026-10-31 82.4\n2026-11-01 82.3\n"
    let sorted = "# 2026-10\n\n31       82.4\n\n# 2026-11\n\n01       82.3\n"
    let added = old + "2026-11-02 82.1\n"
    let both = sorted + "02 82.1\n"
    #expect(merged(old, sorted, added) == both)
    #expect(merged(old, added, sorted) == both)
  }

  @Test func aFullDateBelowAnotherHeaderIsTheSameDay() {
    let old = "# 2026-10\n\n31 Sat   82.4\n"
    let ours = old + "2026-11-02 82.1\n"
    let theirs = old + "\n# 2026-11\n\n02 Mon   82.1   #ill\n"
    for joined in [merged(old, ours, theirs), merged(old, theirs, ours)] {
      #expect(joined.matches(of: /82\.1/).count == 1, "\(joined)")
      #expect(joined.contains("#ill"), "\(joined)")
    }
  }

  @Test func aNoteKeepsItsOwner() {
    let old = "# 2026-11\n\n04 Wed   80.3   @iron\n"
    let ours = old + "    > of the day\n"
    let theirs = old + "  Squat: 3x5 100\n"
    for joined in [merged(old, ours, theirs), merged(old, theirs, ours)] {
      let day = LogVersion(Array(joined.utf8)).parts[1]
      #expect(day.exercises.count == 1 && day.exercises[0].children.isEmpty, "\(joined)")
    }
  }

  @Test func aCorrectedGymAndARenamedExerciseClash() {
    let old = "# 2026-11\n\n04 Wed   80.3   @iron\n    Squat:              3x5 100\n"
    let joined = merged(
      old, old.replacing("@iron", with: "@home"), old.replacing("@iron", with: "@attic"))
    #expect(
      joined == "# 2026-11\n\n" + clash("04 Wed   80.3   @home\n", "04 Wed   80.3   @attic\n")
        + "    Squat:              3x5 100\n")
  }

  @Test func aCommentTakesTheBlankLineAlong() {
    let old = "# 2026-11\n\n04 Wed   80.3\n\n05 Thu   80.2\n"
    let ours = old.replacing("\n05", with: "\n; a week\n05")
    let theirs = old.replacing("80.2", with: "80.1")
    let both = ours.replacing("80.2", with: "80.1")
    #expect(merged(old, ours, theirs) == both)
    #expect(merged(old, theirs, ours) == both)
  }

  @Test func equalDatesKeepTheOrderOfTheirSide() {
    let old = "# 2026-11\n\n04 Wed   80.3   07:00\n"
    let theirs = old + "04 Wed   81.0   12:00\n04 Wed   80.9   21:00\n"
    #expect(merged(old, old + "05 Thu   80.0\n", theirs) == theirs + "05 Thu   80.0\n")
  }

  @Test func whatWasJoinedStaysAsItIs() {
    let old = "# 2026-11\n\n04 Wed   80.3   @iron\n    Squat:              3x5 100\n"
    let cases = [
      // A gym is corrected here, and the same session goes on there.
      (old.replacing("@iron", with: "@home"), old.replacing("3x5 100", with: "3x5 100, 5 110")),
      // A day is deleted here, and there another weigh-in of it was added.
      (
        old.replacing("04 Wed   80.3   @iron\n    Squat:              3x5 100\n", with: ""),
        old + "04 Wed   81.0   21:40\n"
      ),
      // An exercise with a comment, and another of its name above.
      (
        old.replacing("    Squat", with: "    ; slow\n    Squat"),
        old.replacing("    Squat", with: "    Squat:              5 60\n    Squat")
      ),
    ]
    for (ours, theirs) in cases {
      let joined = merged(old, ours, theirs)
      #expect(!joined.contains("<<<<<<<"), "\(joined)")
      #expect(merged(old, joined, theirs) == joined)
      #expect(merged(old, ours, joined) == joined)
    }
  }

  @Test func aDayStaysBelowTheCommentThatItWasWrittenUnder() {
    let old = "# 2026-11\n\n02 Mon   80.0\n\n; of the week\n06 Fri   80.2\n"
    let theirs = old.replacing("06", with: "03 Tue   80.1\n06")
    #expect(merged(old, old + "07 Sat   80.3\n", theirs) == theirs + "07 Sat   80.3\n")
  }

  @Test func aHeaderComesBackAboveTheDaysOfItsMonth() {
    let old = "# 2026-10\n\n31 Sat   82.4\n\n# 2026-11\n\n01 Sun   82.3\n"
    let ours = "# 2026-10\n\n31 Sat   82.4\n2026-12-02 Wed   82.0\n"
    #expect(
      merged(old, ours, old + "14 Sat   82.1\n")
        == "# 2026-10\n\n31 Sat   82.4\n\n# 2026-11\n\n14 Sat   82.1\n2026-12-02 Wed   82.0\n")
  }

  @Test func aDeletedHeaderWithAddedDaysComesBack() {
    let old = "# 2026-10\n\n31 Sat   82.4\n\n# 2026-11\n\n01 Sun   82.3\n"
    let ours = "# 2026-10\n\n31 Sat   82.4\n"
    let theirs = old + "02 Mon   82.0\n"
    let joined = ours + "\n# 2026-11\n\n02 Mon   82.0\n"
    #expect(merged(old, ours, theirs) == joined)
    #expect(merged(old, theirs, ours) == joined)
  }
}
