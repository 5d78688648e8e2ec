import Testing
import W8Laws

/// Values written with a slip of the finger, as they were meant; today is 1 June 2030.
@Suite struct SlipReadingTests {
  private func sets(_ rule: String, _ sets: String) -> [String] {
    fixTitles(of: rule, in: "# 2030-05\n29 82\n    Squat: \(sets)\n")
  }

  @Test(arguments: [
    ("100 x 5 x 3", ["Write 3x5 100", "Write 5x3 100"]),
    ("3x5x107.5", ["Write 3x5 107.5", "Write 5x3 107.5"]), ("5 x 5 x 100", ["Write 5x5 100"]),
    ("60x5x3", ["Write 3x5 60", "Write 5x3 60"]),
    ("5x107.5", ["Write 5 107.5", "Write 5x1 107.5"]),
    ("107.5x5", ["Write 5 107.5"]), ("8 6 5", ["Write 8/6/5"]), ("5 5 5 120", ["Write 5/5/5 120"]),
    ("3x5@70", ["Write 3x5 70"]), ("3x5 107..5", ["Write 107.5"]), ("3x5 107.5.", ["Write 107.5"]),
  ])
  func setsAreReadAsMeant(_ typed: String, _ expected: [String]) {
    #expect(sets("bad-set", typed) == expected)
  }

  @Test func aLoadInFrontIsFollowedByRepsAndSets() {
    #expect(sets("load-first", "107.5 x 5 x 3") == ["Write 3x5 107.5", "Write 5x3 107.5"])
  }

  @Test(arguments: ["3x5 1.2.3", "5x5x5x5", "8 6 5 4x2", "3x5@"])
  func whatMayMeanMuchIsNotRead(_ typed: String) {
    #expect(!sets("bad-set", typed).contains { $0.hasPrefix("Write") })
  }

  @Test func repsBeforeAUnitAreNoReps() {
    for typed in ["3x60 s", "3x 60 s"] {
      let text = "# 2030-05\n29 82\n    Plank: \(typed)\n"
      #expect(!diagnostics(text).contains { $0.contains("implausible-reps") })
      #expect(fixTitles(of: "bad-set", in: text).count == 1)
    }
  }

  @Test func repsOfAnExerciseThatIsTimedAreSeconds() {
    let plank = "# 2030-05\n28 82\n    Plank: 3x45s\n29 82\n    Plank: 3x60\n"
    #expect(mended("implausible-reps", in: plank).first == "*Write 3x60s")
    #expect(
      fixTitles(of: "implausible-reps", in: "# 2030-05\n29 82\n    Squat: 3x60\n") == ["Write 3 60"]
    )
  }

  /// The line that the first fix of `rule` makes of `line`, below two others.
  private func written(_ rule: String, _ line: String) -> String? {
    let above = "gym @iron\n# 2030-05\n"
    let text = "\(above)\(line)\n"
    return mended(rule, in: text).dropFirst().first.map {
      String($0.dropFirst(above.count).dropLast())
    }
  }

  @Test(arguments: [
    ("bad-weight", "21 Tue 82..4", "21 Tue 82.4"), ("bad-weight", "21 82.4.", "21 82.4"),
    ("bad-weight", "21 82.,4", "21 82.4"), ("bad-weight", "21 83.9 iron", "21 83.9 @iron"),
    ("bad-weight", "21 82.4 @iron Squat: 3x5", "21 82.4 @iron\n    Squat:              3x5"),
    ("two-weights", "21 81.2 7.05", "21 81.2 07:05"), ("two-weights", "21 - 81.2", "21 81.2"),
    ("implausible-weight", "21 836", "21 83.6"),
    ("bad-value", "21 82 waist:90 cm", "21 82 waist:90cm"),
    ("bad-value", "21 82 fat:21", "21 82 fat:21%"),
    ("bad-value", "21 82 waist:90", "21 82 waist:90cm"),
    ("bad-value", "21 82 sleep:7", "21 82 sleep:7h"),
    ("bad-value", "21 82 fat:21,5%", "21 82 fat:21.5%"), ("bad-weekday", "21 Di 82", "21 Tue 82"),
    ("unknown-line", "28. Tue 82", "28 Tue 82"), ("unknown-line", "24: 82.4", "24 82.4"),
    ("unknown-line", "24, 82.4", "24 82.4"), ("unknown-line", "25.5. 82", "25 82"),
    ("unknown-line", "5/25 82", "25 82"),
  ])
  func fieldsAreReadAsMeant(_ rule: String, _ typed: String, _ expected: String) {
    #expect(written(rule, typed) == expected)
  }

  @Test func whatMayBeAnotherDayIsNotRead() {
    for line in ["28. Wed 82", "32: 82", "6/7 82", "25.6. 82"] {
      #expect(
        !fixTitles(of: "unknown-line", in: "# 2030-05\n\(line)\n").contains {
          $0.hasPrefix("Write 2")
        })
    }
  }

  @Test func aWeightMayStandBehindAnother() {
    #expect(
      fixTitles(of: "two-weights", in: "# 2030-05\n21 81.2 83.05\n") == [
        "Move it to a second line: 21 83.05"
      ])
  }
}
