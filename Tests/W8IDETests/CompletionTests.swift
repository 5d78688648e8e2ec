import Testing
import W8Book
import W8Engine
import W8IDE
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

/// What is offered where, and in which order.
@Suite struct CompletionTests {
  private static let gyms = """
    gym @iron "Iron Temple" default
    gym @home
    gym @old closed:2020-01-01

    # 2026-01

    03 Sat 82.1 @iron #salty fat:18.6%
        Squat: w5 60, 3x5 100 @8
        Bench press: 5/5/4! 70
    05 Mon 82.0 @home #salty #late
        Squat: 5x5 80
        "Tabata 20:10": 8 bw
    06 Tue 81.9 @hotel

    """

  private static let offersOfTexts: [(String, String)] = [
    // The gyms by their last use, then those only declared; a closed one never.
    ("07 Wed 82.0 @$0", "@hotel|@home|@iron"), ("07 Wed 82.0 @ir$0", "@hotel|@home|@iron"),
    ("07 Wed 82.0 @iron $0 ", "#salty|#late|fat:|waist:|sleep:"),
    ("07 Wed 82.0 #$0", "#salty|#late"), ("07 Wed 82.0 #salty #$0", "#late"),
    ("07 $0", "Wed|@hotel|@home|@iron|#salty|#late|fat:|waist:|sleep:"),
    ("07 Wed 82.0 fat:$0", "fat:18.6%"),
    ("07 Wed fat:1% $0", "@hotel|@home|@iron|#salty|#late|waist:|sleep:"),
    ("07 Wed 82.0$0", ""), ("07 Wed 82.0  > so @$0", ""),
    // In a note only a tag that is begun.
    ("07 Wed 82.0  > so #$0", "#salty|#late"), ("07 Wed 82.0  > so #s$0 much", "#salty|#late"),
    ("07 Wed 82.0  > so$0", ""), ("07 Wed 82.0  > so#$0", ""), ("07 Wed 82.0  > #so $0", ""),
    ("07 Wed 82.0\n    > #$0", "#salty|#late"), ("07 Wed\n    Row: 5 50 >#$0", "#salty|#late"),
    // On an indented line sessions and exercises: those of this gym by their last use, then the others.
    ("07 Wed @iron\n    $0", "Squat|Bench press|Tabata 20:10|@hotel|@home|@iron"),
    ("07 Wed @home\n    $0", "Squat|Tabata 20:10|Bench press|@hotel|@home|@iron"),
    ("07 Wed\n    @$0", "@hotel|@home|@iron"),
    ("07 Wed @iron\n    Squat: 5 60\n    + Ben$0", "Bench press|Tabata 20:10|Squat"),
    // Below an exercise those that followed it last time come first, those of the session last.
    ("07 Wed @iron\n    Squat: 5 60\n    $0", "Bench press|Tabata 20:10|Squat|@hotel|@home|@iron"),
    ("    Squ$0", "Squat|Tabata 20:10|Bench press"),
    // The sets of the time before at this gym, without and with warm-ups, else those of another.
    ("07 Wed @iron\n    Squat:$0", "3x5 100|w5 60, 3x5 100"),
    ("07 Wed @iron\n    squat: $0", "3x5 100|w5 60, 3x5 100"),
    ("07 Wed @hotel\n    Squat:$0", "5x5 80kg"), ("07 Wed @home\n    Row:$0", ""),
    ("07 Wed @home\n    \"Tabata 20:10\":$0", "8 bw"),
    ("07 Wed @iron\n    Squat: 5 60, $0", "3x5 100"),
    ("07 Wed @iron\n    Bench press: 5 60, $0", ""),
    ("07 Wed @iron\n    Squat: 5 60 (p$0", "(drop)|(failure)|(pause)|(left)|(right)|(partial)"),
    // A word that is complete and known has no list, nor has another name of something.
    ("07 Wed 82.0 @iron$0", ""), ("07 Wed 82.0 #salty$0", ""), ("07 Wed$0", ""),
    ("07 Wed 82.0 fat$0", ""), ("07 Wed @iron\n    Squat$0", ""), ("07 Wed @iron\n    sQuAt$0", ""),
    ("07 Wed @iron\n    \"Tabata 20:10$0", ""), ("07 Wed @iron\n    Squat: 5 60 (pause$0)", ""),
    ("unit kg$0", ""), ("lint gap$0", ""), ("gym$0", ""),
    // Not even where it is not offered, as the log or the line has it already, or the gym has closed.
    ("unit kg\nunit$0", ""), ("w8log$0", ""), ("07 Wed 82.0 @old$0", ""), ("gym @home$0", ""),
    ("07 Wed 82.0 #late #late$0", ""), ("07 Wed 82.0 fat:20% fat$0", ""),
    ("exercise \"Squat\"\nexercise \"Squat\"$0", ""), ("gym @iron default$0", ""),
    ("; w8log:ignore gap, gap$0", ""),
    ("exercise \"Squat\" alias:kneel\n07 Wed @iron\n    kneel$0", ""),
    ("gym @cellar alias:@hole\n07 Wed @hole$0", ""),
    // What says a number is offered where nothing of it is typed, of a name what begins so.
    ("07 Wed @iron\n    Squat: 3$0", ""), ("07 Wed @iron\n    Squat: 3x5 100 @$0", ""),
    ("07 Wed @iron\n    Squat: w5 60, 3$0", ""), ("07 Wed 82.0 fat:1$0", ""), ("0$0", ""),
    ("goal 78 b$0", "from:|by:"), ("goal 78 by:2$0", ""), ("07 Wed @iron\n    20$0", ""),
    ("07 Wed @iron\n    Tabata 2$0", "Tabata 20:10"),
    // Directives and their words.
    (
      "gym @ne color:r$0",
      "color:red|color:orange|color:yellow|color:green|color:blue|color:purple|color:pink|color:gray"
    ),
    ("gym $0", "@hotel"), ("unit $0", "kg|lb|st"), ("order o$0", "oldest|newest"),
    ("lint gap $0", "off|hint|info|warning|error"), ("tag $0", "#salty|#late"),
    ("trend day:$0", "day:mean|day:first|day:last|day:min"),
    ("# 2026-02 $0", "February"), ("# $0", ""),
    ("???$0", ""), (">$0", ""), ("x-a $0", ""), ("; so $0", ""),
  ]

