import Foundation
import Testing
import W8CommandLine

/// `log --with-exercises`.
@Suite struct LogExercisesTests {
  private let world = FakeWorld([
    "a": """
    unit kg
    gym @iron "Iron" default
    gym @hotel "Hotel" unit:lb

    # 2026-01

    20 Tue   80.0   @iron  > cake
        Squat:              w5 60, w3 80,  3x5 100 @8
        + "Calf raise":     15 45  > slow
        > belt
    21 Wed   81.0
    22 Thu   80.0
        Row:                5 bw
        @hotel 06:30-07:15  > tiny
        DB press:           2x10 45 (drop)

    """
  ])

  @Test func sessionsStandBelowTheirEntries() {
    #expect(
      world.run("log", "--with-exercises", "a").output == """
        January 2026
        3 entries, 3 days weighed: 80.0 → 80.0 kg, mean 80.3, average ↑ 0.2; @iron 2, @hotel 1
        Date    Weight    Avg   Rate  Notes
        22 Thu    80.0   80.2
              Row       5 bw
            @hotel 06:30-07:15 > tiny
              DB press  2x10 45lb (drop)
        21 Wed    81.0   80.2
        20 Tue    80.0   80.0         cake
                                      belt
            @iron
              Squat         w5 60, w3 80, 3x5 100 @8
              + Calf raise  15 45 > slow

        """)
  }

  /// What is done there is given to no other gym.
  @Test func aSessionAtAGymThatCannotBeReadIsASessionOfItsOwn() throws {
    let log = FakeWorld([
      "a": """
      unit kg
      gym @hotel unit:lb

      # 2026-01

      02 Fri   80.0   @hotel
          Curl:         10 20
          @24h  18:00-19:00  > late
          Squat:        5 120

      """
    ])
    let page = log.run("log", "--with-exercises", "--lenient", "-q", "a").output
    let lines = [
      "    @hotel", "      Curl   10 20lb", "    @24h 18:00-19:00 > late", "      Squat  5 120",
    ]
    #expect(page.hasSuffix(lines.joined(separator: "\n") + "\n"), "\(page)")
    let rows = log.run("log", "--with-exercises", "--lenient", "-q", "-O", "csv", "a").output
    #expect(rows.contains("hotel\n18:00-19:00 > late"), "\(rows)")
    let output = log.run("export", "--to", "json", "--lenient", "-q", "a").output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let entries = try #require(document["entries"] as? [[String: Any]])
    let sessions = try #require(entries[0]["sessions"] as? [[String: Any]])
    #expect(sessions.map { $0["gym"] as? String } == ["hotel", nil])
    #expect(sessions.map { $0["end"] as? String } == [nil, "19:00"])
    #expect(sessions.map { ($0["exercises"] as? [Any])?.count } == [1, 1])
  }

  @Test func aNarrowTerminalBreaksBetweenGroups() {
    var narrow = world
    narrow.terminals = [.output]
    narrow.width = 36
    let output = narrow.run("log", "--with-exercises", "--color=never", "a").output
    #expect(
      output.contains("      Squat         w5 60, w3 80,\n                    3x5 100 @8\n"))
  }

  /// 45 lb are 20.41165665 kg; the average of the 22nd is 80.25 + 0.25 · (80 − 80.25) = 80.1875.
  @Test func theDocumentHasSessions() throws {
    let output = world.run("log", "--with-exercises", "-O", "json", "a").output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let rows = try #require(document["rows"] as? [[String: Any]])
    #expect((rows[1]["sessions"] as? [Any])?.isEmpty == true)
    let sessions = try #require(rows[0]["sessions"] as? [[String: Any]])
    #expect(sessions.map { $0["gym"] as? String } == ["iron", "hotel"])
    #expect(sessions[0]["time"] is NSNull && sessions[1]["time"] as? String == "06:30")
    #expect(sessions[0]["end"] is NSNull && sessions[1]["end"] as? String == "07:15")
    #expect(sessions[0]["note"] is NSNull && sessions[1]["note"] as? String == "tiny")
    let row = try #require((sessions[0]["exercises"] as? [[String: Any]])?.first)
    #expect(row["name"] as? String == "Row" && row["line"] as? Int == 13)
    #expect((row["sets"] as? [[String: Any]])?.map { $0["load"] as? Double } == [80.1875])
    let press = try #require((sessions[1]["exercises"] as? [[String: Any]])?.first)
    let sets = try #require(press["sets"] as? [[String: Any]])
    #expect(sets.map { $0["load"] as? Double } == [20.411657, 20.411657])
    #expect(sets.map { $0["labels"] as? [String] } == [["drop"], ["drop"]])
    let squat = try #require(rows[2]["sessions"] as? [[String: Any]])
    let exercises = try #require(squat[0]["exercises"] as? [[String: Any]])
    #expect(exercises.map { $0["superset"] as? Bool } == [false, true])
    #expect(exercises[1]["note"] as? String == "slow")
    #expect(!world.run("log", "-O", "json", "a").output.contains("sessions"))
  }

  @Test func spreadsheetsGetTwoColumns() {
    let output = world.run("log", "--with-exercises", "-O", "tsv", "--oldest-first", "a").output
    let cells = output.split(separator: "\n").map {
      Array($0.split(separator: "\t", omittingEmptySubsequences: false).suffix(5).dropLast())
    }
    #expect(
      cells == [
        ["file", "line", "sessions", "exercises"],
        [
          "a", "7", "iron",
          "Squat (iron): w5 60kg, w3 80kg, 3x5 100kg @8 | + Calf raise (iron): 15 45kg > slow",
        ], ["a", "11", "", ""],
        [
          "a", "12", "iron | hotel 06:30-07:15 > tiny",
          "Row (iron): 5 bw | DB press (hotel): 2x10 45lb (drop)",
        ],
      ])
    let table = world.run("log", "--with-exercises", "-O", "md", "-p", "2025", "a").output
    #expect(table.contains("| Sessions | Exercises |"))
  }

  private static let mixed = """
    unit lb
    lift-unit kg
    gym @iron default
    gym @garage unit:lb alias:@shed
    exercise "Bench press" alias:bench
    exercise "Curl" unit:kg

    # 2026-01

    05 Mon   180.0   @iron
        bench:              w5 20, 5 61.25 @8
        squat:              5 70lb
    06 Tue   180.0   @SHED
        Bench  Press:       5 135
        Curl:               10 bw+5, 8 12.5
    07 Wed   180.0
        @shed 07:00  > cold
        SQUAT:              5 100

    """

  @Test func loadsNameTheirUnitWhereItIsNotThatOfThePage() {
    let world = FakeWorld(["a": Self.mixed])
    let page = world.run("log", "--with-exercises", "--oldest-first", "-q", "a").output
    #expect(
      page.hasSuffix(
        """
        05 Mon   180.0   180.0
            @iron
              Bench press  w5 20kg, 5 61.25kg @8
              squat        5 70lb
        06 Tue   180.0   180.0
            @garage
              Bench press  5 135
              Curl         10 bw+5kg, 8 12.5kg
        07 Wed   180.0   180.0
            @garage 07:00 > cold
              squat  5 100

        """), "\(page)")
    let metric = world.run("log", "--with-exercises", "--unit", "kg", "-q", "a").output
    #expect(metric.contains("w5 20, 5 61.25 @8\n") && metric.contains("5 135lb\n"), "\(metric)")
    for format in ["csv", "tsv", "md"] {
      let rows = world.run("log", "--with-exercises", "-O", format, "-q", "a").output
      #expect(
        rows.contains("Bench press (iron): w5 20kg, 5 61.25kg @8")
          && rows.contains("Bench press (garage): 5 135lb")
          && rows.contains("Curl (garage): 10 bw+5kg, 8 12.5kg")
          && rows.contains("squat (garage): 5 100lb"), "\(rows)")
    }
  }

  @Test func setUpsStandBelowTheirExercise() {
    let log = """
      unit kg
      gym @iron default alias:@old
      gym @home
      exercise "Bench press" alias:bench
      setup @old "bench" > seat 4
      setup @iron "Bench press" > pins at 12
      # 2026-01
      05 Mon   80.0   @iron
          Bench press:        5 60  > slow
          Row:                5 60
      06 Tue   80.0   @home
          Bench press:        5 60

      """
    let page = FakeWorld(["a": log]).run("log", "--with-exercises", "--oldest-first", "-q", "a")
      .output
    #expect(
      page.hasSuffix(
        """
            @iron
              Bench press  5 60 > slow
                           set-up: seat 4
                           set-up: pins at 12
              Row          5 60
        06 Tue    80.0   80.0
            @home
              Bench press  5 60

        """), "\(page)")
  }

  @Test func namesAreThoseOfTheOtherReports() {
    let world = FakeWorld(["a": Self.mixed])
    let rows = world.run("log", "--with-exercises", "-O", "json", "-q", "a").output
    #expect(rows.components(separatedBy: #""name":"Bench press""#).count == 3)
    #expect(rows.components(separatedBy: #""name":"squat""#).count == 3, "\(rows)")
    #expect(!rows.contains(#""name":"bench""#) && !rows.contains(#""name":"SQUAT""#))
    let exercises = world.run("exercises", "-O", "csv", "-q", "a").output
    for name in ["Bench press", "squat", "Curl"] {
      #expect(exercises.contains("\r\n\(name),"), "\(exercises)")
    }
  }

  /// The session at 7:00 is written below the one at 18:00.
  @Test func sessionsStandInTheOrderInWhichTheyTookPlace() throws {
    let log = """
      unit kg
      # 2026-01
      05 Mon   82.1
          @late 18:00
          Row:                5 50
          @early 7:00
          Dip:                8
      """
    let world = FakeWorld(["a": log])
    let json = world.run("log", "--with-exercises", "-O", "json", "a").output
    for (first, second) in [
      (#""gyms":["early""#, #""late"]"#), (#""name":"Dip""#, #""name":"Row""#),
    ] {
      let range = try #require(json.firstRange(of: first))
      #expect(
        json[range.upperBound...].contains(second) && !json[..<range.lowerBound].contains(second))
    }
    for format in ["text", "csv"] {
      let output = world.run("log", "--with-exercises", "-O", format, "a").output
      let range = try #require(output.firstRange(of: "Dip"))
      #expect(output[range.upperBound...].contains("Row"))
    }
  }
}
