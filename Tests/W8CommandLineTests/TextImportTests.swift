import Testing
import W8CommandLine
import W8TestSupport

/// Diaries of training and tables as people write them.
@Suite struct TextImportTests {
  /// Each line below a day is a set, a note, or reported.
  @Test func noLineIsLostInSilence() {
    var random = SeededGenerator(seed: 591)
    let lines = [
      "- Squat: 3x5 @ 100kg", "Bench 5/5/4 80kg", "slept badly", "Row 3x8-12 60kg", "* 50 push-ups",
      "Energy: 7/10", "Plank 60s", "Deadlift 1x5 @ 75%", "curl (12 kg): 10, 9",
      "Set 1: 5 reps @ 20 kg",
      "Weight: 82.4 kg", "12 reps", "a15 10,10", "> felt strong", "leg press 93kg 4x12",
    ]
    for _ in 0..<60 {
      let count = Int.random(in: 1...9, using: &random)
      let body = (0..<count).map { _ in lines.randomElement(using: &random) ?? "" }
      let text = "## 2026-09-01\n- Squat: 3x5 100kg\n" + body.joined(separator: "\n") + "\n"
      let outcome = FakeWorld(["a.md": text]).run("import", "a.md")
      #expect(outcome.code == .success, "\(outcome.errors)")
      for line in body {
        let words = line.split { !$0.isLetter }.filter {
          $0.count > 2 && $0 != "Set" && $0 != "reps" && $0 != "Weight"
        }
        for word in words {
          #expect(
            (outcome.output + outcome.errors).contains(word), "\(word) of \(line) in\n\(text)")
        }
      }
    }
  }

  /// A second import changes nothing, and what is exported comes back the same.
  @Test func aSecondImportChangesNothing() {
    let text = """
      ## 2026-09-01 legs
      - Squat: 3x5 @ 100kg
      - Bench press: 5/5/4 @ 80kg
      - slept badly

      ## 2026-09-03
      Gewicht: 82,4 kg
      - Pull-up: BW+10 x 8, felt good
      - Run: 5k 25:00
      """
    var world = FakeWorld(["a.md": text])
    let first = world.run("import", "a.md")
    #expect(first.code == .success)
    world.files["log.w8log"] = Array(first.output.utf8)
    let second = world.run("import", "--into", "log.w8log", "a.md")
    #expect(second.code == .success, "\(second.errors)")
    #expect(world.files["log.w8log"].map { String(decoding: $0, as: UTF8.self) } == first.output)
    #expect(second.errors.contains("0 entries added, 0 merged"))
  }

  /// Of a table or text of training no number becomes a body weight, unless its column or line says so.
  @Test func trainingIsNeverABodyWeight() {
    var random = SeededGenerator(seed: 592)
    let names = [
      "Squat", "Bench Press", "Pull Ups", "Exercise", "Reps", "Load", "Sets", "Set 1", "1st",
      "Deadlift",
    ]
    let cells = ["82.4", "100x5", "5,5,5", "40", "BW", "3x5 @ 80", "12 reps", "60kg", "-", ""]
    for _ in 0..<150 {
      let sign = [",", "\t", ";", "|"].randomElement(using: &random) ?? ";"
      let columns =
        ["Date"]
        + (0..<Int.random(in: 1...4, using: &random)).map { _ in
          names.randomElement(using: &random) ?? ""
        }
      var text = columns.joined(separator: sign) + "\n"
      for day in 1...Int.random(in: 2...8, using: &random) {
        let row =
          ["2026-09-0\(day)"]
          + columns.dropFirst().map { _ in
            let cell = cells.randomElement(using: &random) ?? ""
            return cell.contains(sign) ? "\"\(cell)\"" : cell
          }
        text += row.joined(separator: sign) + "\n"
      }
      let options = ["--unit", "kg", "--single-numbers", "reps", "--pair", "load-x-reps"]
      let outcome = FakeWorld(["a.txt": text]).run(arguments: ["import"] + options + ["a.txt"])
      guard outcome.code == .success else { continue }
      #expect(outcome.errors.contains(" 0 weigh-ins,"), "\(text)\n\(outcome.errors)")
    }
  }

  @Test func aFileNamedByItsDayIsThatDay() {
    let note = "---\nweight: 82.4\nmood: 7\n---\n# Tuesday\nSlept badly.\n\nSquat 3x5 100\n"
    let outcome = FakeWorld(["2026-09-01.md": note]).run("import", "--unit", "kg", "2026-09-01.md")
    #expect(outcome.output.contains("01 Tue   82.4"), "\(outcome.errors)")
    #expect(outcome.output.contains("Squat:              3x5 100"))
    let front = "---\ndate: 2026-09-02\nweight: 81.9kg\nsteps: 9000\n---\n"
    #expect(FakeWorld(["a.md": front]).run("import", "a.md").output.contains("02 Wed   81.9"))
  }

  @Test func allQuestionsComeAtOnceAndOneCommandAnswersThem() {
    let text = "Curl log\n3/9/2026\nCurl 15x12\nRow 12x15\n"
    let world = FakeWorld(["a.txt": text])
    let asked = world.run("import", "a.txt")
    #expect(asked.code == .usage)
    #expect(asked.output.isEmpty)
    for part in [
      "--pair load-x-reps   becomes 12 15", "--date-order dmy or mdy", "nothing was written",
    ] {
      #expect(asked.errors.contains(part), "\(asked.errors)")
    }
    let answered = world.run(
      "import", "--pair", "load-x-reps", "--date-order", "mdy", "--unit", "lb", "a.txt")
    #expect(answered.code == .success, "\(answered.errors)")
    #expect(answered.output.contains("Curl:               12 15"))
  }

  @Test(arguments: [
    ("Date,Exercise,Weight,Reps\n2026-09-01,Squat,\"60,80,100\",\"5,5,3\"\n", "5 60, 5 80, 3 100"),
    (
      "Date,Exercise,Reps 1,Weight 1,Reps 2,Weight 2\n2026-09-01,Squat,5,100,3,105\n",
      "5 100, 3 105"
    ),
    ("Date,Exercise,Set 1,Set 2\n2026-09-01,Squat,100x5,100x4\n", "5/4 100"),
    ("Date,Exercise,Weight,1st,2nd\n2026-09-01,Squat,100,5,4\n", "5/4 100"),
    ("Date,Exercise,Sets,Reps,Weight\n2026-09-01,Squat,3,\"8,8,7\",BW\n", "8/8/7 bw"),
    ("Date,Exercise,Reps,Weight\n2026-09-01,Row,5,80\n,Squat,5+,bw+10\n", "5+ bw+10"),
    ("Date,Squat\n2026-09-01,\"110,5,5,4\"\n", "5/5/4 110"),
  ])
  func cellsSaySets(table: String, sets: String) {
    let outcome = FakeWorld(["a.csv": table]).run("import", "--unit", "kg", "a.csv")
    #expect(
      outcome.output.contains("    Squat:              \(sets)\n"),
      "\(outcome.errors)\(outcome.output)")
    #expect(!outcome.errors.contains("skipped"))
  }

  @Test(arguments: [
    "Date,Exercise,Weight,Reps\n2026-09-01,Squat,\"60,80\",\"5,5,3\"\n",
    "Date,Exercise,Sets,Reps,Weight\n2026-09-01,Squat,4,\"8,8,7\",60\n",
    "Date,Exercise,Reps,Weight\n2026-09-01,Squat,5,180/230kg\n",
  ])
  func cellsThatDisagreeAreLeftOut(table: String) {
    let outcome = FakeWorld(["a.csv": table]).run("import", "--unit", "kg", "a.csv")
    #expect(outcome.output.isEmpty)
    #expect(outcome.code != .success)
  }

  /// Prose names no exercise, and what is not read stays below the exercise that it is of.
  @Test func proseIsNoExercise() {
    let text = """
      ## 2020-06-15
      * 20 double leg lifts
      * 12 burpees
      * Meta: Went light, 5x5@225 killed me
      * Tried to do 5x5@225
      * row
      - 4x105lb + 2x95lb
      - 12x40lb (x3)
      - 6x25lb (failure, finish 4x20lb)
      - 5x95lb
      """
    let outcome = FakeWorld(["a.md": text]).run("import", "a.md")
    let names = outcome.output.split(separator: "\n").filter { $0.contains(":  ") }
    #expect(names.count == 3, "\(outcome.output)")
    #expect(outcome.output.contains("burpees:            12 bw"))
    #expect(outcome.output.contains("row:                4 105, 2 95, 3x12 40, 5 95"))
    #expect(outcome.output.contains("> 6x25lb (failure, finish 4x20lb)"))
    #expect(outcome.errors.contains("not imported as sets"))
  }
}