  @Test(arguments: offersOfTexts)
  func offers(_ marked: String, _ expected: String) throws {
    let labels = try list(Self.gyms + marked).items
      .filter { ![.directive, .month, .date].contains($0.kind) || marked.contains("#") }.map(
        \.label)
    let wanted = expected.split(separator: "|").map(String.init)
    if marked.hasPrefix("gym $0") {
      #expect(labels.first == wanted.first)
    } else {
      #expect(labels == wanted)
    }
  }

  @Test(arguments: [
    // The next day and today; only those of the month of the header.
    ("# 2030-05\n\n30 Thu 82.0\n$0", "31 Fri   "), ("# 2030-06\n\n$0", "01 Sat   "),
    ("# 2030-05\n\n30 82.0\n$0", "31       "), ("# 2030-05\n\n30 Thu 182.0\n$0", "31 Fri  "),
    // Never in the future, and never out of order.
    ("# 2030-06\n\n01 Sat 82.0\n$0", nil), ("# 2031-06\n\n01 Sat 82.0\n$0", "02 Mon   "),
    ("# 2030-05\n\n03 Fri 82.0\n$0\n04 Sat 82.1\n", nil),
    ("order newest\n# 2030-05\n\n$0\n30 Thu 82.0\n", "31 Fri   "),
    // A log without headers has full dates, the preamble of another none.
    ("2030-05-30 82.0\n$0", "2030-06-01       "), ("$0\n# 2030-05\n", nil),
    ("$0", "2030-06-01 Sat   "), ("# 2030-05\n\n30 Thu 82.0\n3$0", nil),
  ])
  func theNextDay(_ marked: String, _ expected: String?) throws {
    let days = try list(marked).items.filter { $0.kind == .date && !$0.label.hasPrefix("01 Wed") }
    #expect(days.first?.text == expected)
  }

