import Testing
import W8Lint

@Suite struct HistoryRuleTests {
  @Test func seesAWeightInAnotherUnit() {
    // 182 lb are 82.55 kg; 182 / 82.1 is 2.2.
    let text = history("82.1", before: 5, then: "06       182\n")
    #expect(
      found("unit-suspect", in: text) == [
        "8:10 \"182\": 182 in a kg file looks like pounds (usual weight: 82.1); add its unit"
      ])
    #expect(
      mended("unit-suspect", in: text) == [
        "*Write 182lb", text.replacing("182", with: "182lb"),
        "Write 82.6, which is 182 lb", text.replacing("182", with: "82.6"),
      ])
    #expect(found("outlier", in: text).isEmpty)
    #expect(found("unit-suspect", in: history("82.1", before: 4, then: "06  182\n")).isEmpty)
    #expect(found("unit-suspect", in: history("82.1", before: 5, then: "06  182lb\n")).isEmpty)
    #expect(found("unit-suspect", in: history("82.1", before: 5, then: "06  182?\n")).isEmpty)
  }

  @Test func seesKilogramsAmongPounds() {
    let text = history("180lb", before: 5, then: "06       82 lb\n")
    #expect(
      found("unit-suspect", in: text) == [
        "8:10 \"82\": 82 in a lb file looks like kilograms (usual weight: 180.0); add its unit"
      ])
    #expect(mended("unit-suspect", in: text).first == "*Write 82kg")
    #expect(
      mended("unit-suspect", in: text).dropFirst(3).first?.contains("06       180.8lb") == true)
  }

  /// A weight that counts since its own rule is off is an outlier at least.
  @Test func seesAnImplausibleWeightThatCounts() {
    let text = history("83.0", before: 10, then: "11       836.0\n")
    #expect(found("outlier", in: text) == [])
    #expect(found("outlier", in: "lint implausible-weight off\n" + text).count == 1)
  }

  /// After ten equal days the usual deviation is the least, half a kilogram: four are 2 kg.
  @Test func seesAnOutlier() {
    let text = history("82.0", before: 10, then: "11       84.5\n")
    #expect(
      found("outlier", in: text) == [
        "13:10 \"84.5\": 84.5 is 2.5 above the usual 82.0; correct it, or write ? after it"
      ])
    #expect(
      mended("outlier", in: text) == [
        "*Write 84.5?, so that averages ignore it", text.replacing("84.5", with: "84.5?"),
      ])
    #expect(found("outlier", in: history("82.0", before: 10, then: "11  84.0\n")).isEmpty)
    #expect(found("outlier", in: history("82.0", before: 9, then: "11  84.5\n")).isEmpty)
    #expect(found("outlier", in: history("82.0", before: 10, then: "11  79.5\n")).count == 1)
    #expect(found("outlier", in: history("82.0", before: 10, then: "11  820\n")).isEmpty)
  }

  @Test func seesAnImplausibleLoad() {
    let text = sessions("Squat: 3x5 100", count: 3) + "09       82\n    Squat: w5 60, 3x5 1000kg\n"
    #expect(
      found("implausible-load", in: text) == [
        "10:23 \"1000kg\": 1000 kg is 10.0 times your best in Squat at this gym; check the load"
      ])
    #expect(
      mended("implausible-load", in: text) == [
        "*Write 100kg", text.replacing("1000kg", with: "100kg"),
      ])
    // 155 is 15.5 with its point moved, 15 or 55 with a digit less: which was meant cannot be told.
    let light = "01       82\n    Squat: 3x5 14\n02       82\n    Squat: 3x5 60\n"
    let several =
      "# 2026-01\n\n" + light
      + "03       82\n    Squat: 3x5 40\n09       82\n    Squat: 3x5 155\n"
    #expect(found("implausible-load", in: several).count == 1)
    #expect(mended("implausible-load", in: several) == [])
    let near = sessions("Squat: 3x5 100", count: 3) + "09       82\n    Squat: 3x5 150\n"
    #expect(found("implausible-load", in: near).isEmpty)
    let early = sessions("Squat: 3x5 100", count: 2) + "09       82\n    Squat: 3x5 1000\n"
    #expect(found("implausible-load", in: early).isEmpty)
  }

  /// Groups with an error are none of those that are counted, and shift nothing.
  @Test func anImplausibleLoadIsThatOfItsGroup() {
    let text =
      sessions("Squat: 5 60", count: 3)
      + "09       82\n    Squat: 3 70 @8.4, 40m 24kg, 5 600\n"
    #expect(
      found("implausible-load", in: text) == [
        "10:35 \"600\": 600 kg is 10.0 times your best in Squat at this gym; check the load"
      ])
    #expect(
      mended("implausible-load", in: text) == [
        "*Write 60", text.replacing("5 600", with: "5 60"),
      ])
  }

  @Test func seesASimilarName() {
    let text = sessions("Bench press: 3x5 60", count: 5) + "09       82\n    Bech press: 3x5 60\n"
    #expect(
      found("similar-exercise", in: text) == [
        "14:5 \"Bech press\": \"Bech press\" is logged in 1 session, \"Bench press\" in 5; merge them?"
      ])
    #expect(
      mended("similar-exercise", in: text) == [
        "Merge both into Bench press", text.replacing("Bech", with: "Bench"),
        "Make it an alias of Bench press",
        "exercise   \"Bench press\" alias:\"Bech press\"\n\n" + text,
      ])
    let twice = text + "10       82\n    Bech press: 3x5 60\n"
    #expect(found("similar-exercise", in: twice).isEmpty)
    // All lines of the rare name are renamed at once.
    let often = sessions("Bench press: 3x5 60", count: 6) + "09       82\n    Bech press: 3x5 60\n"
    let both = often + "10       82\n    \"bech press\": 3x5 60\n"
    // Sets on lines of their own are one slip, and make no exercise of one that is done often.
    let onLines = often + String(repeating: "    Bech press: 5 60\n", count: 4)
    #expect(found("similar-exercise", in: onLines).count == 1)
    let once = "01       82\n" + String(repeating: "    Bench press: 5 60\n", count: 9)
    let inOneSession = "# 2026-01\n" + once + "09       82\n    Bech press: 5 60\n"
    #expect(found("similar-exercise", in: inOneSession).isEmpty)
    #expect(
      found("similar-exercise", in: both) == [
        "16:5 \"Bech press\": \"Bech press\" is logged in 2 sessions, \"Bench press\" in 6; merge them?"
      ])
    #expect(
      mended("similar-exercise", in: both).prefix(2) == [
        "Merge both into Bench press",
        both.replacing("Bech", with: "Bench").replacing("\"bech press\"", with: "Bench press"),
      ])
    #expect(found("similar-exercise", in: "exercise \"Bech press\"\n" + text).isEmpty)
    let seldom = sessions("Bench press: 3x5 60", count: 2) + "09       82\n    Bech press: 5\n"
    #expect(found("similar-exercise", in: seldom).isEmpty)
    let other = sessions("Pull-up: 5", count: 5) + "09       82\n    Push-up: 5\n"
    #expect(found("similar-exercise", in: other).isEmpty)
  }

  @Test func addsAnAliasToTheDeclaration() {
    let text =
      "exercise   \"Bench press\" unit:kg\n\n" + sessions("Bench press: 3x5 60", count: 5)
      + "09       82\n    Bech press: 3x5 60\n"
    #expect(
      mended("similar-exercise", in: text).last?
        .hasPrefix("exercise   \"Bench press\" unit:kg alias:\"Bech press\"\n") == true)
  }

  /// Weights of every other week, of which the average is the weight: 80 is crossed on 29 July, and 76 is the least.
  @Test func seesAGoalThatLiesAheadAgain() {
    let weights = ["82.0", "81.0", "79.0", "78.0", "77.0", "76.0", "76.0", "76.5"]
    let dates = [
      "2025-07-01", "2025-07-15", "2025-07-29", "2025-08-12", "2025-08-26", "2025-09-09",
      "2025-09-23", "2025-10-07",
    ]
    let text = zip(dates, weights).map { "\($0) \($1)\n" }.joined()
    let log = "goal       80.0 by:2026-01-01\ntrend      span:1\n\n" + text
    #expect(
      found("goal-direction", in: log) == [
        "1:12 \"80.0\": goal 80.0 was reached on 29 July 2025, and the average has moved back since 9 September 2025; "
          + "if the goal is new, add from:2025-09-09"
      ])
    #expect(
      mended("goal-direction", in: log) == [
        "*Add from:2025-09-09", log.replacing("80.0 by", with: "80.0 from:2025-09-09 by"),
      ])
    #expect(found("goal-direction", in: log.replacing("by:2026", with: "from:2025")).isEmpty)
    #expect(
      found("goal-direction", in: log.replacing("goal       80.0", with: "goal 70.0")).isEmpty)
    #expect(found("goal-direction", in: "lint goal-unreachable off\n" + log).isEmpty)
  }

  private func history(_ weight: String, before count: Int, then last: String) -> String {
    let days = (1...count).map { ($0 < 10 ? "0" : "") + "\($0)       \(weight)\n" }.joined()
    return "# 2026-01\n\n" + days + last
  }

  private func sessions(_ line: String, count: Int) -> String {
    "# 2026-01\n\n" + (1...count).map { "0\($0)       82\n    \(line)\n" }.joined()
  }
}
