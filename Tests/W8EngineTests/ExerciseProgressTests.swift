import Primitives
import Testing

@testable import W8Engine

/// Whether an exercise goes up, from the bests of weeks.
@Suite struct ExerciseProgressTests {
  /// One set a week of `sets`, from 3 March 2025.
  private func progress(_ sets: [SetGroup], days: Int = 7) -> ExerciseProgress? {
    let start = date(2025, 3, 3)
    let entries = sets.enumerated().map { index, set in
      var done = exercise("Squat")
      done.groups = [set]
      return entry(start.adding(days: days * index) ?? start).doing(done, at: "iron")
    }
    return logbook(entries).history(of: "squat").branches.first?.progress
  }

  private func words(_ sets: [SetGroup], in unit: MassUnit = .kilogram) -> String? {
    progress(sets)?.words(in: unit)
  }

  /// The best of each window counts, not the session at its edge.
  @Test func theBestOfWeeksIsCompared() throws {
    let loads = (0..<30).map { $0.isMultiple(of: 2) ? 100 + Double($0) : 60 }
    let sets = loads.map { group(x: 1, at: load($0)) }
    let bests = try #require(progress(sets))
    #expect(bests.kind == .oneRepetitionMaximum && bests.since == date(2025, 3, 3))
    // Weeks 0–4, 13–17 and 25–29 have even weeks up to 4, 16 and 28.
    #expect((bests.first, bests.earlier, bests.latest) == (104, 116, 128))
    #expect(words(sets) == "e1RM ↑ 24.0 kg since 3 March 2025, ↑ 12.0 kg in 12 weeks")
    #expect(words(sets, in: .pound) == "e1RM ↑ 52.9 lb since 3 March 2025, ↑ 26.5 lb in 12 weeks")
    #expect(words(sets.reversed())?.hasPrefix("e1RM ↓ 24.0 kg since") == true)
    let year = (0..<60).map { group(x: 1, at: load(100 + Double($0))) }
    #expect(words(year)?.hasPrefix("e1RM ↑ 55.0 kg since 2025, ↑ 12.0 kg") == true)
  }

  @Test func fewSessionsHaveNone() {
    let set = group(x: 5, at: load(100))
    #expect(progress([]) == nil && progress([set]) == nil)
    #expect(progress(Array(repeating: set, count: 4)) == nil)
    #expect(words(Array(repeating: set, count: 5)) == "e1RM – 0.0 kg since 3 March 2025")
    // Without a session twelve weeks ago there is nothing to compare with.
    let long = progress([set, set], days: 300)
    #expect(long != nil && long?.earlier == nil)
  }

  @Test func eachKindOfExerciseHasItsMeasure() {
    let sets = { (make: (Int) -> SetGroup) in (0..<5).map(make) }
    #expect(words(sets { group(x: 8 + $0) }) == "reps ↑ 3 since 3 March 2025")
    #expect(
      words(sets { group(x: 20, at: load(Double(20 + $0))) }) == "load ↑ 3.0 kg since 3 March 2025")
    // One heavy day does not change what the exercise is judged by.
    #expect(
      words([group(x: 5, at: load(20))] + (0..<5).map { group(x: 8 + $0) })
        == "reps ↑ 3 since 10 March 2025")
  }
}