  @Test(arguments: [
    ("# 2030-04 April\n\n30 Tue 82.0\n$0", ["# 2030-05 May", "# 2030-06 June"]),
    ("# 2030-04\n\n30 Tue 82.0\n$0", ["# 2030-05", "# 2030-06"]),
    ("# 2030-04\n\n30 Tue 82.0\n#$0", []),
    ("# 2030-06\n\n$0", []), ("2030-05-30 82.0\n$0", []), ("$0", ["# 2030-06 June"]),
    ("# 2030-04\n$0\n# 2030-05\n", []),
    ("order newest\n$0\n# 2030-05\n", ["# 2030-06"]), ("# 9999-12\n$0", []),
  ])
  func theNextMonth(_ marked: String, _ expected: [String]) throws {
    #expect(try list(marked).items.filter { $0.kind == .month }.map(\.text) == expected)
  }

  @Test func aWordIsReplacedToItsEnd() throws {
    let marked = Self.gyms + "07 Wed 82.0 @ir$0onn #a"
    let item = try #require(try list(marked).items.first { $0.label == "@iron" })
    let start = try #require(offset(of: "@ironn", in: text(marked)))
    #expect(item.range == TextRange(start, start + 6))
    #expect(item.canKeepRest)
  }

  @Test func textIsNeverGlued() throws {
    // `@iron82` would be a gym of its own.
    #expect(try list(Self.gyms + "07 Wed $082").items.isEmpty)
  }

  @Test func aNameGetsQuotesAndItsColumn() throws {
    let items = try list(Self.gyms + "07 Wed @home\n    Tab$0").items
    #expect(items.first { $0.label == "Tabata 20:10" }?.text == "\"Tabata 20:10\":     ")
    #expect(items.first { $0.label == "Squat" }?.text == "Squat:              ")
    let before = try list(Self.gyms + "07 Wed @home\n    Ta$0b: 3x5").items
    #expect(before.first { $0.label == "Squat" }?.text == "Squat")
  }

  @Test func setsComeInTheirColumn() throws {
    let items = try list(Self.gyms + "07 Wed @iron\n    Squat:$0").items
    #expect(items.first?.text == "              3x5 100")
    #expect(items.first?.detail == "3 January 2026")
    let elsewhere = try list(Self.gyms + "07 Wed @hotel\n    Squat:$0").items
    #expect(elsewhere.first?.detail == "@home, 5 January 2026")
  }

  /// At the end of a line that is in canonical form, what is taken leaves it so.
  @Test(arguments: [
    ("07 Wed   82.0 @$0", "@iron", "  @iron"), ("07 Wed   82.0   $0", "#late", "#late"),
    ("07 Wed   82.0   @iron $0", "#late", " #late"),
    ("07 Wed   82.0   @iron $0", "fat:", " fat:"),
    ("07 Wed   82.0   #late $0", "@iron", "@iron"), ("7 Wed 82.0 $0", "@iron", "@iron"),
    ("07 Wed   82.0 @$0 #late", "@iron", "@iron"), ("unit $0", "kg", "      kg"),
    ("metric $0", "mood pt", "    mood pt"),
  ])
  func fieldsComeInTheirColumn(_ marked: String, _ label: String, _ expected: String) throws {
    let log = Self.gyms + "06 Tue   82.0   mood:7pt\n"
    let items = try list(marked.contains("07") ? Self.gyms + marked : marked + "\n" + log).items
    #expect(items.first { $0.label == label }?.text == expected)
  }

