import Primitives
import Testing
import W8Engine

@Suite struct LoadReadingTests {
  private func settings(
    exercise: MassUnit? = nil, gym: MassUnit? = nil, files: [MassUnit] = []
  ) -> LogbookSettings {
    var squat = ExerciseInfo.alias("kniebeuge", of: "Squat")
    squat.unit = exercise
    var iron = GymInfo(id: "iron")
    iron.unit = gym
    return LogbookSettings(
      gyms: GymNames(canonicalByAlias: ["old": "iron"]),
      training: TrainingSettings(gyms: [iron], exercises: [squat], loadUnits: files))
  }

  private func loads(_ settings: LogbookSettings, _ groups: [SetGroup]) -> [ResolvedLoad] {
    var squat = exercise("Kniebeuge")
    squat.groups = groups
    let book = logbook([entry(day(0)).doing(squat, at: "old")], settings)
    return book.exerciseSessions(of: "squat").flatMap { session in
      session.groups.map(session.load)
    }
  }

  @Test(
    arguments: [
      // The exercise's unit, the gym's, the file's; what a bare 10 is.
      (nil, nil, [], MassUnit.kilogram), (nil, nil, [.pound], .pound), (nil, nil, [.stone], .pound),
      (nil, .kilogram, [.pound], .kilogram), (.pound, .kilogram, [.kilogram], .pound),
      (.kilogram, .pound, [.pound], .kilogram), (nil, .pound, [], .pound),
    ] as [(MassUnit?, MassUnit?, [MassUnit], MassUnit)])
  func theNearestUnitCounts(
    exercise: MassUnit?, gym: MassUnit?, files: [MassUnit], expected: MassUnit
  ) {
    let settings = settings(exercise: exercise, gym: gym, files: files)
    let groups = [nil, MassUnit.kilogram, .pound].map { group(x: 5, at: load(10, $0)) }
    let masses = [expected, .kilogram, .pound].map { ResolvedLoad.mass(mass(10, $0)) }
    #expect(loads(settings, groups) == masses)
  }

  @Test func eachFileReadsItsOwnLoads() {
    let squat = exercise("Squat", group(x: 5, at: load(100)))
    let parts = [0, 1, 2].map { [entry(day($0)).doing(squat)] }
    let log = MonthLog(month: month(2026, 1), contributions: parts, sources: [1, 0])
    let training = TrainingSettings(loadUnits: [.kilogram, .pound])
    let book = Logbook(months: [log], settings: LogbookSettings(training: training))
    let loads = book.exerciseSessions(of: "squat").flatMap { $0.groups.map($0.load) }
    // The third part has no file of its own and is read as the first.
    #expect(loads == [.mass(mass(100, .pound)), .mass(kilograms(100)), .mass(kilograms(100))])
    #expect(log.source(of: 0) == 1 && log.source(of: 9) == 0 && log.source(of: -1) == 0)
  }

  @Test func bodyWeightIsTheAverageOfTheDay() {
    let dip = exercise("Dip", group(x: 5, at: bodyWeight(10)), group(x: 5, at: bodyWeight(-15)))
    let book = logbook([
      entry(day(0), kilograms(80)), entry(day(1), kilograms(84)).doing(dip),
      entry(day(3)).doing(dip), entry(day(-1)).doing(dip),
    ])
    let loads = book.exerciseSessions(of: "dip").map { session in session.groups.map(session.load) }
    // Day 1: 80 + 0.25 · 4 = 81. Day 3 has no weight: the last one, 84, not the average.
    #expect(
      loads == [
        [.bodyWeight(added: kilograms(10)), .bodyWeight(added: kilograms(-15))],
        [.mass(kilograms(91)), .mass(kilograms(66))], [.mass(kilograms(94)), .mass(kilograms(69))],
      ])
  }

  @Test func theLastWeightOfAnEarlierDayCounts() {
    let book = logbook([
      entry(day(0), kilograms(83), at: time(21, 0)), entry(day(0), kilograms(82)),
      entry(day(0), kilograms(60), at: time(22, 0)).excluded, entry(day(1), kilograms(70)).excluded,
    ])
    #expect(book.bodyMass(on: day(1)) == kilograms(83))
    #expect(book.bodyMass(on: day(0)) == kilograms(82.5))
    #expect(book.bodyMass(on: day(-1)) == nil)
  }

  @Test func bareRepetitionsOfABodyWeightExercise() {
    var pullUp = ExerciseInfo("Pull-up", key: "pull-up")
    pullUp.bareLoad = .bodyWeight
    var hang = SetGroup()
    hang.seconds = SetSeries(SetElement(seconds: 30))
    let done = exercise("Pull-up", group(x: 8), group(x: 8, at: load(5)), hang)
    let book = logbook(
      [entry(day(0), kilograms(80)).doing(done)],
      LogbookSettings(training: TrainingSettings(exercises: [pullUp])))
    let loads = book.exerciseSessions(of: "pull-up").flatMap { $0.groups.map($0.load) }
    #expect(loads == [.mass(kilograms(80)), .mass(kilograms(5)), .nothing])
  }

  @Test func noLoadIsNegative() {
    let dip = exercise("Dip", group(x: 5, at: bodyWeight(-300)))
    let book = logbook([entry(day(0), kilograms(80)).doing(dip)])
    #expect(book.exerciseSessions(of: "dip").flatMap { $0.groups.map($0.load) } == [.mass(.zero)])
  }
}
