import Foundation
import Testing
import W8CommandLine

/// What `history` tells of an exercise.
@Suite struct HistoryTests {
  private static let squats = """
    unit kg
    gym  @iron "Iron Temple" default
    gym  @home "Garage"
    exercise "Back squat" alias:squat
    setup @iron "Back squat"  > rack 7

    # 2026-01

    06 Tue   80.0   @iron
        Squat:              w1 20, w1 40, w5 60, 3x5 100
    08 Thu   80.0   @home
        squat:              2x8 60 @7 (beltless)
    13 Tue   80.0   @iron  > heavy
        Squat:              3x5 102.5

    # 2026-02

    03 Tue   80.0   @iron
        Squat:              3x4 102.5
        Sit-up:             20/15
        Split squat:        10 20

    """
  private let world = FakeWorld(["a": squats])

  /// Epley: 100 · 7/6 = 116.67, 102.5 · 7/6 = 119.58, 102.5 · 34/30 = 116.17, 60 · 38/30 = 76.
  /// Brzycki: 102.5 · 36/32 = 115.31, 60 · 36/29 = 74.48. Volume at @iron: 15 · 100 + 15 · 102.5 +
  /// 12 · 102.5 = 4267.5, at @home 16 · 60 = 960. Weeks: 2, 3 and 6 of 2026.
  @Test func everyGymHasABlock() {
    let outcome = world.run("history", "squat", "a")
    #expect(
      outcome.output == """
        Back squat
        @iron  e1RM ↓ 3.4 kg since 6 January 2026
        4 sessions at 2 gyms, 6 January 2026 to 3 February 2026; loads in kg

        @iron Iron Temple: 3 sessions, the last on 3 February 2026
        Date            Change     e1RM  Records               Sets
        2026-02-03 Tue  ↓ 3 reps  116.2                        3x4 102.5
        2026-01-13 Tue  ↑ 2.5 kg  119.6  ★ load, e1RM, volume  3x5 102.5
        2026-01-06 Tue            116.7                        w1 20, w1 40, w5 60, 3x5 100
        Set-up   rack 7
        Best     102.5 kg x 5, 13 January 2026
        By reps  4 x 102.5, 5 x 102.5
        e1RM     119.6 kg (Epley), 115.3 kg (Brzycki)
        Volume   4267.5 kg in all sessions

        @home Garage: 1 session, the last on 8 January 2026
        Date            Change              e1RM  Sets
        2026-01-08 Thu  ↓ 40 kg from @iron  76.0  2x8 60 @7 (beltless)
        Best     60 kg x 8, 8 January 2026
        By reps  8 x 60
        e1RM     76.0 kg (Epley), 74.5 kg (Brzycki)
        Volume   960.0 kg in all sessions

        All gyms
        Best     102.5 kg x 5, 13 January 2026
        By reps  4 x 102.5, 5 x 102.5, 8 x 60
        e1RM     119.6 kg (Epley), 115.3 kg (Brzycki)
        Volume   5227.5 kg in all sessions

        Sets a week  █▅··▅
                     2026-W02 to 2026-W06; most in a week: 5; in the last week: 3

        """)
    #expect(outcome.code == .success)
    #expect(outcome.errors == "")
  }

  /// Rests are labels that imports bring; other labels, and machine output, stay.
  @Test func labelsOfRestsAreHidden() {
    let sets = "5 100 (rest 120s) (pause), 5 100 (rest-pause), (rest 90s)"
    let world = FakeWorld(["a": "# 2026-01\n\n06 Tue   80.0\n    Squat: \(sets)\n"])
    #expect(
      world.run("history", "squat", "a").output.contains("5 100 (pause), 5 100 (rest-pause)\n"))
    #expect(world.run("history", "squat", "--all-labels", "a").output.contains(sets))
    #expect(world.run("history", "squat", "-O", "csv", "a").output.contains("(rest 120s)"))
  }

  @Test(arguments: ["BACK  SQUAT", "Squat", "back", "spl", "si"])
  func aNameAnAliasOrABeginningWillDo(name: String) {
    let names = ["spl": "Split squat", "si": "Sit-up"]
    let outcome = world.run("history", name, "a")
    #expect(outcome.code == .success)
    #expect(outcome.output.hasPrefix("\(names[name] ?? "Back squat")\n"))
  }

  @Test(
    arguments: [
      (["sqat"], "no exercise \"sqat\" in \"a\"; did you mean \"squat\"?"),
      (
        ["s"],
        "\"s\" matches more than one exercise in \"a\"; write more letters of \"Back squat\", "
          + "\"Sit-up\" or \"Split squat\""
      ),
      (["up"], "no exercise \"up\" in \"a\"; did you mean \"Sit-up\"?"),
      (["zzz"], "no exercise \"zzz\" in \"a\"; `w8log exercises` lists them"),
      ([""], "no exercise \"\" in \"a\"; `w8log exercises` lists them"),
      ([], "`history` needs the name of an exercise, such as Squat"),
    ] as [([String], String)])
  func anUnknownNameIsWrongUsage(name: [String], message: String) {
    let outcome = world.run(arguments: ["history"] + name + (name.isEmpty ? [] : ["a"]))
    #expect(outcome.code == .usage)
    #expect(outcome.output == "")
    #expect(outcome.errors == "w8log: \(message)\n")
  }

  @Test func aLogWithoutTheExerciseIsPassedOverWhenAnotherHasIt() {
    let both = FakeWorld(["a": Self.squats, "b": faultless])
    let outcome = both.run("history", "squat", "b", "a")
    #expect(outcome.code == .success)
    #expect(outcome.output.hasPrefix("a\n\nBack squat\n"))
    #expect(
      outcome.errors == "w8log: no exercise \"squat\" in \"b\"; `w8log exercises` lists them\n")
  }

  @Test(
    arguments: [
      (["--gym", "home"], ["2026-01-08"]),
      (["--gym", "@IRON", "-p", "2026-01"], ["2026-01-13", "2026-01-06"]),
      (["--oldest-first", "--gym=iron"], ["2026-01-06", "2026-01-13", "2026-02-03"]),
      (["--since", "2026-01-08", "--until=2026-01-31"], ["2026-01-13", "2026-01-08"]),
      (["--notes"], ["2026-01-13"]), (["--weekday", "thu"], ["2026-01-08"]),
    ])
  func sessionsAreChosenAndNoFigureChanges(options: [String], dates: [Substring]) {
    let rows = world.run(arguments: ["history", "squat", "-O", "tsv", "a"] + options).output
      .split(separator: "\n").dropFirst()
    #expect(rows.map { $0.prefix(10) } == dates)
    let page = world.run(arguments: ["history", "squat", "a"] + options).output
    #expect(page.contains("4 sessions (\(dates.count) shown) at 2 gyms") || dates.count == 4)
    #expect(page.contains("\nVolume   5227.5 kg in all sessions\n"))
  }

  /// At @iron 3 sets each in the weeks 2, 3 and 6 of 2026, at @home 2 in the second.
  @Test func weeksAreThoseOfTheGymsThatAreAskedFor() {
    func weeks(_ gyms: String...) -> String {
      let options = gyms.flatMap { ["--gym", $0] }
      let page = world.run(arguments: ["history", "squat", "a"] + options).output
      return page.split(separator: "\n").suffix(2).joined(separator: "\n")
    }
    let all = "2026-W02 to 2026-W06; most in a week: 5; in the last week: 3"
    #expect(weeks() == "Sets a week  █▅··▅\n             \(all)")
    #expect(
      weeks("iron")
        == "Sets a week  ██··█\n"
        + "             2026-W02 to 2026-W06; most in a week: 3; in the last week: 3, at @iron")
    #expect(weeks("home", "iron").hasSuffix("\(all), at @home and @iron"))
    #expect(
      world.run("history", "squat", "a", "--gym", "home", "-O", "json").output
        .contains(#""weeks":[{"sets":2,"week":"2026-W02"}]"#))
  }

  @Test func anUnknownGymIsNoBlock() {
    let log =
      "unit kg\n# 2026-01\n01 80 @a\n    Squat: 5 100\n02 80 @24h\n    Squat: 5 120\n"
      + "03 80\n    @9\n    Squat: 5 60\n"
    let world = FakeWorld(["a": log])
    let page = world.run("history", "squat", "--lenient", "-q", "a").output
    #expect(page.contains("3 sessions (1 shown) at 1 gym,") && !page.contains("@24h"), "\(page)")
    #expect(page.contains("\nAll gyms\nBest     120 kg x 5, 2 January 2026\n"), "\(page)")
    #expect(
      world.run("gyms", "--lenient", "-q", "-O", "tsv", "a").output
        .split(separator: "\n").dropFirst().map { $0.prefix(2) } == ["a\t"])
    let rows = world.run("log", "--lenient", "-q", "--with-exercises", "-O", "json", "a").output
    #expect(rows.components(separatedBy: #""gym":null"#).count == 3, "\(rows)")
    let today = world.run("today", "--lenient", "-q", "-O", "json", "a").output
    #expect(
      today.contains(
        #""lastSession":{"date":"2026-01-03","exercises":["Squat"],"gym":null}"#), "\(today)")
  }

  @Test func aWeightThatCannotBeReadHidesNoHistory() {
    let faulty = FakeWorld(["a": Self.squats + "05 Thu   80.0.0\n"])
    let sound = FakeWorld(["a": Self.squats + "05 Thu   80.0\n"]).run("history", "squat", "a")
    let history = faulty.run("history", "squat", "a")
    #expect(history.output == sound.output && history.code == .badData)
    let strict = faulty.run("history", "squat", "--strict", "a")
    #expect(strict.code == .badData && strict.output == "")
    #expect(strict.errors == history.errors)
  }

  @Test func warmUpsAloneAreNoChange() {
    let log = "unit kg\n# 2026-01\n01 80 @a\n    Squat: 5 100\n02 80 @a\n    Squat: w5 60\n"
    let rows = FakeWorld(["a": log]).run("history", "squat", "-O", "json", "a").output
    #expect(rows.contains("\"warmup\":true"))
    let page = FakeWorld(["a": log]).run("history", "squat", "a").output
    #expect(!page.contains("↓") && page.contains("w5 60"), "\(page)")
  }

  @Test func nothingToShowIsSaid() {
    let outcome = world.run("history", "squat", "-p", "2025", "a")
    #expect(outcome.code == .success)
    #expect(outcome.output == "")
    #expect(outcome.errors == "no sets of \"Back squat\" to show in \"a\"\n")
  }

  /// 135 lb are 61.23496995 kg: loads have no decimals when they are whole, else up to three.
  @Test func loadsAreNotRoundedLikeWeights() {
    let log = FakeWorld([
      "a": """
      unit lb
      lift-unit kg
      gym @iron default
      gym @garage unit:lb
      # 2026-01
      05 Mon 180.0 @iron
          Squat: 5 61.25, 3 62.125, 1 100
      06 Tue 180.0 @garage
          Squat: 5 135

      """
    ])
    let page = log.run("history", "squat", "--unit", "kg", "a").output
    #expect(page.contains("By reps  5 x 61.235\n"), "\(page)")
    #expect(page.contains("By reps  1 x 100, 3 x 62.125, 5 x 61.25\n"), "\(page)")
  }

  @Test(
    arguments: [
      ("4x400m 1:35, 5km 26:40", "4x400m 1:35, 5km 26:40"), ("2h", "2h"), ("3x2min", "3x2min"),
      ("90s", "90s"), ("5 100,  @8", "5 100kg, @8"), ("5 100, (x)", "5 100kg, (x)"),
      ("w5 60 , 3x5 100kg", "w5 60kg, 3x5 100kg"), ("5 bw+10, 5 bw rir2", "5 bw+10kg, 5 bw rir2"),
      ("100kg x 5 x 3", "100kg x 5 x 3"), ("10 7lvl", "10 7lvl"),
    ])
  func setsStandAsTheyAreWritten(sets: String, withUnits: String) {
    let world = FakeWorld([
      "a": "unit kg\ngym @a default\n# 2026-01\n05 Mon 80.0 @a\n    X lift:   \(sets) > ok\n"
    ])
    let bare = sets.replacing(",  ", with: ", ").replacing(" ,", with: ",")
    let page = world.run("history", "x", "--lenient", "-q", "a").output
    #expect(page.contains("  \(bare)\n"), "\(page)")
    let sheet = world.run("history", "x", "--lenient", "-q", "-O", "tsv", "a").output
    #expect(sheet.contains("\t5\t\(withUnits)\t"), "\(sheet)")
    let days = world.run("log", "--with-exercises", "--lenient", "-q", "-O", "tsv", "a").output
    #expect(days.contains("\tX lift (a): \(withUnits) > ok\tkg\n"), "\(days)")
  }

  @Test func aHeadingWithNothingBelowItIsLeftOut() {
    let log =
      "unit kg\n# 2026-01\n05 Mon 80.0 @a\n    Curl: 9 5lvl\n06 Tue 80.0 @b\n    Curl: 9 3lvl\n"
    let page = FakeWorld(["a": log]).run("history", "curl", "--lenient", "-q", "a").output
    #expect(page.contains("@b: 1 session") && !page.contains("All gyms"), "\(page)")
  }

  @Test func aNarrowTerminalBreaksLines() {
    var narrow = world
    narrow.terminals = [.output]
    narrow.width = 36
    let page = narrow.run("history", "squat", "--color=never", "a").output
    #expect(
      page.split(separator: "\n").allSatisfy { $0.count <= 38 }
        && page.contains("\nBest     102.5 kg x 5, 13 January\n         2026\n"))
  }

  @Test func spreadsheetsGetOneRowASession() {
    #expect(
      world.run("history", "squat", "-O", "csv", "--gym", "home", "a").output
        == "date,gym,title,file,line,sets,notes,best,epley,brzycki,volume,longest,farthest,pace,records,previous,previousGym,"
        + "change,changeUnit,unit\r\n"
        + "2026-01-08,home,,a,12,2x8 60kg @7 (beltless),,60 kg x 8,76,74.482759,960,,,,"
        + "load epley volume,2026-01-06,iron,-40,kg,kg\r\n")
  }

  /// 3x4 are three sets; the ones before were three of five.
  @Test func theDocumentHasOneElementASet() throws {
    let output = world.run("history", "squat", "-O", "json", "a").output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(
      Set(document.keys) == [
        "schema", "exercise", "unit", "branches", "overall", "weeks", "complete", "leftOut",
      ])
    #expect(document["exercise"] as? String == "Back squat")
    #expect(document["unit"] as? String == "kg")
    let branches = try #require(document["branches"] as? [[String: Any]])
    #expect(branches.map { $0["gym"] as? String } == ["iron", "home"])
    #expect(
      Set(branches[0].keys) == [
        "gym", "sessions", "best", "loadByReps", "epley", "brzycki", "volume", "records", "setup",
        "lastDate", "longest", "farthest", "pace", "progress",
      ])
    #expect(branches[0]["setup"] as? String == "rack 7")
    #expect(branches[1]["setup"] is NSNull)
    let sessions = try #require(branches[0]["sessions"] as? [[String: Any]])
    #expect(sessions.map { $0["date"] as? String } == ["2026-02-03", "2026-01-13", "2026-01-06"])
    #expect(sessions.map { $0["line"] as? Int } == [19, 14, 10])
    let sets = try #require(sessions[0]["sets"] as? [[String: Any]])
    #expect(sets.map { $0["reps"] as? Int } == [4, 4, 4])
    #expect(sets.allSatisfy { $0["load"] as? Double == 102.5 && $0["unit"] as? String == "kg" })
    let previous = try #require(sessions[0]["previous"] as? [String: Any])
    #expect(previous["date"] as? String == "2026-01-13" && previous["gym"] as? String == "iron")
    #expect((previous["sets"] as? [[String: Any]])?.map { $0["reps"] as? Int } == [5, 5, 5])
    #expect(sessions[2]["previous"] is NSNull)
    let overall = try #require(document["overall"] as? [String: Any])
    #expect(overall["sessions"] as? Int == 4 && overall["volume"] as? Double == 5227.5)
    let weeks = try #require(document["weeks"] as? [[String: Any]])
    #expect(weeks.map { $0["week"] as? String } == ["2026-W02", "2026-W03", "2026-W06"])
    #expect(weeks.map { $0["sets"] as? Int } == [5, 3, 3])
  }

  /// 225 lb are 102.05828325 kg; a stone book shows pounds.
  @Test func loadsAreInOneUnit() {
    let log = "unit st\nlift-unit lb\n# 2026-01\n03 12st0 @a\n  Row: 5 100kg\n"
    let stones = FakeWorld(["a": log])
    let own = stones.run("history", "row", "--lenient", "-q", "a").output
    #expect(own.contains("loads in lb") && own.contains("Best     220.462 lb x 5"))
    let metric = stones.run("history", "row", "--unit", "kg", "--lenient", "-q", "a").output
    #expect(metric.contains("loads in kg") && metric.contains("Best     100 kg x 5"))
  }
}