  @Test func directivesHaveExamplesToTypeOver() throws {
    let items = try list("go$0").items
    let goal = try #require(items.first { $0.label == "goal" })
    // A number is for people to say.
    #expect(goal.text == "goal" && goal.snippet == nil)
    let unit = try #require(items.first { $0.label == "unit" })
    #expect(unit.text == "unit       kg")
    #expect(unit.snippet == "unit       ${1|kg,lb,st|}")
    // What counts once is offered once.
    #expect(try !list("unit kg\n$0").items.contains { $0.label == "unit" })
  }

  @Test func rulesAreNamedInIgnoreComments() throws {
    let items = try list("; w8log:ignore gap, wee$0").items
    #expect(items.contains { $0.label == "weekday-mismatch" && $0.topic == .rule($0.label) })
    #expect(!items.contains { $0.label == "gap" })
    #expect(try list("; w8log:ignore$0").items.isEmpty)
  }

  @Test func manyItemsAreToldInPart() throws {
    let exercises = (0..<300).map { "    Exercise \($0): 5 60\n" }.joined()
    let log = "# 2026-01\n\n03 Sat\n" + exercises + "04 Sun\n    "
    #expect(try list(log + "$0").isIncomplete)
    let typed = try list(log + "exercise 29$0")
    #expect(typed.items.isEmpty, "it is one of them")
    #expect(try list(log + "exercise 2$0").items.isEmpty)
    #expect(try list(log + "execi$0").items.count == 200)
  }

  @Test func longLinesGetNothing() throws {
    let list = try list("# 2026-01\n\n03 " + String(repeating: "#a ", count: 340) + "$0")
    #expect(list.items.isEmpty && !list.isIncomplete)
  }

  private func text(_ marked: String) -> String {
    marked.split(separator: "$0", omittingEmptySubsequences: false).joined()
  }

  private func list(_ marked: String) throws -> CompletionList {
    let before = marked.split(separator: "$0", omittingEmptySubsequences: false)[0]
    let analysis = try #require(analyze(text(marked)))
    return analysis.completions(in: analysis.root, at: before.utf8.count)
  }

  @Test func titlesComeFromTheSameGym() throws {
    let log = """
      gym @iron default alias:@temple
      # 2026-01
      03 82
          @iron "Push day"
          @home "Legs"
      04 82
          @temple "Pull day"
          @ 18:00 "Push day"
      05 82

      """
    func items(_ marked: String) throws -> [String] {
      try list(log + marked).items.map(\.label).filter { $0.hasPrefix("\"") }
    }
    #expect(try items("    @iron $0") == ["\"Pull day\"", "\"Push day\""])
    #expect(try items("    @ \"$0") == ["\"Pull day\"", "\"Push day\""])
    #expect(try items("    @home \"L$0") == ["\"Legs\""])
    #expect(try items("    @home \"Legs\" $0") == [])
    #expect(try items("    @home  > x $0") == [])
  }

  @Test func goalsAreOfferedDates() throws {
    let labels = try list("goal 78 by:$0").items.map(\.label)
    #expect(labels == ["by:2030-08-31", "by:2030-11-30", "by:2031-05-31"])
  }

  @Test func includesAreOfferedTheLogsBelowTheirFolder() throws {
    let marked = try MarkedText("include \"$0")
    let today = try #require(CivilDate(year: 2030, month: 6, day: 1))
    var host = AnalysisHost(today: today)
    let file = FileID("/book/log.w8log")
    host.apply(.open(file, Array(marked.text.utf8), version: 1))
    let known = host.analysis(of: file)
    let analysis = try #require(known)
    let list = analysis.completions(
      in: analysis.root, at: try #require(marked.cursor),
      knownLogs: [
        "/book/log.w8log", "/book/years/2025.w8log", "/other.w8log", "/book/a [1].w8log",
        "/book/2024.w8log", "/bookish/x.w8log",
      ])
    #expect(list.items.map(\.text) == ["   \"2024.w8log\"", "   \"years/2025.w8log\""])
    #expect(list.items.map(\.filter) == ["\"2024.w8log\"", "\"years/2025.w8log\""])
    #expect(list.isIncomplete)
  }
}
