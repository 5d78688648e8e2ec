import Primitives
import Testing
import W8Engine
import W8TestSupport

@Suite struct ImplausibleLoadTests {
  /// The loads found when `last` follows sessions with `earlier` loads, a day in each month.
  private func found(_ earlier: [Double], _ last: Load, _ gyms: GymID...) -> [ImplausibleLoad] {
    let loads = earlier.map { load($0) } + [last]
    let book = logbook(
      loads.enumerated().map { index, load in
        entry(day(32 * index)).doing(
          exercise("Squat", group(x: 5, at: load)), at: gyms.isEmpty ? "iron" : gyms[index])
      })
    return book.months.indices.flatMap { book.implausibleLoads(inMonthAt: $0) }
  }

  @Test(
    arguments: [
      // More than 1.5 times the best, and more than 20 kg above it; three earlier sessions.
      ([100.0, 90, 100], 150.0, nil), ([100, 90, 100], 150.5, 1.505), ([100, 90], 1000, nil),
      ([30, 30, 30], 50, nil), ([30, 30, 30], 50.5, 50.5 / 30), ([10, 10, 10], 29, nil),
      ([107.5, 1, 1], 1000, 1000 / 107.5),
    ] as [([Double], Double, Double?)])
  func thresholds(earlier: [Double], last: Double, ratio: Double?) {
    let found = found(earlier, load(last))
    #expect(found.count == (ratio == nil ? 0 : 1))
    if let ratio { #expect(isClose(found.first?.ratio, ratio)) }
  }

  /// The best of another session, earlier or later, within a fifth of the load says that it is lifted.
  @Test(arguments: [
    (80.0, true), (79.9, false), (120, true), (120.1, false), (100, true), (60, false),
  ])
  func anotherSessionConfirms(later: Double, isConfirmed: Bool) {
    func loads(_ masses: [Double]) -> [Mass] {
      let entries = masses.enumerated().map { index, mass in
        entry(day(9 * index)).doing(exercise("Squat", group(x: 5, at: load(mass))))
      }
      return logbook(entries).implausibleLoads.map(\.load)
    }
    let found = loads([50, 50, 50, 100, later])
    #expect(found.contains(kilograms(100)) != isConfirmed)
    // It is not confirmed by another set of the same session.
    let twice = exercise("Squat", group(x: 5, at: load(100)), group(x: 5, at: load(101)))
    let entries = (0..<3).map { entry(day($0)).doing(exercise("Squat", group(x: 5, at: load(50)))) }
    let all = logbook(entries + [entry(day(4)).doing(twice)]).implausibleLoads
    #expect(all.map(\.load) == [kilograms(100), kilograms(101)])
    #expect(all.first?.others == kilograms(50)...kilograms(50))
  }

  @Test func otherGymsAndOtherLoadsDoNotCompare() {
    #expect(found([100, 100, 100], load(1000), "iron", "iron", "home", "iron").isEmpty)
    #expect(found([100, 100, 100], level(1000)).isEmpty)
    #expect(found([100, 100, 100], bodyWeight(1000)).isEmpty)
    // 400 lb are 181 kg.
    #expect(found([100, 100, 100], load(400, .pound)).count == 1)
  }

  @Test func withinAMonthAndASession() {
    let book = logbook(
      (0..<4).map { number in
        let last = number == 3 ? [group(x: 1, at: load(200)), group(x: 1, at: load(200))] : []
        var squat = exercise("Squat", group(x: 5, at: load(100)))
        squat.groups += last
        return entry(day(number)).doing(exercise("Row"), squat)
      })
    let found = book.implausibleLoads(inMonthAt: 0)
    #expect(found.map(\.group) == [1, 2] && found.map(\.line) == [1, 1])
    #expect(
      found.map(\.session.session) == [3, 3]
        && found.map(\.best) == [kilograms(100), kilograms(100)])
    #expect(book.implausibleLoads(inMonthAt: 5).isEmpty)
  }

  @Test func warmUpsAreJudgedButAreNoBest() {
    let warm = group(x: 5, at: load(900)).warmUp
    let entries = (0..<4).map {
      entry(day($0)).doing(exercise("Squat", warm, group(x: 5, at: load(100))))
    }
    #expect(logbook(entries).implausibleLoads(inMonthAt: 0).map(\.group) == [0])
  }

  /// 200 is far above 100 and not above 1.5 · 140; the missed 140 itself is near enough to 100.
  @Test func missedSetsAreJudgedButAreNoBest() {
    func found(_ third: SetGroup...) -> [Mass] {
      let entries = (0..<4).map { number in
        var squat = exercise("Squat", group(x: 5, at: load(number == 3 ? 200 : 100)))
        if number == 2 { squat.groups += third }
        return entry(day(number)).doing(squat)
      }
      return logbook(entries).implausibleLoads(inMonthAt: 0).map(\.load)
    }
    let missed = SetElement(repetitions: 0, .failed)
    #expect(found() == [kilograms(200)])
    #expect(found(group(x: 1, at: load(140))) == [])
    #expect(found(group(3, x: 0, at: load(140))) == [kilograms(200)])
    #expect(found(group(x: 0, at: load(140)).repeating(missed, missed)) == [kilograms(200)])
    let one = SetElement(repetitions: 1)
    #expect(found(group(x: 0, at: load(140)).repeating(missed, one)) == [])
    // A load without repetitions, as of a plank, was held.
    var held = SetGroup()
    held.load = load(140)
    #expect(found(held) == [])
  }

