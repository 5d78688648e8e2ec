import Primitives
import Testing
import W8Engine

@Suite struct PersonalRecordTests {
  private func records(_ days: [[SetGroup]], at gyms: [GymID] = []) -> [PersonalRecord] {
    let book = logbook(
      days.enumerated().map { index, groups in
        var done = exercise("X")
        done.groups = groups
        return entry(day(index)).doing(done, at: gyms.isEmpty ? nil : gyms[index])
      })
    return book.history(of: "x").records
  }

  @Test func onlyMoreIsARecord() {
    let records = records([
      [group(x: 13, at: load(100))], [group(x: 13, at: load(100))], [group(x: 13, at: load(90))],
      [group(x: 1, at: load(101))],
    ])
    #expect(records.map(\.date) == [day(0), day(0), day(3), day(3)])
    #expect(
      records.map(\.achievement) == [
        .load(kilograms(100)), .volume(MassTotal(kilograms(1300))), .load(kilograms(101)),
        .oneRepetitionMaximum(kilograms: 101),
      ])
    #expect(records.map(\.rank) == [.first, .first, .beaten, .first])
  }

  @Test func repetitionsWithoutAddedLoad() {
    let records = records([[group(x: 10)], [group(x: 9)], [group(x: 12, at: bodyWeight())]])
    #expect(records.map(\.achievement) == [.repetitions(10), .repetitions(12)])
  }

  @Test func levelsAreRecordsOfABranchOnly() {
    let book = logbook([
      entry(day(0)).doing(exercise("X", group(x: 10, at: level(7))), at: "a"),
      entry(day(1)).doing(exercise("X", group(x: 10, at: level(9))), at: "b"),
      entry(day(2)).doing(exercise("X", group(x: 10, at: level(8))), at: "a"),
    ])
    let history = book.history(of: "x")
    #expect(history.records.isEmpty)
    #expect(
      history.branches.map { $0.records.map(\.achievement) } == [
        [.level(thousandths: 7000), .level(thousandths: 8000)], [.level(thousandths: 9000)],
      ])
  }

  @Test func warmUpsAndMissedSetsAreNone() {
    #expect(records([[group(x: 5, at: load(60)).warmUp, group(x: 0, at: load(150))]]).isEmpty)
  }
}
