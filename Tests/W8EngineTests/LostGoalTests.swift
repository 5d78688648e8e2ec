import Testing
import W8Engine

@Suite struct LostGoalTests {
  /// From 82 kg down to 79.5 on the fifth day, the goal of 80 being crossed on the fourth; then up by
  /// half a kilogram a day. After 6 days the level is 80.77, after 5 it is 80.28.
  private func lostSince(_ days: Int, goal: Goal = Goal(kilograms(80), writtenIn: .kilogram))
    -> CivilDate?
  {
    let up = (0..<days).map { (index: Int) -> Double in 80 + 0.5 * Double(index) }
    let values: [Double] = [82, 81.5, 81, 80, 79.5] + up
    let entries: [Entry] = values.enumerated().map { entry(day($0), kilograms($1)) }
    return logbook(entries, LogbookSettings(goal: goal)).dayOfLostGoal
  }

  @Test func itTakesAWeekAndLeavesTheBand() {
    // A week after day 3 is day 10, the sixth of the way up.
    #expect(lostSince(5) == nil)
    #expect(lostSince(6) == day(3))
    #expect(lostSince(20) == day(3))
    let wide = Goal(kilograms(80), writtenIn: .kilogram, band: kilograms(1))
    #expect(lostSince(6, goal: wide) == nil)
    #expect(lostSince(20, goal: wide) == day(3))
  }

  @Test func aJourneyThatStartsAnewHasLostNothing() {
    let anew = Goal(kilograms(80), writtenIn: .kilogram, from: day(20))
    #expect(lostSince(20, goal: anew) == nil)
    #expect(lostSince(20, goal: Goal(kilograms(75), writtenIn: .kilogram)) == nil)
  }
}
