import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws

@Suite struct BookSettingsTests {
  @Test func readsTheGoalAndItsMilestones() {
    let settings = settings(
      """
      unit       lb
      goal       170 by:2026-06-01 from:2026-01-02 band:1
      milestone  180 "Under it"
      milestone  every:5kg
      """)
    let goal = settings?.goal
    #expect(goal?.weight == Mass(thousandths: 170_000, of: .pound))
    #expect(goal?.unit == .pound)
    #expect(goal?.by == CivilDate(year: 2026, month: 6, day: 1))
    #expect(goal?.from == CivilDate(year: 2026, month: 1, day: 2))
    #expect(goal?.writtenBand == Mass(thousandths: 1_000, of: .pound))
    #expect(
      settings?.milestones == [
        .weight(Mass(thousandths: 180_000, of: .pound), label: "Under it"),
        .every(Mass(thousandths: 5_000, of: .kilogram)),
      ])
  }

  /// The band of a goal in stones is in pounds.
  @Test func readsTheBandOfStonesInPounds() {
    let goal = settings("goal       12st6 band:2")?.goal
    #expect(goal?.band == Mass(thousandths: 2_000, of: .pound))
    #expect(goal?.weight == Mass(stones: 12, poundThousandths: 6_000))
  }

  @Test func readsWhatIsDeclaredForTraining() {
    let training = settings(
      """
      unit       st
      gym        @Iron "Iron Temple" color:red unit:lb alias:@old closed:2026-03-01 default
      exercise   "Bench  press" alias:bench unit:kg bodyweight
      setup      @iron "Bench press"  > hook 14
      """)?.training
    #expect(training?.loadUnits == [.pound])
    let gym = training?.gyms.first
    #expect(gym?.id == "iron")
    #expect(gym?.name == "Iron Temple")
    #expect(gym?.color == .red)
    #expect(gym?.unit == .pound)
    #expect(gym?.aliases == ["old"])
    #expect(gym?.closed == CivilDate(year: 2026, month: 3, day: 1))
    #expect(gym?.isDefault == true)
    let exercise = training?.exercises.first
    #expect(exercise?.key == "bench press")
    #expect(exercise?.aliases == ["bench"])
    #expect(exercise?.unit == .kilogram)
    #expect(exercise?.bareLoad == .bodyWeight)
    #expect(
      training?.setups == [SetupNote(gym: "iron", exercise: "bench press", text: "hook 14")])
  }

  private func settings(_ text: String) -> LogbookSettings? {
    analyze(text)?.logbook.settings
  }
}