  @Test func missedSetsAloneAreNoSession() {
    let entries = (0..<4).map { number in
      entry(day(number)).doing(
        exercise("Squat", group(x: number == 1 ? 0 : 5, at: load(number == 3 ? 200 : 100))))
    }
    #expect(logbook(entries).implausibleLoads(inMonthAt: 0).isEmpty)
  }

  @Test func missedSetsFarAboveTheBestAreTold() {
    let entries = (0..<4).map { number in
      entry(day(number)).doing(
        exercise("Squat", group(x: number == 3 ? 0 : 5, at: load(number == 3 ? 1000 : 100))))
    }
    #expect(logbook(entries).implausibleLoads(inMonthAt: 0).map(\.load) == [kilograms(1000)])
  }

  /// What is told without a look at most sets is what a look at each of them tells.
  @Test func randomBooksAreJudgedAsSetBySet() {
    var generator = SeededGenerator(seed: 7)
    for _ in rounds(150) {
      var number = 0
      let entries = (0..<Int.random(in: 4...40, using: &generator)).map { _ in
        number += Int.random(in: 1...60, using: &generator)
        return entry(day(number)).doing(
          exercise("Squat", randomGroup(&generator), randomGroup(&generator)),
          exercise("Row", randomGroup(&generator)))
      }
      let book = logbook(entries)
      #expect(book.implausibleLoads.map(Told.init) == bySets(book))
    }
  }

  private func randomGroup(_ generator: inout SeededGenerator) -> SetGroup {
    let mass = [30, 40, 52.5, 70, 70, 95, 100, 100, 150, 230, 1000].randomElement(using: &generator)
    let isMissed = Int.random(in: 0..<8, using: &generator) == 0
    let isPound = Int.random(in: 0..<8, using: &generator) == 0
    let group = group(x: isMissed ? 0 : 5, at: load(mass ?? 0, isPound ? .pound : nil))
    return Int.random(in: 0..<4, using: &generator) == 0 ? group.warmUp : group
  }

  /// An implausible load by where it stands.
  private struct Told: Hashable {
    let date: SessionReference
    let line: Int
    let group: Int

    init(_ load: ImplausibleLoad) {
      (date, line, group) = (load.session, load.line, load.group)
    }

    init(_ session: SessionReference, _ line: Int, _ group: Int) {
      (date, self.line, self.group) = (session, line, group)
    }
  }

  /// The rule as it reads: each load against all sessions before, and against the best of each other session.
  private func bySets(_ book: Logbook) -> [Told] {
    let sessions = book.months.indices.flatMap { month in
      book.months[month].entries.indices.map { SessionReference(month: month, session: $0) }
    }
    let sets = sessions.map { reference in
      (book.session(at: reference)?.exercises ?? []).enumerated().flatMap { line, exercise in
        exercise.groups.enumerated().map { (exercise.key, line, $0, $1) }
      }
    }
    func mass(_ group: SetGroup) -> Mass? {
      guard case .mass(let written) = group.load else { return nil }
      return written.mass(unlessWritten: .kilogram)
    }
    func levels(_ key: ExerciseKey, _ session: Int) -> [Mass] {
      let counted = sets[session].filter { $0.0 == key && $0.3.countsForBests }.map(\.3)
      let units = [LoadUnit.pound, .file].map { unit in counted.filter { LoadUnit($0) == unit } }
      return units.compactMap { $0.compactMap(mass).max() }
    }
    return sessions.indices.flatMap { session in
      sets[session].compactMap { key, line, index, group in
        let before = (0..<session).map { levels(key, $0) }.filter { !$0.isEmpty }
        guard let load = mass(group), before.count >= 3, let most = before.joined().max(),
          load.kilograms > 1.5 * most.kilograms, load.kilograms > most.kilograms + 20
        else { return nil }
        let others = sessions.indices.filter { $0 != session }.flatMap { levels(key, $0) }
        let isConfirmed = others.contains {
          load.kilograms * 0.8 <= $0.kilograms && $0.kilograms <= load.kilograms * 1.2
        }
        return isConfirmed ? nil : Told(sessions[session], line, index)
      }
    }
  }

  private enum LoadUnit {
    case file, pound

    init(_ group: SetGroup) {
      guard case .mass(let written) = group.load, written.unit == .pound else {
        self = .file
        return
      }
      self = .pound
    }
  }
}
