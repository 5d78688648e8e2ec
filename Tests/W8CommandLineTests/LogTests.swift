import Testing
import W8CommandLine
import W8TestSupport

@Suite struct LogTests {
  /// Rates by hand: 27 January against the 20th, 80.3 − 80.0 and 81.0 − 80.0; 3 February against the
  /// last weigh-in of 27 January, 80.35 − 81.0 = −0.65, half to even −0.6. Mean of January:
  /// (80.0 + 81.0 + 80.65) / 3 = 80.55. Change of its average: 80.35 − 80.0, in binary64 just below 0.35.
  @Test func theTableIsByMonthsNewestFirst() {
    let outcome = FakeWorld(["a": smallLog]).run("log", "a")
    #expect(
      outcome.output == """
        February 2026
        1 entry, 1 day weighed: 80.4 → 80.4 kg, mean 80.4, average – 0.0; @home 1
        Date    Weight    Avg   Rate  Notes
        03 Tue    80.4   80.4  ↓ 0.6

        January 2026 · back at it
        6 entries, 3 days weighed: 80.0 → 81.0 kg, mean 80.6, average ↑ 0.3; @iron 1
        Date    Weight    Avg   Rate  Notes
        27 Tue    81.0   80.4  ↑ 1.0  evening #late
        27 Tue    80.3   80.4  ↑ 0.3
        23 Fri       -
        22 Thu    84.6?
        21 Wed    81.0   80.2         first note
                                      second note
        20 Tue    80.0   80.0         cake

        """)
    #expect(outcome.errors == "")
    #expect(outcome.code == .success)
  }

  /// In stones as it is written, however many decimals; a mean and a difference are rounded.
  @Test func aStoneBookShowsWhatIsWritten() {
    let log = "unit st\n\n# 2026-01\n\n01 12st13.96\n02 180lb\n03 82kg?\n08 12st11.25\n"
    func weights(_ options: String...) -> [Substring] {
      let arguments = ["log", "--lenient", "--oldest-first", "a"] + options
      let lines = FakeWorld(["a": log]).run(arguments: arguments).output.split(separator: "\n")
      return lines.drop { !$0.hasPrefix("01") }.map { $0.split(separator: " ")[2] }
    }
    #expect(weights() == ["12st13.96", "180lb", "82kg?", "12st11.25"])
    #expect(weights("--unit", "lb") == ["182.0", "180.0", "180.8?", "179.2"])
    let today = FakeWorld(["a": log]).run("today", "--lenient", "a").output
    #expect(today.contains("Weight   12st11.25, 8 January 2026"))
    let pounds = FakeWorld(["a": "# 2026-01\n01 12st13.96\n"])
    #expect(pounds.run("log", "--unit", "st", "--lenient", "a").output.contains(" 13st0.0 "))
  }

  @Test func theOldestDayComesFirstOnRequest() {
    let outcome = FakeWorld(["a": smallLog]).run("print", "--oldest-first", "a")
    let days = outcome.output.split(separator: "\n").compactMap { line in
      line.first?.isNumber == true && line.dropFirst(2).first == " " ? line.prefix(6) : nil
    }
    #expect(
      days == ["20 Tue", "21 Wed", "22 Thu", "23 Fri", "27 Tue", "27 Tue", "03 Tue"])
  }

  @Test func aSpanOfDaysChangesNoFigure() {
    let world = FakeWorld(["a": smallLog])
    let outcome = world.run("log", "a", "--since", "2026-01-22", "--until=2026-01-27")
    #expect(
      outcome.output == """
        January 2026 · back at it
        6 entries of the month, 3 days weighed: 80.0 → 81.0 kg, mean 80.6, average ↑ 0.3
        Date    Weight    Avg   Rate  Notes
        27 Tue    81.0   80.4  ↑ 1.0  evening #late
        27 Tue    80.3   80.4  ↑ 0.3
        23 Fri       -
        22 Thu    84.6?

        """)
    let nothing = world.run("log", "a", "--since", "2027-01-01")
    #expect(nothing.output == "")
    #expect(nothing.errors == "no entries to show in \"a\"\n")
    #expect(nothing.code == .success)
  }

  /// 80.35 kg = 177.1414… lb, 80.0 = 176.3698…, 81.0 = 178.5744…; a stone is 14 lb.
  @Test func weightsAreShownInTheUnitAskedFor() {
    let world = FakeWorld(["a": smallLog])
    let pounds = world.run("log", "--unit", "lb", "--since", "2026-02-01", "a").output
    #expect(pounds.contains("1 entry, 1 day weighed: 177.1 → 177.1 lb, mean 177.1,"))
    #expect(pounds.contains("\n03 Tue   177.1   177.1  ↓ 1.4\n"))
    let stones = world.run("log", "--unit", "st", "--since", "2026-02-01", "a").output
    // 177.1414 − 12·14 = 9.1; the rate is 0.65 kg = 1.433 lb.
    #expect(stones.contains("1 day weighed: 12st9.1 → 12st9.1, mean 12st9.1,"))
    #expect(stones.contains("\n03 Tue  12st9.1   12st9.1  ↓ 0st1.4\n"))
  }

  @Test func theCanonicalLogIsShown() {
    let outcome = FakeWorld(["a": canonicalLog]).run("log", "--today", "2026-02-10", "a")
    #expect(outcome.code == .success)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "February 2026 · first deload")
    #expect(lines.contains("January 2026"))
    #expect(lines.filter { $0 == "Date    Weight    Avg  Rate       Notes" }.count == 2)
    // 81.7 − 82.1 of 3 January; the average of the 10th is 82.318….
    #expect(lines.contains("10 Sat    81.7   82.3  ↓ 0.4      Deadlift: grip gave out"))
    #expect(
      lines.contains { $0.hasPrefix("07 Wed       -") && $0.hasSuffix("  no scale on the train") })
    #expect(lines.contains { $0.hasPrefix("08 Thu    84.6?  ") })
  }

  @Test func notesWrapUnderTheirColumnOnATerminal() {
    let words = String(repeating: "word ", count: 12)
    var world = FakeWorld(["a": "# 2026-01\n\n03 Sat   82.1  > \(words)\n"])
    world.terminals = [.output]
    world.width = 60
    let page = world.run("log", "--color", "never", "a").output.split(separator: "\n")
    let lines = page.drop { !$0.hasPrefix("Date") }.dropFirst().map(String.init)
    // 30 columns are left: six words of four letters and their blanks are 29.
    let row = "03 Sat    82.1   82.1         "
    #expect(lines[0] == row + "word word word word word word")
    #expect(lines[1] == String(repeating: " ", count: 30) + "word word word word word word")
    #expect(lines.count == 2)
    world.width = 10
    let narrow = world.run("log", "--color", "never", "a").output.split(separator: "\n")
    // Never narrower than 10 columns: six times two words of 9.
    #expect(narrow.count { $0.hasSuffix("word word") } == 6)
    world.terminals = [.input]
    let file = world.run("log", "a").output.split(separator: "\n")
    #expect(file[3] == row + words.dropLast())
  }

  @Test func nothingOfALogIsObeyedByATerminal() {
    let log =
      "gym @x\n# 2026-01 \u{1B}]0;title\u{7}\n\n03 Sat   82.1  > a\tb\u{1B}[31mc\u{202E}\n    > \u{9B}2J\n"
    var world = FakeWorld(["a\u{1B}c": log])
    world.terminals = [.output]
    for arguments in [["--lenient", "--color=never"], ["--lenient", "--oldest-first"]] {
      world.variables["NO_COLOR"] = "1"
      let outcome = world.run("log", arguments[0], arguments[1], "a\u{1B}c")
      #expect(outcome.output.contains("a b␛[31mc<U+202E>"))
      for scalar in (outcome.output + outcome.errors).unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}")
      }
    }
  }

  @Test func colorIsForTerminals() {
    var world = FakeWorld(["a": faultless])
    #expect(!world.run("log", "a").output.contains("\u{1B}"))
    world.terminals = [.output]
    #expect(world.run("log", "a").output.hasPrefix("\u{1B}[1mJanuary 2026\u{1B}[0m\n"))
  }

  /// Stones have one shape, however they are written; a bare number of stones stays one.
  @Test func whatIsWrittenComesWithoutUnit() {
    let log = "unit st\n# 2026-01\n01 13st\n02 12st0?\n03 13ST4.5\n04 82.1kg\n05 12.5\n"
    let document = FakeWorld(["a": log]).run("log", "--oldest-first", "-O", "json", "a").output
    let values = document.split(separator: "\"written\":").dropFirst().map {
      $0.prefix { $0 != "}" } + "}"
    }
    #expect(
      values == [
        #"{"unit":"st","value":"13st0"}"#, #"{"unit":"st","value":"12st0"}"#,
        #"{"unit":"st","value":"13st4.5"}"#, #"{"unit":"kg","value":"82.1"}"#,
        #"{"unit":"st","value":"12.5"}"#,
      ])
  }
}
