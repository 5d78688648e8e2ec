import Testing
import W8Book
import W8Laws
import W8Lint

@Suite struct MeasurementRuleTests {
  private let month = "# 2026-01\n"

  @Test func goalInThePast() {
    // Today is 1 June 2030.
    let text = "goal 78 by:2030-05-31 band:1\ngoal 77\n"
    #expect(
      found("goal-passed", in: text) == [
        "1:9 \"by:2030-05-31\": the date of the goal, 31 May 2030, has passed; set a later one or remove it"
      ]
    )
    #expect(
      mended("goal-passed", in: text) == [
        "Remove the date", text.replacing(" by:2030-05-31", with: ""),
        "Remove the goal", "goal 77\n",
        "Move the date to 2031-05-31", text.replacing("2030-05-31", with: "2031-05-31"),
      ])
    #expect(found("goal-passed", in: "goal 78 by:2030-06-01\n") == [])
    #expect(found("goal-passed", in: "goal 78 by:2020-02-30\n") == [])
    #expect(
      applyFix("Move the date to 2031-02-28", of: "goal-passed", in: "goal 78 by:2024-02-29\n")
        == "goal 78 by:2031-02-28\n")
  }

  @Test(arguments: [
    ("", "8", "\"8\" is more than a third away from the average, 82.1 kg; check the goal"),
    ("", "170", "\"170\" is more than a third away from the average, 82.1 kg; check the goal"),
    ("", "12st", nil), ("", "54.8", nil),
    (
      "unit lb\n", "82",
      "\"82\" is more than a third away from the average, 181.0 lb; check the goal"
    ),
    ("unit st\n", "65kg", nil),
    (
      "unit st\n", "6st",
      "\"6st\" is more than a third away from the average, 12st13.0; check the goal"
    ),
  ])
  func goalThatIsFarFromTheAverage(_ unit: String, _ goal: String, _ message: String?) {
    let text = "\(unit)goal \(goal)\n\(month)03 82.1kg\n"
    let line = unit.isEmpty ? 1 : 2
    let expected = message.map { ["\(line):6 \"\(goal)\": \($0)"] } ?? []
    #expect(found("implausible-goal", in: text) == expected)
    // Nothing to compare with, or an old name that silences it.
    #expect(found("implausible-goal", in: "\(unit)goal \(goal)\n") == [])
    #expect(found("implausible-goal", in: "lint unhealthy-goal off\n" + text) == [])
  }

  @Test func tagsThatAreNotDeclared() {
    let text =
      "lint W8603 warning\ntag #salty\n\(month)03 82 #Salty #sweet  > #salty #1 #sour, a#b\n"
      + "    @iron #cold\n    Row: 5  > #warm\n    > #hot\n"
    #expect(
      found("undeclared-tag", in: text) == [
        "4:14 \"#sweet\": tag #sweet has no tag line; correct it or add the line",
        "4:34 \"#sour\": tag #sour has no tag line; correct it or add the line",
        "5:11 \"#cold\": tag #cold has no tag line; correct it or add the line",
        "6:15 \"#warm\": tag #warm has no tag line; correct it or add the line",
        "7:7 \"#hot\": tag #hot has no tag line; correct it or add the line",
      ])
    #expect(
      mended("undeclared-tag", in: text) == [
        "Declare #sweet", text.replacing("tag #salty\n", with: "tag #salty\ntag        #sweet\n\n"),
      ])
    #expect(found("undeclared-tag", in: "\(month)03 82 #sweet\n") == [])
  }

  @Test func keysThatNobodyKnows() {
    let text = "unit kg\n\(month)03 82 fta:18% x-mine:1 Fat:18% pulse:62bpm mood:good pulse2:1\n"
    #expect(
      found("unknown-key", in: text) == [
        "3:7 \"fta\": unknown key \"fta\"; did you mean fat?",
        "3:32 \"pulse\": unknown key \"pulse\"; declare it with a line such as metric hips cm",
        "3:44 \"mood\": unknown key \"mood\"; declare it with a line such as metric hips cm",
        "3:54 \"pulse2\": unknown key \"pulse2\"; declare it with a line such as metric hips cm",
      ])
    #expect(
      mended("unknown-key", in: text) == [
        "*Write fat", text.replacing("fta:", with: "fat:"),
        "Add the line metric fta %",
        text.replacing("unit kg\n", with: "unit kg\nmetric     fta %\n\n"),
      ])
    #expect(mended("unknown-key", in: "\(month)03 82 mood:good\n") == [])
    #expect(
      mended("unknown-key", in: "\(month)03 82 pulse:62bpm\n") == [
        "Add the line metric pulse bpm", "metric     pulse bpm\n\n\(month)03 82 pulse:62bpm\n",
      ])
    #expect(found("unknown-key", in: "metric pulse bpm\n\(month)03 82 PULSE:62bpm\n") == [])
  }

  @Test(arguments: [
    ("fat:18.6", "18.6", "invalid value of fat; write 1% to 60%, such as 18.6%"),
    ("fat:0.9%", "0.9%", "invalid value of fat; write 1% to 60%, such as 18.6%"),
    ("fat:60.1%", "60.1%", "invalid value of fat; write 1% to 60%, such as 18.6%"),
    ("Waist:84", "84", "invalid value of waist; write cm or in, such as 84cm"),
    ("waist:84m", "84m", "invalid value of waist; write cm or in, such as 84cm"),
    ("sleep:7", "7", "invalid value of sleep; write hours, such as 7.5h or 7:30"),
    ("sleep:7:60", "7:60", "invalid value of sleep; write hours, such as 7.5h or 7:30"),
    ("pulse:62", "62", "invalid value of pulse; write a number with the unit bpm, such as 5bpm"),
    (
      "pulse:62.bpm", "62.bpm",
      "invalid value of pulse; write a number with the unit bpm, such as 5bpm"
    ),
    ("pulse:bpm", "bpm", "invalid value of pulse; write a number with the unit bpm, such as 5bpm"),
  ])
  func valuesThatDoNotFit(_ pair: String, _ value: String, _ message: String) {
    let column = 7 + (pair.firstIndex(of: ":").map { pair[...$0].count } ?? 0)
    #expect(
      found("bad-value", in: "metric pulse bpm\n\(month)03 82 \(pair)\n") == [
        "3:\(column) \"\(value)\": \(message)"
      ])
  }

  @Test(arguments: [
    "fat:1%", "fat:60%", "fat:\"18.6%\"", "waist:84.5CM", "waist:33in", "sleep:7.5h", "sleep:07:30",
    "pulse:62BPM", "x-fat:1", "fta:1",
  ])
  func valuesThatFit(_ pair: String) {
    #expect(found("bad-value", in: "metric pulse bpm\n\(month)03 82 \(pair)\n") == [])
  }

  @Test func keysThatStandTwice() {
    let text =
      "goal 78 by:2031-01-01 by:2032-01-01\ngym @iron alias:@a alias:@b color:red color:red\n"
      + "\(month)03 82 fat:18% sleep:7h FAT:19%\n"
    let message = "is on this line twice; only the first counts; remove one"
    #expect(
      found("repeated-key", in: text) == [
        "1:23 \"by:2032-01-01\": by: \(message)",
        "2:39 \"color:red\": color: \(message)",
        "4:24 \"FAT:19%\": fat: \(message)",
      ])
    // The first that can be read counts.
    #expect(found("repeated-key", in: "\(month)03 82 fat:18 fat:19%\n") == [])
    #expect(found("repeated-key", in: "\(month)03 82 fat:19% fat:18\n").count == 1)
    // A key of one's own is never read, and so it never counts.
    #expect(found("repeated-key", in: "\(month)03 82 x-a:1 x-a:2\n") == [])
  }

  @Test func longGaps() {
    // From the 3rd to the 19th lie 15 days, to the 18th 14.
    #expect(
      found("gap", in: "\(month)03 82\n10 -\n19 82\n19 81 07:00\n") == [
        "4:1 \"19\": no weigh-in for 15 days before this one; the last was on 3 January 2026"
      ])
    #expect(found("gap", in: "\(month)03 82\n18 82\n") == [])
    #expect(found("gap", in: "\(month)03 82\n10 82?\n19 82\n") == [])
    #expect(
      found("gap", in: "# 2026-03\n01 82\n\(month)03 82\n") == [
        "2:1 \"01\": no weigh-in for 56 days before this one; the last was on 3 January 2026"
      ])
    #expect(
      found("gap", in: "\(month)30 82\n# 2026-02\n02 -\n# 2026-03\n01 > x\n02 82\n") == [
        "7:1 \"02\": no weigh-in for 30 days before this one; the last was on 30 January 2026"
      ])
  }
}
