import Testing
import W8Book
import W8Edits
import W8Engine
import W8Laws
import W8Lint
import W8Text

/// Days that are put into a book.
@Suite struct AddingDaysTests {
  private typealias Day = (date: String, fields: String, lines: [String])

  /// The book with `days` added; what becomes of them goes before it where any was not just added.
  private func added(_ example: String, _ days: [Day], once isOnce: Bool = false) throws -> String {
    let isBook = example.contains("=== ")
    let analysis = try #require(isBook ? analyzeBook(example) : analyze(example))
    let all = try days.map { date, fields, lines in
      AddedDay(
        date: try #require(parseDate(date)), fields: fields, lines: lines, isOnce: isOnce)
    }
    let addition: DayAddition
    do throws(EditRefusal) {
      addition = try analysis.adding(all)
    } catch {
      switch error {
      case .refused(let reason): return "refused: \(reason)"
      case .unresolved(let reason): return "unsettled: \(reason)"
      case .interrupted: return "interrupted"
      }
    }
    let after = try #require(applying(addition.edit, to: analysis))
    let told = addition.outcomes.map { outcome in
      switch outcome {
      case .leftOut(let reason, _): "left out: \(reason)\n"
      case .known: "known\n"
      case .knownWithOtherNote: "known with another note\n"
      case .joined, .added: ""
      }
    }
    return told.joined() + exampleText(after)
  }

  private func added(
    _ example: String, _ date: String, _ fields: String, _ lines: [String] = [],
    once isOnce: Bool = false
  ) throws -> String {
    try added(example, [(date, fields, lines)], once: isOnce)
  }

  private let log = "unit       kg\n\n# 2026-01\n\n02 Fri   82.6\n05 Mon   82.2\n"

  @Test func aDayStandsInOrder() throws {
    #expect(
      try added(log, "2026-01-03", "82.1 @iron > woke early", ["Squat: 3x5 100"].map { "  " + $0 })
        == "unit       kg\n\n# 2026-01\n\n02 Fri   82.6\n03 Sat   82.1   @iron  > woke early\n"
        + "    Squat:              3x5 100\n05 Mon   82.2\n")
    #expect(try added(log, "2026-01-07", "82") == log + "07 Wed   82\n")
    #expect(try added(log, "2026-02-01", "82") == log + "\n# 2026-02\n\n01 Sun   82\n")
    #expect(
      try added(log, "2025-12-31", "83")
        == "unit       kg\n\n# 2025-12\n\n31 Wed   83\n\n# 2026-01\n\n02 Fri   82.6\n05 Mon   82.2\n"
    )
  }

  @Test func manyDaysGoToManyPlaces() throws {
    let days: [Day] = [
      ("2026-03-02", "80", []), ("2026-01-03", "82.1", []), ("2026-02-01", "81", []),
      ("2026-01-04", "82.0", []), ("2026-01-09", "81.9", []), ("2026-03-01", "80.2", []),
    ]
    #expect(
      try added(log, days)
        == "unit       kg\n\n# 2026-01\n\n02 Fri   82.6\n03 Sat   82.1\n04 Sun   82.0\n05 Mon   82.2\n"
        + "09 Fri   81.9\n\n# 2026-02\n\n01 Sun   81\n\n# 2026-03\n\n01 Sun   80.2\n02 Mon   80\n")
  }

  @Test func anEmptyMonthKeepsTheBlankLineBelowItsHeader() throws {
    #expect(try added("# 2026-02\n\n", "2026-02-10", "82") == "# 2026-02\n\n10 Tue   82\n")
    #expect(try added("# 2026-02\n", "2026-02-10", "82") == "# 2026-02\n\n10 Tue   82\n")
  }

  @Test func habitsAreKept() throws {
    let titled = "# 2026-01 January\n\n02   82.6\n\n05   82.2\n"
    #expect(
      try added(titled, [("2026-01-03", "82", []), ("2026-02-01", "81", [])])
        == "# 2026-01 January\n\n02   82.6\n\n03       82\n\n05   82.2\n\n# 2026-02 February\n\n"
        + "01       81\n")
    let newest = "order newest\n\n# 2026-01\n\n05 Mon   82.2\n02 Fri   82.6\n"
    #expect(
      try added(
        newest, [("2026-01-03", "82", []), ("2026-02-01", "81", []), ("2025-12-01", "84", [])])
        == "order newest\n\n# 2026-02\n\n01 Sun   81\n\n# 2026-01\n\n05 Mon   82.2\n03 Sat   82\n"
        + "02 Fri   82.6\n\n# 2025-12\n\n01 Mon   84\n")
    let full = "2026-01-02 82.6\n2026-01-05 82.2"
    #expect(
      try added(full, [("2026-01-03", "82", []), ("2026-02-01", "81", [])])
        == "2026-01-02 82.6\n2026-01-03       82\n2026-01-05 82.2\n2026-02-01       81\n")
    let tabs = "# 2026-01\r\n02 Fri 82.6 @a\r\n\tSquat: 5 100\r\n"
    #expect(
      try added(tabs, "2026-01-03", "82 @a", ["    Row: 5 60", "        > good"])
        == tabs + "03 Sat   82     @a\r\n\tRow:                5 60\r\n\t\t> good\r\n")
  }

  @Test func aDayThatIsThereIsJoined() throws {
    let gym = "# 2026-01\n\n02 Fri          @iron\n    Squat:              5 100\n"
    #expect(
      try added(gym, "2026-01-02", "82.4 #salty fat:18%")
        == "# 2026-01\n\n02 Fri   82.4   @iron  #salty  fat:18%\n    Squat:              5 100\n")
    #expect(
      try added(gym, "2026-01-02", "@iron > short", ["    Row: 5 60"])
        == "# 2026-01\n\n02 Fri          @iron  > short\n    Squat:              5 100\n"
        + "    Row:                5 60\n")
    #expect(
      try added(gym, "2026-01-02", "@hotel", ["    Row: 5 60"])
        == gym + "    @hotel\n    Row:                5 60\n")
    #expect(
      try added(log, "2026-01-02", "@iron", ["    Row: 5 60"])
        == log.replacing(
          "02 Fri   82.6\n", with: "02 Fri   82.6   @iron\n    Row:                5 60\n"))
    #expect(try added(log, "2026-01-05", "> late") == log.dropLast() + "  > late\n")
  }

  @Test func whatIsThereIsLeftOut() throws {
    #expect(try added(log, "2026-01-02", "82.6") == "known\n" + log)
    #expect(try added(log, "2026-01-02", "82.605kg") == "known\n" + log)
    let gym = "# 2026-01\n\n02 Fri   82.6   @iron\n    Squat:              5 100\n"
    #expect(try added(gym, "2026-01-02", "82.6 @iron") == "known\n" + gym)
    #expect(
      try added(gym, "2026-01-02", "82.6 @iron", ["  Squat: 5 100"], once: true)
        == "known\n" + gym)
    let started = "# 2026-01\n\n02 Fri   82.6\n    @iron 07:05\n    Squat:              5 100\n"
    #expect(try added(started, "2026-01-02", "", ["  @iron 7:05"]) == "known\n" + started)
  }

  /// What is typed is written: sets go behind those on the last line of their exercise in the session.
  @Test func setsAreDoneAgain() throws {
    let squat = "    Squat:              "
    let day = "# 2026-01\n\n02 Fri   82.6   @iron\n"
    let gym = day + squat + "5 100\n    Row:                5 60\n"
    for (typed, written) in [
      ("Squat: 5 100", "5 100, 5 100"), ("squat: 3x5 110", "5 100, 3x5 110"),
      ("Squat: 5 100 > belt", "5 100, 5 100  > belt"), ("Squat: > belt", "5 100  > belt"),
    ] {
      #expect(
        try added(gym, "2026-01-02", "@iron", ["  \(typed)"])
          == day + squat + written + "\n    Row:                5 60\n", "\(typed)")
    }
    let noted = gym.replacing("5 100\n", with: "5 100  > belt\n")
    #expect(
      try added(noted, "2026-01-02", "@iron", ["  Squat: 5 100"])
        == noted.replacing("5 100 ", with: "5 100, 5 100 "))
    #expect(
      try added(noted, "2026-01-02", "@iron", ["  Squat: 5 100 > no belt"])
        == noted + squat + "5 100  > no belt\n")
    #expect(
      try added(gym, "2026-01-02", "@iron", ["  + Row: 5 60"]) == gym
        + "    + Row:              5 60\n")
    let started = day + "    @iron 07:05\n" + squat + "5 100\n"
    #expect(
      try added(started, "2026-01-02", "", ["  @iron 7:05", "  Squat: 5 100, 5 110"])
        == started.replacing("5 100\n", with: "5 100, 5 100, 5 110\n"))
  }

  @Test func aLineThatIsLongIsFollowedByAnother() throws {
    let long = Array(repeating: "5 100", count: 214).joined(separator: ", ")
    let log = "# 2026-01\n\n02 Fri   82.6   @iron\n    Squat:              \(long)\n"
    #expect(
      try added(log, "2026-01-02", "@iron", ["  Squat: 5 100"])
        == log + "    Squat:              5 100\n")
  }

  /// Scripts that try again: each set that is there answers for one.
  @Test func setsThatAreThereAreLeftOutWhereTheyAreWrittenOnce() throws {
    let log = "# 2026-01\n\n02 Fri   82.6   @iron\n    Squat:              5 100, 5 110\n"
    #expect(
      try added(log, "2026-01-02", "@iron", ["  Squat: 5 110"], once: true) == "known\n" + log)
    #expect(
      try added(log, "2026-01-02", "@iron", ["  Squat: 5 110", "  Squat: 5 110"], once: true)
        == log.replacing("5 110\n", with: "5 110, 5 110\n"))
    #expect(
      try added(log, "2026-01-02", "@iron", ["  Row: 5 60", "  Squat: 5 100"], once: true)
        == log + "    Row:                5 60\n")
    #expect(
      try added(log, "2026-01-02", "@home", ["  Squat: 5 100"], once: true)
        == log + "    @home\n    Squat:              5 100\n")
  }

  @Test func aWeightFillsADayThatWasNotWeighed() throws {
    let unweighed = "unit       kg\n\n# 2026-02\n\n04 Wed    -\n05 Thu    -     07:05  fat:18.4%\n"
    #expect(
      try added(unweighed, "2026-02-04", "81.5")
        == unweighed.replacing("04 Wed    -\n", with: "04 Wed   81.5\n"))
    #expect(
      try added(unweighed, "2026-02-05", "82.4 07:05 fat:18.4%")
        == unweighed.replacing("05 Thu    -     07:05", with: "05 Thu   82.4   07:05"))
    #expect(
      try added(unweighed, "2026-02-05", "82.4 21:00") == unweighed + "05 Thu   82.4   21:00\n")
    #expect(try added(unweighed, "2026-02-04", "-") == "known\n" + unweighed)
    #expect(
      try added("# 2026-02\n4 Wed  -  > ill\n", "2026-02-04", "81.5")
        == "# 2026-02\n4 Wed 81.5  > ill\n")
  }

  @Test func aSecondWeighInNeedsATime() throws {
    #expect(
      try added(log, "2026-01-02", "83.4")
        == "left out: the day already has a weigh-in (82.6)\n" + log)
    let second = log.replacing(
      "02 Fri   82.6\n", with: "02 Fri   82.6\n02 Fri   83.4   21:40\n")
    #expect(try added(log, "2026-01-02", "83.4 21:40") == second)
    #expect(
      try added(second, "2026-01-02", "83.9 21:40")
        == "left out: the day already has a weigh-in at 21:40 (83.4)\n" + second)
  }

  @Test func ofABookTheFileOfTheMonthIsTaken() throws {
    let book = """
      include "years/*.w8log"

      === years/2025.w8log

      # 2025-12

      31 Wed   83.0

      === years/2026.w8log

      # 2026-01

      02 Fri   82.6

      """
    let after = try added(
      book, [("2025-12-30", "83.1", []), ("2026-02-01", "82", []), ("2024-05-01", "90", [])])
    #expect(after.contains("# 2025-12\n\n30 Tue   83.1\n31 Wed   83.0\n"))
    #expect(after.contains("02 Fri   82.6\n\n# 2026-02\n\n01 Sun   82\n"))
    #expect(after.contains("# 2024-05\n\n01 Wed   90\n\n# 2025-12\n"))
  }

  @Test func errorsThatLeaveThePlaceUncertainAreNamed() throws {
    let conflict = "# 2026-01\n\n<<<<<<< HEAD\n02 Fri   82.6\n"
    #expect(
      try added(conflict, "2026-01-03", "82")
        .hasPrefix("unsettled: line 3 of "))
    #expect(
      try added("# 2026-1\n\n02 Fri   82.6\n", "2026-01-03", "82").hasPrefix(
        "unsettled: line 1 of "))
  }

  @Test func aFileThatIsNotReadMayHoldTheMonth() throws {
    let book = """
      include    "old.w8log"
      include    "years/*.w8log"

      # 2026-01

      02 Fri   82.6

      === years/2020.w8log
      # 2020-01

      02 Thu   84

      """
    let told = try added(book, "2025-12-30", "83")
    #expect(told.hasPrefix("unsettled: line "))
    #expect(told.hasSuffix(" includes a file that was not read (W8701)"))
    #expect(try added(book, "2026-01-03", "82").contains("02 Fri   82.6\n03 Sat   82\n"))
    let pattern = book.replacing("include    \"old.w8log\"\n", with: "")
    #expect(try added(pattern, "2025-12-30", "83").contains("# 2025-12\n\n30 Tue   83\n"))
    let bare = book.replacing("\"old.w8log\"", with: "old.w8log")
    #expect(
      try added(bare, "2025-12-30", "83").hasSuffix(" includes a file that was not read (W8502)"))
  }

  @Test func aHeaderOfAnotherFileMayBeTheOneThatIsWanted() throws {
    let book = """
      include    "years/*.w8log"

      # 2026-01

      02 Fri   82.6

      === years/2025.w8log

      # December 2025

      02 Tue   84

      """
    let told = try added(book, "2025-12-30", "83")
    #expect(told.hasPrefix("unsettled: line 1 of "))
    #expect(told.hasSuffix(" is not a month header (W8101)"))
    #expect(try added(book, "2026-01-03", "82").contains("02 Fri   82.6\n03 Sat   82\n"))
  }

  @Test func whatIsNoEntryIsLeftOut() throws {
    for fields in ["82.1 what", "82\n# 2026-02", "82 @a @b"] {
      #expect(try added(log, "2026-01-03", fields).hasPrefix("left out: "), "\(fields)")
    }
    for line in ["# 2026-02", "03 82", "  Squat 3x5", ""] {
      #expect(try added(log, "2026-01-03", "82", [line]).hasPrefix("left out: "), "\(line)")
    }
  }

  @Test func aNoteIsText() throws {
    #expect(
      try added(log, "2026-01-07", "82 > -rf $(reboot)") == log + "07 Wed   82  > -rf $(reboot)\n")
  }

  /// A comment above a header is of the month that the header opens, what it tells to ignore too.
  @Test func noDayComesBetweenACommentAndItsHeader() throws {
    let above = "unit       kg\n\n# 2026-01\n\n05 Mon   82.2\n"
    let below =
      "\n; w8log:ignore month-title\n# 2026-02 March\n\n01 Sun   82.0\n"
    #expect(try added(above + below, "2026-01-20", "83") == above + "20 Tue   83\n" + below)
  }

  /// What is said of the day without a weight may stand on any of its lines.
  @Test func aDayOfSeveralWeighInsIsLookedAtAsAWhole() throws {
    let log =
      "unit       kg\n\n# 2026-02\n\n09 Mon   82.1   #salty fat:18%  > woke early\n09 Mon   82.5   21:00\n"
    for known in ["#salty", "fat:18%", "> woke early"] {
      #expect(try added(log, "2026-02-09", known) == "known\n" + log)
    }
    #expect(
      try added(log, "2026-02-09", "fat:19%") == "left out: fat:18% already exists\n" + log)
    #expect(
      try added(log, "2026-02-09", "82.3 12:00 fat:19%")
        == log.replacing(
          "09 Mon   82.5   21:00\n", with: "09 Mon   82.5   21:00\n09 Mon   82.3   12:00  fat:19%\n"
        ))
  }

  /// The time of a session is no time of a weigh-in, and no other session takes its exercises.
  @Test func aSessionKeepsItsTimeAndItsNote() throws {
    let log = "unit       kg\n\n# 2026-02\n\n09 Mon   82.1   @iron\n    Bench:              5 60\n"
    let later = "    @iron 20:00\n    Row:                5 50\n"
    #expect(
      try added(log + later, "2026-02-09", "@iron 18:30", ["    Curl: 5 10"])
        == log + later + "    @iron 18:30\n    Curl:               5 10\n")
    #expect(
      try added(log + later, "2026-02-09", "@iron 20:00", ["    Curl: 5 10"]).contains(
        later + "    Curl:               5 10\n"))
    #expect(
      try added(log, "2026-02-09", "@box > crowded", ["    Curl: 5 10"])
        == log + "    @box\n    > crowded\n    Curl:               5 10\n")
    let box = log + "    @box\n    Curl:               5 10\n"
    #expect(
      try added(box, "2026-02-09", "@box > crowded")
        == log + "    @box\n    > crowded\n    Curl:               5 10\n")
  }

  /// A weight without a unit is meant in that of the root, wherever it is written.
  @Test func aWeightKeepsItsUnitInAFileOfAnother() throws {
    let book =
      "unit       lb\ninclude    \"old.w8log\"\n\n# 2026-01\n\n05 Mon  182\n=== old.w8log\n\n"
    let old = "unit       kg\n\n# 2024-12\n\n05 Thu   83\n"
    #expect(
      try added(book + old, "2024-12-06", "183").contains("05 Thu   83\n06 Fri  183lb\n"))
    let stones = book.replacing("unit       lb", with: "unit       st")
    #expect(
      try added(stones + old, "2024-12-06", "13").hasPrefix(
        "left out: the file with that month is in kg; add a unit to the weight"))
  }
}
