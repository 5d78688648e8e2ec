import Primitives
import Testing
import W8Engine

@Suite struct PreviousSetsTests {
  private func previous(
    _ entries: [Entry], _ key: ExerciseKey = "squat", settings: LogbookSettings = LogbookSettings()
  ) -> PreviousSets? {
    let book = logbook(entries, settings)
    return book.lastSession.flatMap { book.previousSets(of: key, before: $0) }
  }

  private func squat(_ value: Double, _ groups: SetGroup...) -> LoggedExercise {
    var squat = exercise("Squat", group(3, x: 5, at: load(value)))
    squat.groups += groups
    return squat
  }

  @Test func theLatestEarlierSessionAtTheGym() {
    let previous = previous([
      entry(day(-300)).doing(squat(90), at: "iron"), entry(day(-7)).doing(squat(100), at: "iron"),
      entry(day(-3)).doing(squat(50), at: "home"),
      entry(day(-2)).doing(exercise("Row"), at: "iron"),
      entry(day(0)).doing(squat(102.5), at: "iron"),
    ])
    #expect(previous?.origin == .sameGym && previous?.session.date == day(-7))
    #expect(previous.map { SetText.text(of: $0.groups) } == "3x5 100")
  }

  @Test func elseTheMostRecentOtherGym() {
    let previous = previous([
      entry(day(-9)).doing(squat(60), at: "hut"), entry(day(-3)).doing(squat(50), at: "home"),
      entry(day(0)).doing(squat(102.5), at: "iron"),
    ])
    #expect(previous?.origin == .otherGym && previous?.session.gym == "home")
    #expect(self.previous([entry(day(0)).doing(squat(1))]) == nil)
  }

  @Test func warmUpsAreLeftOut() {
    let warmUp = group(x: 5, at: load(60)).warmUp
    let previous = previous([
      entry(day(-9)).doing(squat(100, warmUp), at: "iron"),
      entry(day(-3)).doing(exercise("Squat", warmUp), at: "iron"),
      entry(day(-2)).doing(exercise("Squat"), at: "iron"),
      entry(day(0)).doing(squat(102.5), at: "iron"),
    ])
    #expect(previous?.session.date == day(-9) && previous?.groups.count == 1)
  }

  @Test func levelsDoNotTravel() {
    let lever = exercise("Squat", group(3, x: 10, at: level(7)))
    let entries = [
      entry(day(-9)).doing(squat(60), at: "hut"), entry(day(-3)).doing(lever, at: "home"),
      entry(day(0)).doing(lever, at: "iron"),
    ]
    #expect(previous(entries)?.session.gym == "hut")
    #expect(previous(Array(entries[1...])) == nil)
    let home = [entries[1], entry(day(0)).doing(lever, at: "home")]
    #expect(previous(home).map { SetText.text(of: $0.groups) } == "3x10 7lvl")
  }

  @Test func linesOfASessionBelongTogether() {
    let previous = previous([
      entry(day(-3)).doing(squat(100), exercise("Row"), squat(80)),
      entry(day(0)).doing(squat(1)),
    ])
    #expect(previous.map { SetText.text(of: $0.groups) } == "3x5 100, 3x5 80")
  }

  @Test func earlierOnTheSameDay() {
    let previous = previous([
      entry(day(0)).doing(squat(110), from: time(19, 0)).doing(squat(90), from: time(6, 0))
    ])
    #expect(previous.map { SetText.text(of: $0.groups) } == "3x5 90")
  }

  @Test func aliasesAreTheSame() {
    let settings = LogbookSettings(
      gyms: GymNames(defaultGym: "iron", canonicalByAlias: ["old": "iron"]),
      training: TrainingSettings(exercises: [.alias("squat", of: "Back squat")]))
    let entries = [
      entry(day(-3)).doing(squat(100), at: "old"),
      entry(day(0)).doing(exercise("Back squat", group(x: 1))),
    ]
    for key: ExerciseKey in ["squat", "back squat"] {
      let previous = previous(entries, key, settings: settings)
      #expect(previous?.origin == .sameGym && previous?.session.date == day(-3))
      #expect(previous?.session.exercise == "back squat")
    }
  }
}
