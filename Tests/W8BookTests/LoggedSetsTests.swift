import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws

@Suite struct LoggedSetsTests {
  @Test func logsEachExerciseInItsSession() {
    let sessions = sessions(
      """
      # 2026-01

      03 Sat   82.1   @Iron
          Squat:              3x5 100
          + "Leg  curl":      2x10 40
          @home 19:00
          DB press:           12 20
      """)
    #expect(sessions.map(\.gym) == ["iron", "home"])
    #expect(sessions.map { $0.exercises.map(\.name) } == [["Squat", "Leg curl"], ["DB press"]])
    #expect(sessions.map { $0.exercises.map(\.key) } == [["squat", "leg curl"], ["db press"]])
    #expect(sessions.first?.exercises.map(\.joining) == [.alone, .superset])
    #expect(sessions.last?.time == TimeOfDay(minutes: 19 * 60))
  }

  @Test func logsExercisesWithoutAGymAtTheDefaultGym() {
    let sessions = sessions("# 2026-01\n\n03 Sat   82.1\n    Squat:              3x5 100\n")
    #expect(sessions.map(\.gym) == [nil])
    #expect(sessions.first?.exercises.map(\.line) == [3])
  }

  @Test func keepsWhatIsDoneAtABadNameApart() {
    let text = """
      # 2026-01

      03 Sat   82.1   @iron
          Squat:              3x5 100
          @9gym
          Squat:              3x5 60
      """
    let sessions = sessions(text)
    #expect(sessions.map(\.gym) == ["iron", GymNames.unknown])
    #expect(sessions.map(\.exercises.count) == [1, 1])
  }

  /// What a group with an error says is not certain; the others of the line count.
  @Test(
    arguments: [
      ("877777/8", []), ("10r 20", []), ("3x5 100 80%, 5 60", ["5 60"]),
      ("3x5 100, 8-12 50, 3x3 120", ["3x5 100", "3x3 120"]), ("100 3x5, 5 50", ["5 50"]),
      ("3x8 20 @12, 5 20", ["5 20"]), ("5 100,, 5 90", ["5 100", "5 90"]), ("12,5 10", []),
      ("5 60, 3x5 100 (belt", ["5 60"]), ("5 60, (belt", ["5 60"]), ("5 100 120", []),
    ] as [(String, [String])])
  func countsNoGroupWithAnError(sets: String, counted: [String]) {
    #expect(texts(sets) == counted)
  }

  @Test func readsEachListWithItsOwnCount() {
    #expect(texts("w5 60, 3x5 100kg @8.5, 8/6/5! bw+10") == ["w5 60", "3x5 100kg", "8/6/5! bw+10"])
    #expect(
      texts("3x5 7lvl, 12+, 5km 26:40, 4x400m") == ["3x5 7lvl", "12+", "5km 26:40", "4x400m"])
    #expect(texts("100kg x 5 x 3, -15lb") == ["3x5 100kg", "bw-15lb"])
    #expect(groups("2x10 3x40s").first?.repetitions?.times == 2)
    #expect(groups("2x10 3x40s").first?.seconds?.times == 3)
    #expect(groups("5 100 rir2 (pause)").first?.effort == .inReserve(2))
    #expect(groups("5 100 rir2 (pause)").first?.labels == ["pause"])
    #expect(groups("2km, 3mi").map(\.distanceUnit) == [.kilometer, .mile])
  }

  private func texts(_ sets: String) -> [String] {
    groups(sets).map { SetText.text(of: $0) }
  }

  private func groups(_ sets: String) -> [SetGroup] {
    sessions("# 2026-01\n\n03 Sat   82.1\n    Squat:  \(sets)\n").first?.exercises.first?.groups
      ?? []
  }

  private func sessions(_ text: String) -> [Session] {
    analyze(text)?.logbook.months.first?.entries.first?.sessions ?? []
  }
}
