import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint
import W8Text

/// What rules find that look over several files.
@Suite struct BookRuleTests {
  /// The root comes before what it includes, whichever days are earlier.
  @Test func aRareNameIsToldWhereTheBookHasItFirst() {
    let usual = (1...9).map { "0\($0) 82.1\n    Bench press: 3x5 60\n" }.joined()
    let rare = "    Bech press: 3x5 60\n"
    let found = bookDiagnostics(
      """
      unit kg
      include "a.w8log"
      include "z.w8log"

      # 2026-03
      \(usual)10 82.1
      \(rare)
      === a.w8log

      # 2026-02
      01 82.1
      \(rare)
      === z.w8log

      # 2026-01
      01 82.1
      \(rare)
      """)
    #expect(
      found == [
        #"log.w8log:25:5 similar-exercise "Bech press": "Bech press" is logged in 3 sessions, "Bench press" in 9; merge them?"#
      ])
  }

  @Test func declarationsHoldForTheWholeBook() {
    #expect(
      bookDiagnostics(
        """
        include "gyms.w8log"
        include "2025.w8log"
        lint weekday-mismatch off

        # 2026-01
        03 82.1kg @iron
        04 82.1kg @irn

        === gyms.w8log

        gym @iron default
        setup @home "Squat" > pins at 12
        tag #salty

        === 2025.w8log

        # 2025-01
        03 Mon 82.1kg @home
            Squat: 3x5 100
        """) == [
          #"log.w8log:7:11 undeclared-gym "@irn": gym @irn has no gym line; correct it or add the line"#,
          #"2025.w8log:2:15 undeclared-gym "@home": gym @home has no gym line; correct it or add the line"#,
        ])
  }

  @Test func aSecondDeclarationIsToldWithTheFirst() {
    #expect(
      bookDiagnostics(
        """
        include "a.w8log"
        gym @iron default
        goal 78kg

        === a.w8log

        goal 80kg
        gym @Iron
        gym @home default
        unit kg
        unit kg
        """) == [
          #"a.w8log:1:1 repeated-setting "goal": goal is already set in log.w8log:3; remove one line"#,
          " see log.w8log:3:1",
          #"a.w8log:2:5 duplicate-gym "@Iron": @Iron is already declared in log.w8log:2"#,
          " see log.w8log:2:1",
          #"a.w8log:3:11 two-defaults "default": @iron is already the default gym; remove one "default""#,
          " see log.w8log:2:11",
          #"a.w8log:5:1 repeated-setting "unit": unit is already set on line 4; remove one line"#,
          " see a.w8log:4:1",
        ])
  }

  /// Each file may set its own unit and order; only the root sets the average.
  @Test func aTrendCountsInTheRootOnly() {
    let book = """
      include "a.w8log"
      trend span:10
      unit lb
      order newest

      === a.w8log

      trend span:3
      trend span:4
      unit kg
      order oldest
      """
    #expect(
      bookDiagnostics(book) == [
        #"a.w8log:1:1 no-effect "trend": trend has no effect in an included file; move it to the main log"#,
        #"a.w8log:2:1 no-effect "trend": trend has no effect in an included file; move it to the main log"#,
      ])
    #expect(analyzeBook(book)?.logbook.settings.averageSpan == 10)
  }

  @Test func milestonesWithoutAGoalHaveNoEnd() {
    let lone =
      #"no-effect "milestone": "milestone every:" has no effect without a goal; add a goal or remove the line"#
    #expect(
      bookDiagnostics(
        """
        milestone every:5
        milestone 80
        include "a.w8log"

        === a.w8log

        milestone every:2
        """) == ["log.w8log:1:1 \(lone)", "a.w8log:1:1 \(lone)"])
    // A goal that cannot be read is none.
    for (goal, hasEffect) in [("goal 78", true), ("goal", false), ("goal x", false)] {
      let book = "milestone every:5\ninclude \"a.w8log\"\n\n=== a.w8log\n\n\(goal)\n"
      #expect(bookDiagnostics(book).contains { $0.contains("no-effect") } != hasEffect)
    }
  }

  @Test func platesGetWhatTheyNeed() {
    let (gym, plan) = (
      "gym @iron default plates:20kg", "plan \"Squat\" from:2026-01-01 3x5 60kg +5kg\n"
    )
    let day = "# 2026-01\n05 82.1\n    Squat: 3x5 60\n"
    let withBar = "gym @iron default bar:20kg plates:20kg"
    #expect(
      mended("no-effect", in: "\(gym)\n\(day)") == [
        "Add bar:20kg", "\(withBar)\n\(day)", "Remove the plates", "gym @iron default\n\(day)",
      ])
    #expect(
      fixTitles(of: "no-effect", in: "gym @iron plates:45lb\n").first == "Add bar:45lb")
    let exercise = "exercise \"Squat\" group:legs  > deep"
    for end in ["\n", "\r\n"] {
      let text = "\(withBar)\n\(exercise)\n\(plan)\(day)".replacing("\n", with: end)
      #expect(
        applyFix("Make Squat a barbell exercise", of: "no-effect", in: text)
          == text.replacing("group:legs", with: "group:legs barbell"))
      #expect(
        mended("no-effect", in: "\(gym)\n\(plan)\(day)".replacing("\n", with: end)).first
          == "Add bar:20kg and make Squat a barbell exercise")
    }
  }

  @Test func aDateWeighedInTwoFilesIsTold() {
    #expect(
      bookDiagnostics(
        """
        include "a.w8log"

        # 2026-01
        03 82.1kg
        04 82.2kg
        05 82.2kg

        === a.w8log

        # 2026-01
        04 @iron
            Squat: 3x5 100
        05 82.2kg
        05 82.3kg
        06 82.0kg
        """) == [
          #"a.w8log:4:1 cross-file-day "05": 5 January 2026 also has a weigh-in in log.w8log:6; delete one or correct its date"#,
          " see log.w8log:6:1",
          #"a.w8log:5:1 duplicate-day "05": "#
            + "second weigh-in on 5 January 2026 (first: line 4); add a time to both",
          " see a.w8log:4:1",
        ])
  }

  @Test func threeFilesWithOneDateAreToldTwice() {
    #expect(
      bookDiagnostics(
        """
        include "b.w8log"
        include "a.w8log"

        === a.w8log

        2026-01-05 82.2kg 07:00

        === b.w8log

        2026-01-05 82.2kg 21:00
        """ + "\n\n=== log2\n\n"
      ) == [
        #"a.w8log:1:1 cross-file-day "2026-01-05": 5 January 2026 also has a weigh-in in b.w8log:1; delete one or correct its date"#,
        " see b.w8log:1:1",
      ])
  }

  @Test func whatIsUsedInAnyFileIsUsed() {
    #expect(
      bookDiagnostics(
        """
        include "a.w8log"
        gym @iron
        gym @barn

        === a.w8log

        # 2026-01
        03 82.1kg @iron
        04 82.1kg
            Squat: 3x5 100
        """) == [
          #"a.w8log:4:5 no-default-gym "Squat": 1 session has no gym, and the log has no default gym; add the word default to a gym line"#
        ])
  }

  @Test func aFixInOneFileKnowsTheOthers() throws {
    let analysis = try #require(
      analyzeBook(
        """
        include "a.w8log"
        gym @iron

        === a.w8log

        # 2026-01
        03 82,1kg @iron
        """))
    let file = analysis.files[1]
    let edits = analysis.allFixingEdits(of: file)
    let mended = try #require(file.text.bytes.applying(edits))
    #expect(String(decoding: mended, as: UTF8.self) == "# 2026-01\n03 82.1kg @iron\n")
    let after = try #require(analysis.with(mended, in: file))
    #expect(after.files.count == 2)
    #expect(after.diagnosticsOfFiles.joined().filter { $0.severity > .hint }.isEmpty)
  }

  /// A load without unit is read in the unit of its own file.
  @Test func eachFileReadsItsOwnNumbers() {
    let logbook = analyzeBook(
      """
      include "a.w8log"
      unit kg

      # 2026-01
      03 82 @iron
          Squat: 5 100

      === a.w8log

      unit lb

      # 2026-01
      04 182 @iron
          Squat: 5 200
      """)?.logbook
    #expect(
      logbook?.months.first?.entries.map(\.weighIn?.mass) == [
        Mass(thousandths: 82_000, of: .kilogram), Mass(thousandths: 182_000, of: .pound),
      ])
    #expect(logbook?.settings.training.loadUnits == [.kilogram, .pound])
  }
}
