import Testing
import W8Book
import W8Engine
import W8IDE
import W8Laws
import W8TestSupport
import W8Text

/// The hover of `text` at the first offset where `needle` stands.
private func hover(_ text: String, at needle: String) -> Hover? {
  guard let analysis = analyze(text), let offset = offset(of: needle, in: text) else { return nil }
  return analysis.hover(in: analysis.root, at: offset)
}

@Suite struct HoverTests {
  /// 81.7 kg / 0.45359237 = 180.1176… lb.
  @Test func tellsOfAWeighIn() {
    let hover = hover(canonicalLog, at: "81.7   @iron")
    #expect(
      hover?.content.plainText == """
        Saturday, 10 January 2026
        Weight: 81.7 kg = 180.1 lb
        Average: 82.3 kg over 7 days = 0.25 × 81.7 + 0.75 × 82.4871
        Rate: ↓ 0.4 kg in a week, from 82.1 kg on 3 January 2026
        Goal: 78.0 kg, 3.7 kg away
        """)
    #expect(
      hover?.content.markdown == """
        **Saturday, 10 January 2026**

        - Weight: 81.7 kg = 180.1 lb
        - Average: 82.3 kg over 7 days = 0.25 × 81.7 + 0.75 × 82.4871
        - Rate: ↓ 0.4 kg in a week, from 82.1 kg on 3 January 2026
        - Goal: 78.0 kg, 3.7 kg away
        """)
    let file = analyze(canonicalLog)?.root
    #expect(
      hover.flatMap { file?.string($0.range) } == "10 Sat   81.7   @iron  #travel")
  }

  /// 83.4 kg = 183.8655… lb; the day is (82.2 + 83.4)/2.
  @Test func tellsOfADayWithSeveralWeighIns() {
    #expect(
      hover(canonicalLog, at: "21:40")?.content.plainText == """
        Monday, 5 January 2026, 21:40
        Weight: 83.4 kg = 183.9 lb
        Day: 82.8 kg, the mean of 2 weigh-ins
        Average: 82.7 kg over 7 days = 0.25 × 82.8 + 0.75 × 82.6438
        Rate: none, because there is no weigh-in a week or more before
        Goal: 78.0 kg, 5.4 kg away
        """)
  }

  /// 84.6 kg = 186.5110… lb.
  @Test func saysWhatDoesNotCount() {
    #expect(
      hover(canonicalLog, at: "84.6?")?.content.plainText == """
        Thursday, 8 January 2026
        Weight: 84.6 kg = 186.5 lb, not counted in average and rate
        """)
    #expect(
      hover(canonicalLog, at: "07 Wed")?.content.plainText == """
        Wednesday, 7 January 2026
        Weight: not weighed
        """)
    #expect(
      hover("# 2026-01\n03 Sat @iron\n", at: "03")?.content.plainText == """
        Saturday, 3 January 2026
        Weight: none written
        """)
    #expect(
      hover("05 82.1\n", at: "05")?.content.plainText == """
        No date
        Weight: 82.1 kg = 181.0 lb
        Average: none, because the entry has no date
        """)
  }

  /// 12st12.1 = 180.1 lb = 81.69198… kg; 82.755 kg = 182.4435… lb.
  @Test func keepsTheUnitAndTheDecimalsThatAreWritten() {
    #expect(
      hover("# 2026-01\n03 12st12.1\n", at: "12st")?.content.facts.first?.text
        == "12st12.1 = 81.7 kg = 180.1 lb")
    #expect(
      hover("# 2026-01\n03 82.755\n", at: "82")?.content.facts.first?.text
        == "82.755 kg = 182.4 lb")
    #expect(
      hover("# 2026-01\n03 180 lb\n", at: "180")?.content.facts.first?.text == "180.0 lb = 81.6 kg")
  }

  /// The mean of 82.9, 82.6, 82.1, 82.8, 81.9, 81.7, 81.5 and 81.6 is 657.1/8 = 82.1375. Their span
  /// of 1.4 has eight parts of 0.175: 1.4, 1.1, 0.6, 1.3, 0.4, 0.2, 0 and 0.1 over the least are in
  /// the parts 8, 7, 4, 8, 3, 2, 1 and 1.
  @Test func tellsOfAMonth() {
    let hover = hover(canonicalLog, at: "January")
    #expect(
      hover?.content.plainText == """
        2026-01 January
        Entries: 11, 8 days weighed
        Weight: 82.9 → 81.6 kg, mean 82.1
        Change of average: ↓ 0.9 kg
        Sessions: @iron 2, @home 2, @hotel 1
        █▇▄█▃▂▁▁
        """)
    #expect(
      hover?.content.markdown == """
        **2026-01 January**

        - Entries: 11, 8 days weighed
        - Weight: 82.9 → 81.6 kg, mean 82.1
        - Change of average: ↓ 0.9 kg
        - Sessions: @iron 2, @home 2, @hotel 1

        `█▇▄█▃▂▁▁`
        """)
  }

  @Test func tellsOfAMonthWithLittleInIt() {
    #expect(
      hover("# 2026-01\n", at: "#")?.content.plainText == "2026-01 January\nEntries: none")
    #expect(
      hover("# 2026-01\n01 -\n", at: "#")?.content.plainText
        == "2026-01 January\nEntries: 1, 0 days weighed")
    #expect(hover("# 2026-01\n01 82\n02 82\n", at: "#")?.content.drawing == "▄▄")
  }

  @Test func escapesWhatMarkdownWouldTakeForMarks() {
    let content = hover("# 2026-01\n01 @my_gym\n", at: "#")?.content
    #expect(content?.plainText.contains("Sessions: @my_gym 1") == true)
    #expect(content?.markdown.contains(#"Sessions: @my\_gym 1"#) == true)
  }

  /// 3·5·100 + 3·107.5 = 1822.5 without the warm-ups; 47 times the average of the day, 82.4871.
  @Test func tellsOfAnExercise() {
    #expect(
      hover(canonicalLog, at: "w5 60, w3 80, 3x5 100")?.content.plainText == """
        Squat, 3 January 2026
        Gym: @iron, Iron Temple
        Work: 4 sets
        Volume: 1822.5 kg
        """)
    #expect(
      hover(canonicalLog, at: "20/15/12+")?.content.plainText == """
        Push-up, 6 January 2026
        Gym: @home, Garage
        Work: 3 sets
        Volume: 3876.9 kg
        Note: last set to failure
        """)
  }

  /// (28·45 + 8·40) lb = 1580 lb = 716.6759… kg; levels have no weight.
  @Test func tellsOfASession() {
    #expect(
      hover(canonicalLog, at: "06:30")?.content.plainText == """
        Session, 8 January 2026
        Gym: @hotel, Hotel gym, Lyon
        Time: 06:30
        Work: 7 sets
        Volume: 716.7 kg
        Note: tiny, dumbbells only
        """)
    let atGym = hover(canonicalLog, at: "@hotel 06:30")?.content.plainText
    #expect(
      atGym?.hasSuffix("dumbbells only\nVisits: 1\nLast use: 8 January 2026") == true,
      "\(atGym ?? "")")
    let log = """
      exercise "Bench press" alias:bench
      # 2026-01
      03 82.1
          @ 18:05-19:10 "Push > day"  > crowded
          bench: 5 60  > tail
              > deep
          > of the session
      """
    #expect(
      hover(log, at: "18:05")?.content.plainText == """
        Push > day, 3 January 2026
        Gym: @default
        Time: 18:05 to 19:10, 1 h 5 min
        Work: 1 set
        Volume: 300.0 kg
        Note: crowded
        Note: of the session
        """)
    #expect(
      hover(log, at: "5 60")?.content.plainText == """
        Bench press, 3 January 2026
        Gym: @default
        Session: Push > day
        Work: 1 set
        Volume: 300.0 kg
        Note: tail
        Note: deep
        """)
    #expect(hover("Squat: 5\n", at: ": 5") == nil)
    #expect(hover("03 80\n    @x\n", at: "    @x")?.content.plainText == "Session")
  }

  @Test(arguments: ["; Reads", "> Slept"])
  func tellsNothingElsewhere(needle: String) {
    #expect(offset(of: needle, in: canonicalLog) != nil)
    #expect(hover(canonicalLog, at: needle) == nil)
  }

  @Test func tellsOfAMilestone() {
    let text = hover(canonicalLog, at: "04 Wed")?.content.plainText
    #expect(
      text?.contains(
        "Pace: ↓ 0.4 kg a week (82.5 → 80.7 in 29 days)\nMilestone crossed: 80.0 kg, Under eighty\n"
      )
        == true, "\(text ?? "")")
  }

  /// What `today` says of it in `grammar/manual/reports.md`, as long as the log is kept.
  @Test(
    arguments: [
      ("2026-02-10", "not reached in the next 4 weeks"),
      ("2026-03-04", "not reached in the next 4 weeks"),
      ("2026-03-05", "last weighed 29 days ago; weigh in for a forecast"),
    ])
  func tellsOnTheLastDayHowTheGoalStands(today: String, end: String) throws {
    let analysis = try #require(analyze(canonicalLog, today: parseDate(today)))
    func text(at needle: String) -> String? {
      offset(of: needle, in: canonicalLog)
        .flatMap { analysis.hover(in: analysis.root, at: $0)?.content.plainText }
    }
    #expect(text(at: "04 Wed")?.hasSuffix("\nGoal: 78.0 kg, 2.7 kg to go, \(end)") == true)
    #expect(text(at: "81.7   @iron")?.hasSuffix("\nGoal: 78.0 kg, 3.7 kg away") == true)
  }

  /// After a long pause the average is the weight.
  @Test func tellsOfAnAverageThatStartsAgain() {
    let text = hover("2026-01-01 80\n2026-01-02 80\n2026-06-01 90\n", at: "2026-06")?
      .content.plainText
    #expect(
      text?.contains("\nAverage: 90.0 kg over 7 days, the first value after a long pause\n")
        == true, "\(text ?? "")")
  }

  @Test func belongsToTheLineUpToItsEnd() {
    guard let analysis = analyze("# 2026-01\n01 82\n\n") else { return #expect(Bool(false)) }
    let file = analysis.root
    #expect(analysis.hover(in: file, at: 10)?.range == TextRange(10, 15))
    #expect(analysis.hover(in: file, at: 15)?.range == TextRange(10, 15))
    for offset in [16, 17, 18, .max, -1, .min] {
      #expect(analysis.hover(in: file, at: offset) == nil)
    }
  }

  @Test func ofAnyBytesLiesOnItsLine() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<40 {
      guard let analysis = analyze(randomLog(&random)) else { continue }
      for offset in 0...analysis.root.text.byteCount {
        guard let hover = analysis.hover(in: analysis.root, at: offset) else { continue }
        #expect(hover.range.start <= offset && offset <= hover.range.end)
        #expect(!hover.content.plainText.isEmpty && !hover.content.markdown.isEmpty)
      }
    }
  }
}
