import Primitives
import Testing
import W8Engine

@Suite struct SetTextTests {
  @Test(arguments: [
    (group(3, x: 5, at: load(100)), "3x5 100"), (group(x: 3, at: load(107.5)), "3 107.5"),
    (group(x: 5, at: load(60)).warmUp, "w5 60"), (group(x: 8, at: load(40, .pound)), "8 40lb"),
    (group(x: 8, at: bodyWeight()), "8 bw"), (group(3, x: 3, at: bodyWeight(10)), "3x3 bw+10"),
    (group(x: 6, at: bodyWeight(-15)), "6 bw-15"), (group(3, x: 10, at: level(7)), "3x10 7lvl"),
    (group(x: 12), "12"),
  ])
  func sets(group: SetGroup, text: String) {
    #expect(SetText.text(of: group) == text)
  }

  @Test func listsAndMarks() {
    let list = group(x: 0, at: load(70)).repeating(
      SetElement(repetitions: 5), SetElement(repetitions: 12, .asManyAsPossible),
      SetElement(repetitions: 4, .failed), times: 2)
    #expect(SetText.text(of: [list, group(x: 1)]) == "2x5/12+/4! 70, 1")
  }

  @Test func aUnitIsShownWhereNoneIsWritten() {
    let groups = [load(45), load(45, .kilogram), bodyWeight(5)].map { group(x: 5, at: $0) }
    #expect(SetText.text(of: groups, showing: .pound) == "5 45lb, 5 45kg, 5 bw+5lb")
    #expect(SetText.text(of: groups) == "5 45, 5 45kg, 5 bw+5")
  }

  @Test func timesAndDistances() {
    var run = SetGroup()
    run.distances = SetSeries(SetElement(Distance(thousandths: 3_100, of: .mile)), times: 2)
    run.distanceUnit = .mile
    run.seconds = SetSeries(SetElement(seconds: 1600))
    #expect(SetText.text(of: run) == "2x3.1mi 26:40")
    #expect(
      [TimeForm.seconds, .minutes, .hours, .clock].map { SetText.time(4500, as: $0) } == [
        "4500s", "75min", "1.25h", "1:15:00",
      ])
    #expect(
      [TimeForm.minutes, .hours, .clock].map { SetText.time(118, as: $0) } == [
        "118s", "118s", "1:58",
      ])
    #expect(
      [0, 60, 119, 120, 3599, 3600, 36_061].map(SetText.time) == [
        "0s", "60s", "119s", "2:00", "59:59", "1:00:00", "10:01:01",
      ])
    #expect(
      [124, 1199, 1200, 4524, 36_005].map { SetText.time(Seconds(tenths: $0)) } == [
        "12.4s", "119.9s", "2:00", "7:32.4", "1:00:00.5",
      ])
  }
}
