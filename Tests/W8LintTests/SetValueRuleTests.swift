import Testing
import W8Laws

@Suite struct SetValueRuleTests {
  private let day = "# 2026-01\n03 Sat 82\n"

  /// What `rule` finds on one exercise line: the offending text and the message.
  private func found(_ rule: String, _ line: String, above: String = "") -> [String] {
    diagnostics("\(above)\(day)    \(line)\n").filter { $0.contains(" \(rule) ") }.map {
      String($0[($0.firstRange(of: "\(rule) ")?.upperBound ?? $0.startIndex)...])
    }
  }

  private func fixed(_ rule: String, _ title: String, _ line: String) -> String? {
    applyFix(title, of: rule, in: "\(day)    \(line)\n").map {
      String($0.dropFirst(day.count + 4).dropLast())
    }
  }

  @Test func manyRepsWithoutLoadMayBeTheLoad() {
    #expect(
      found("implausible-reps", "Squat: 5x100, w3x60") == [
        "\"5x100\": 5x100 means 5 sets of 100 reps; for 5 reps at 100 write 5 100",
        "\"w3x60\": w3x60 means 3 sets of 60 reps; for 3 reps at 60 write w3 60",
      ])
    #expect(
      found("implausible-reps", "Squat: 21x5 100, 25x5x60kg") == [
        "\"21x5\": this means 21 sets of 5 reps; check the numbers",
        "\"25x5x60kg\": this means 25 sets of 5 reps; check the numbers",
      ])
    #expect(fixed("implausible-reps", "Write 5 100", "Squat: 5x100 @8") == "Squat: 5 100 @8")
    #expect(fixed("implausible-reps", "Write w3 60", "Squat: w3x60") == "Squat: w3 60")
    #expect(fixTitles(of: "implausible-reps", in: "\(day)    Squat: 21x5 100\n") == [])
    #expect(fixTitles(of: "implausible-reps", in: "\(day)    Squat: 3x60/50\n") == [])
  }

  @Test(arguments: [
    "Squat: 3x49", "Push-up: 3x50 bw", "Squat: 20x3", "Squat: 100", "Squat: 60/55", "Plank: 3x60s",
    "Run: 4x400m",
  ])
  func fewRepsAreLikely(_ line: String) {
    #expect(found("implausible-reps", line) == [])
  }

  @Test func supersetWithNothingAbove() {
    let message =
      "+ makes a superset with the exercise above, but this is the first one; remove the +"
    #expect(found("lone-superset", "+ Row: 5") == ["\"+\": \(message)"])
    #expect(found("lone-superset", "Row: 5\n    + Curl: 5\n    > x\n    + Dip: 5") == [])
    #expect(found("lone-superset", "Row: 5\n    @iron\n    + Curl: 5") == ["\"+\": \(message)"])
    #expect(found("lone-superset", "Row: 5\n04 82\n    + Curl: 5") == ["\"+\": \(message)"])
    #expect(fixTitles(of: "lone-superset", in: "\(day)    +\tRow: 5\n") == ["!Remove the +"])
    #expect(fixed("lone-superset", "Remove the +", "+\tRow: 5") == "Row: 5")
    #expect(fixed("lone-superset", "Remove the +", "+ + +  + Row: 5") == "Row: 5")
  }

  @Test func metersThatMayBeMinutes() {
    #expect(
      found("minutes-or-metres", "Bike: 20m @6") == [
        "\"20m\": 20m means 20 meters; for minutes write 20min"
      ])
    #expect(fixTitles(of: "minutes-or-metres", in: "\(day)    Bike: 20m\n") == ["Write 20min"])
    #expect(fixed("minutes-or-metres", "Write 20min", "Bike: 20m @6") == "Bike: 20min @6")
    #expect(found("minutes-or-metres", "Bike: 120m").count == 1)
    #expect(found("minutes-or-metres", "Bike: 1m").first?.contains("1m means 1 meter;") == true)
    #expect(fixTitles(of: "minutes-or-metres", in: "\(day)    Bike: 2.5m\n") == [])
    for line in [
      "Carry: 4x40m 24kg", "Carry: 40m 24kg", "Sprint: 121m", "Sprint: 100m 15s", "Sprint: 3 100m",
      "Sprint: 4x100m", "Run: 5km", "Walk: 20min", "Sprint: 60m/80m",
    ] {
      #expect(found("minutes-or-metres", line) == [], "\(line)")
    }
  }

  @Test func zeroReps() {
    let message = "0 reps; write 0! if you missed the set, or remove it"
    #expect(
      found("zero-reps", "Squat: 0 150, 5/0/00 60, 3x0, 100kg x 0 x 2") == [
        "\"0\": \(message)", "\"5/0/00\": \(message)", "\"3x0\": \(message)",
        "\"100kg x 0 x 2\": \(message)",
      ])
    #expect(found("zero-reps", "Squat: 0! 150, 5/0!, 0+ 60, 10 0, 10 @8") == [])
    #expect(fixed("zero-reps", "Write 0!", "Squat: 0 150") == "Squat: 0! 150")
    #expect(fixed("zero-reps", "Write w5/0!/00!", "Squat: w5/0/00") == "Squat: w5/0!/00!")
    #expect(fixed("zero-reps", "Write 3x0!", "Squat: 3x0 60") == "Squat: 3x0! 60")
    #expect(
      fixed("zero-reps", "Write 100kg x 0! x 2", "Squat: 100kg x 0 x 2")
        == "Squat: 100kg x 0! x 2")
    #expect(fixed("zero-reps", "Write 3x0!x0kg", "Squat: 3x0x0kg") == "Squat: 3x0!x0kg")
  }

  @Test(arguments: [
    ("5 1000", ["\"1000\": \"1000\" is outside 0–999 kg; correct the number"]),
    ("5 999.5", ["\"999.5\": \"999.5\" is outside 0–999 kg; correct the number"]),
    ("5 999", []),
    ("5 bw+1000", ["\"bw+1000\": \"bw+1000\" is outside 0–999 kg; correct the number"]),
    // 2,203 lb are 999.26 kg, 2,202 lb are 998.81 kg.
    ("5 2203lb", ["\"2203lb\": \"2203lb\" is outside 0–999 kg; correct the number"]),
    ("5 2202lb", []),
    ("5 1200lvl", []),
    ("3x5x1000kg", ["\"3x5x1000kg\": \"3x5x1000kg\" is outside 0–999 kg; correct the number"]),
    ("1000", ["\"1000\": \"1000\" is outside 0–999 reps; correct the number"]),
    ("5/1000 60", ["\"5/1000\": \"5/1000\" is outside 0–999 reps; correct the number"]),
    ("999", []),
    ("25h", ["\"25h\": \"25h\" is outside 0–24 hours; correct the number"]),
    ("24:00:01", ["\"24:00:01\": \"24:00:01\" is outside 0–24 hours; correct the number"]),
    ("24h", []), ("24:00:00", []),
    ("9999km", []),
    ("9999.1km", ["\"9999.1km\": \"9999.1km\" is outside 0–9,999 km; correct the number"]),
    // 6,213 mi are 9,998.85 km, 6,214 mi are 10,000.46 km.
    ("6213mi", []),
    ("6214mi", ["\"6214mi\": \"6214mi\" is outside 0–9,999 km; correct the number"]),
    ("9999m", []),
  ])
  func quantitiesOutOfRange(_ sets: String, _ expected: [String]) {
    #expect(found("out-of-range", "Squat: \(sets)") == expected)
  }

  @Test(arguments: [
    "lift-unit lb\n", "unit lb\n", "unit st\n", "gym @iron default unit:lb\n",
    "exercise \"Leg press\" alias:squat unit:lb\n",
  ])
  func loadsHaveTheUnitOfTheirExerciseGymOrFile(_ above: String) {
    #expect(found("out-of-range", "Squat: 5 2000", above: above) == [])
    #expect(found("out-of-range", "Squat: 5 2300", above: above).count == 1)
    #expect(found("out-of-range", "Squat: 5 2000kg", above: above).count == 1)
  }

  @Test func exerciseGoesBeforeGymAndGymBeforeFile() {
    let gym = "lift-unit lb\ngym @iron unit:kg\n"
    #expect(found("out-of-range", "@iron\n    Squat: 5 2000", above: gym).count == 1)
    #expect(found("out-of-range", "@home\n    Squat: 5 2000", above: gym) == [])
    let exercise = gym + "exercise \"Squat\" unit:lb\n"
    #expect(found("out-of-range", "@iron\n    squat : 5 2000", above: exercise) == [])
  }
}
