import Primitives
import Testing
import W8Engine

@Suite struct EnduranceTests {
  private func group(
    _ meters: Int64? = nil, seconds: Seconds? = nil, x times: Int = 1, unit: DistanceUnit = .meter
  ) -> SetGroup {
    var group = SetGroup()
    group.distanceUnit = unit
    group.distances = meters.map {
      SetSeries(SetElement(Distance(thousandths: 1000 * $0, of: .meter)), times: times)
    }
    group.seconds = seconds.map { SetSeries(SetElement(seconds: $0)) }
    return group
  }

  private func history(_ days: [[SetGroup]]) -> ExerciseHistory {
    logbook(
      days.enumerated().map { index, groups in
        var done = exercise("X")
        done.groups = groups
        return entry(day(index)).doing(done)
      }
    ).history(of: "x")
  }

  /// 4 x 400 m in 95 s are 237.5 s a kilometer, 5 km in 26:40 320 s.
  @Test func longestFarthestAndFastest() {
    let bests = history([
      [group(seconds: 60), group(seconds: 75).warmUp], [group(5000, seconds: 1600)],
      [group(400, seconds: 95, x: 4), group(seconds: 60)],
    ]).figures.endurance
    #expect(bests.longest?.seconds == 60 && bests.longest?.date == day(0))
    #expect(bests.farthest?.distance.meters == 5000 && bests.farthest?.date == day(1))
    #expect(isClose(bests.fastest?.secondsPerKilometer, 237.5))
    #expect(bests.fastest?.date == day(2))
  }

  @Test func eachIsARecordOfItsOwn() {
    let records = history([
      [group(5000, seconds: 1600)], [group(5000, seconds: 1600)], [group(5000, seconds: 1599)],
      [group(6000, seconds: 2000)], [group(seconds: 90)], [group(seconds: 89)],
    ]).records
    #expect(records.map(\.achievement.kind) == [.distance, .pace, .pace, .distance, .time])
    #expect(records.map(\.date) == [day(0), day(0), day(2), day(3), day(4)])
    #expect(records.map(\.rank) == [.first, .first, .beaten, .beaten, .first])
  }

  @Test func aTenthIsARecord() {
    let records = history([
      [group(100, seconds: Seconds(tenths: 125))], [group(100, seconds: Seconds(tenths: 124))],
      [group(seconds: Seconds(tenths: 900))], [group(seconds: Seconds(tenths: 901))],
    ]).records
    #expect(records.map(\.achievement.kind) == [.distance, .pace, .pace, .time, .time])
  }

  @Test func nothingIsNoBest() {
    let bests = history([[group(0, seconds: 0)], [group(seconds: 0)]]).figures.endurance
    #expect(bests.longest == nil && bests.farthest == nil && bests.fastest == nil)
  }

  /// 1609.344 m in 480 s are eight minutes a mile.
  @Test func aPaceIsToldInTheUnitThatWasWritten() {
    var mile = SetGroup()
    mile.distanceUnit = .mile
    mile.distances = SetSeries(SetElement(Distance(thousandths: 2000, of: .mile)))
    mile.seconds = SetSeries(SetElement(seconds: 960))
    #expect(history([[mile]]).figures.endurance.fastest.map(SetText.pace) == "8:00 a mile over 2mi")
    let short = history([[group(400, seconds: 95)]]).figures.endurance.fastest
    #expect(short.map(SetText.pace) == "3:58 a km over 400m")
  }
}
