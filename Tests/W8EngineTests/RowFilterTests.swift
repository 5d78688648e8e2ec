import Primitives
import Testing
import W8Engine

@Suite struct RowFilterTests {
  private let book = logbook((-20...20).map { entry(day($0), kilograms(80 + Double($0))) })

  @Test func everyRowAscends() {
    let rows = book.rows()
    #expect(rows.count == 41)
    #expect(rows == rows.sorted())
    #expect(rows.compactMap { book.entry(at: $0)?.date } == (-20...20).map(day))
  }

  @Test(arguments: [(-15, 3), (0, 0), (-100, -20), (20, 100), (5, 4), (21, 30), (-30, -21)])
  func bothEndsAreIncluded(since: Int, until: Int) {
    let filter = RowFilter(since: day(since), until: day(until))
    let dates = book.rows(matching: filter).compactMap { book.entry(at: $0)?.date }
    #expect(dates == (-20...20).filter { since <= $0 && $0 <= until }.map(day))
  }

  @Test func aBoundMayBeMissing() {
    #expect(book.rows(matching: RowFilter(since: day(19))).count == 2)
    #expect(book.rows(matching: RowFilter(until: day(-19))).count == 2)
  }

  @Test func filtersChangeNoFigure() throws {
    let row = try #require(book.rows(matching: RowFilter(since: day(20))).first)
    #expect(book.rate(of: row)?.change == kilograms(7))
    #expect(book.figures(of: row).day == book.days.last)
  }
}

@Suite struct RowConditionTests {
  private let book = logbook(
    [
      entry(date(2026, 1, 5), kilograms(82)).noted.tagged("salty"),
      entry(date(2026, 1, 6), kilograms(79)).doing(exercise("Squat"), at: "old").noted,
      entry(date(2026, 1, 12)).doing(exercise("Back squat"), exercise("Row")).tagged("salty", "b"),
      entry(date(2026, 2, 3), kilograms(74)).visiting("iron").noted,
    ],
    LogbookSettings(
      gyms: GymNames(defaultGym: "home", canonicalByAlias: ["old": "iron"]),
      goal: Goal(kilograms(70), writtenIn: .kilogram), milestones: [.every(kilograms(5))],
      training: TrainingSettings(exercises: [.alias("back squat", of: "Squat")])))

  private func rows(_ change: (inout RowFilter) -> Void) -> [Int] {
    var filter = RowFilter()
    change(&filter)
    return book.rows(matching: filter).compactMap { book.entry(at: $0)?.date.day }
  }

  @Test func eachCondition() {
    #expect(rows { $0.marks = [.note] } == [5, 6, 3])
    #expect(rows { $0.marks = [.milestone] } == [6, 3])
    #expect(rows { $0.weekdays = [.monday] } == [5, 12])
    #expect(rows { $0.weekdays = [.tuesday, .sunday] } == [6, 3])
    #expect(rows { $0.gyms = ["iron"] } == [6, 3])
    #expect(rows { $0.gyms = ["old"] } == [6, 3])
    #expect(rows { $0.gyms = ["home"] } == [12])
    #expect(rows { $0.tags = ["salty"] } == [5, 12])
    #expect(rows { $0.exercises = ["squat"] } == [6, 12])
    #expect(rows { $0.exercises = ["back squat"] } == [6, 12])
    #expect(rows { $0.exercises = ["nothing"] } == [])
  }

  @Test func ofOneKindAnyMayHold() {
    #expect(rows { $0.tags = ["salty", "b"] } == [5, 12])
    #expect(rows { $0.exercises = ["squat", "row"] } == [6, 12])
    #expect(rows { $0.gyms = ["iron", "home"] } == [6, 12, 3])
  }

  @Test func kindsAreJoinedByAnd() {
    #expect(
      rows {
        $0.tags = ["salty", "b"]
        $0.gyms = ["iron", "home"]
      } == [12])
    #expect(
      rows {
        $0.marks = [.note, .milestone]
        $0.gyms = ["iron"]
        $0.since = date(2026, 1, 7)
      } == [3])
  }
}

extension Entry {
  fileprivate var noted: Entry {
    var entry = self
    entry.hasNote = true
    return entry
  }

  fileprivate func tagged(_ tags: TagKey...) -> Entry {
    var entry = self
    entry.tags = tags
    return entry
  }
}
