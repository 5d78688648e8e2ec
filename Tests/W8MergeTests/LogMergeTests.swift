import Testing

@testable import W8Merge

@Suite struct LogMergeTests {
  private let base = """
    unit kg

    # 2026-11

    25 Wed   82.4   @iron
        Squat:              3x5 100
    26 Thu   82.3

    """

  @Test func differentDaysAreBothThere() {
    let merged = merged(base, base + "27 Fri   82.0\n", base + "28 Sat   82.1\n")
    #expect(merged == base + "27 Fri   82.0\n28 Sat   82.1\n")
  }

  @Test func otherWeightsOfOneDayClash() {
    let merged = merged(base, base + "27 Fri   82.0\n", base + "27 Fri   82.1\n")
    #expect(
      merged == base
        + "<<<<<<< ours\n27 Fri   82.0\n=======\n27 Fri   82.1\n>>>>>>> theirs\n")
  }

  @Test func theLongerListOfSetsStays() {
    let ours = base.replacing("3x5 100", with: "3x5 100, 5 110")
    let theirs = base.replacing("3x5 100", with: "3x5 100, 5 110, 5 120")
    #expect(merged(base, ours, theirs) == theirs)
    #expect(merged(base, theirs, ours) == theirs)
  }

  @Test func changesOfDifferentFieldsAreBothThere() {
    let ours = base.replacing("26 Thu   82.3", with: "26 Thu   82.3   07:05")
    let theirs = base.replacing("26 Thu   82.3", with: "26 Thu   82.1")
    let both = base.replacing("26 Thu   82.3", with: "26 Thu   82.1   07:05")
    #expect(merged(base, ours, theirs) == both)
    #expect(merged(base, theirs, ours) == both)
  }

  @Test func aVersionLeftAloneGivesWay() {
    let changed = base.replacing("26 Thu   82.3\n", with: "; a week\n\n26 Thu   82.0  > ill\n")
    #expect(merged(base, base, changed) == changed)
    #expect(merged(base, changed, base) == changed)
    #expect(merged(base, changed, changed) == changed)
  }

  @Test func aCurlGoesToNoOtherGym() {
    let old = "# 2026-11\n\n01 Sun   80.6   21:40\n02 Mon   82.7   @iron\n"
    let ours = "# 2026-11\n\n01 Sun   82.7   @iron\n"
    let theirs = old.replacing("21:40\n", with: "21:40\n    Curl:               3x10 20\n")
    let merged = merged(old, ours, theirs)
    let clash =
      "<<<<<<< ours\n=======\n01 Sun   80.6   21:40\n    Curl:               3x10 20\n>>>>>>> theirs\n"
    #expect(merged.contains(clash))
  }

  @Test func anEarlierMonthOfAnotherLogComesBeforeDaysByTheirFullDates() {
    let ours = "unit kg\n\n2025-01-01 82.4\n\n; a week\n\n2025-01-08 82.1\n"
    let merged = merged(nil, ours, "# 1999-05\n\n06 Thu 82.4\n")
    #expect(
      merged
        == "unit kg\n\n# 1999-05\n\n06 Thu 82.4\n\n2025-01-01 82.4\n\n; a week\n\n2025-01-08 82.1\n"
    )
  }
}
