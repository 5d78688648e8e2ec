import Testing
import W8CommandLine

/// What `import --explain` says of a file before anything is written, and what zones the system knows.
@Suite struct ImportExplainTests {
  private let table = """
    Datum;Übung;Wdh.;Gewicht (kg);Stimmung;User
    02.03.2026;Kniebeuge;5;100,5;gut;Ann
    03.03.2026;Kniebeuge;5;101;;Ann
    04.03.2026;Kniebeuge;5;102;;Ann
    05.03.2026;Kniebeuge;5;103;;Ann

    """

  @Test func columnsAndTheFirstDaysAreShown() {
    let outcome = FakeWorld(["sets.csv": table]).run("import", "--explain", "sets.csv")
    #expect(outcome.code == .success)
    #expect(outcome.written.isEmpty)
    #expect(
      outcome.output == """
        "sets.csv": table of sets (--from sets), recognized by: columns with a date, an exercise and repetitions, under any of the names in grammar/manual/exchange.md

        No.  Column        Read as   First value
          1  Datum         date      02.03.2026
          2  Übung         exercise  Kniebeuge
          3  Wdh.          reps      5
          4  Gewicht (kg)  weight    100,5
          5  Stimmung      dropped   gut
          6  User          person    Ann

        The first 3 of 4 days, as they would be written:

        w8log 1.0

        unit       kg

        # 2026-03

        02 Mon
            @
            Kniebeuge:          5 100.5
        03 Tue
            @
            Kniebeuge:          5 101
        04 Wed
            @
            Kniebeuge:          5 102

        """)
    #expect(outcome.errors.contains("4 rows read, 4 imported"))
  }

  /// Each line of a text is shown with its reading, and an open one with the option that settles it.
  @Test func linesOfTextsAreShown() {
    let text = """
      1/9:
      Squat 100kg x 5
      Curl 15x12
      felt strong, 2x

      3/9:
      weight: 82.4

      """
    let world = FakeWorld(["log.txt": text])
    let open = world.run("import", "--explain", "log.txt")
    #expect(open.code == .usage)
    #expect(
      open.output.hasSuffix(
        """
        Line  Text             Read as
           1  1/9:             ? --year YYYY
           2  Squat 100kg x 5  Squat: 5 100
           3  Curl 15x12       ? --pair sets-x-reps, load-x-reps or reps-x-load
           4  felt strong, 2x  note
           6  3/9:             ? --year YYYY
           7  82.4             weight 82.4

        """))
    let answered = world.run(
      "import", "--explain", "--year", "2026", "--date-order", "dmy", "--unit", "kg", "--pair",
      "load-x-reps", "log.txt")
    #expect(answered.code == .success)
    #expect(answered.output.contains("   1  1/9:             2026-09-01\n"))
    #expect(answered.output.contains("   3  Curl 15x12       Curl: 12 15\n"))
    #expect(!answered.output.contains("as they would be written"))
  }

  /// What the file leaves open is asked for once its columns are shown.
  @Test func whatIsLeftOpenIsAskedForBelow() {
    let world = FakeWorld(["a.csv": "Date,Weight\n2026-03-02,80\n", "b.csv": "a,b\n1,2\n"])
    let open = world.run("import", "--explain", "a.csv")
    #expect(open.code == .usage)
    #expect(open.output.contains("  2  Weight  weight"))
    #expect(!open.output.contains("as they would be written"))
    #expect(open.errors.contains("--unit kg, lb or st"))
    let unknown = world.run("import", "--explain", "b.csv")
    #expect(unknown.code == .unreadable)
    #expect(unknown.output == "")
    #expect(world.run("import", "--explain", "-o", "x", "a.csv").code == .usage)
    #expect(world.run("import", "--explain", "--into", "x", "a.csv").code == .usage)
  }

  /// A zone file of Berlin as the system has it: nothing but the rules of all years.
  private var berlin: [UInt8] {
    let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
    let counts: [UInt8] = [0, 0, 0, 0, 1, 4].flatMap { [0, 0, 0, $0] }
    let block = header + counts + [0, 0, 14, 16, 0, 0] + Array("CET\0".utf8)
    return block + block + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
  }

  @Test func zonesHaveSummerTime() {
    var world = FakeWorld([
      "a.csv": "Date,Weight (kg)\n2026-01-05T22:30:00Z,80\n2026-07-05T22:30:00Z,79\n"
    ])
    world.files["/usr/share/zoneinfo/Europe/Berlin"] = berlin
    let outcome = world.run("import", "--zone", "Europe/Berlin", "a.csv")
    #expect(outcome.output.contains("05 Mon   80.0   23:30\n"))
    #expect(outcome.output.contains("06 Mon   79.0   00:30\n"))
    let log = world.with { $0.files["log.w8log"] = Array(outcome.output.utf8) }
    let libra = log.run("export", "--to", "libra", "--zone", "Europe/Berlin", "log.w8log").output
    #expect(libra.contains("2026-01-05T22:30:00.000Z;80;"))
    #expect(libra.contains("2026-07-05T22:30:00.000Z;79;"))
    let moved = world.with {
      $0.variables["TZDIR"] = "/zones"
      $0.files["/zones/Europe/Berlin"] = Array("no zone".utf8)
    }
    let refused = moved.run("import", "--zone", "Europe/Berlin", "a.csv")
    #expect(refused.code == .usage)
    #expect(refused.errors.contains("a time zone in /zones"))
    for name in ["Europe/../Berlin", "/etc/passwd", "Europe", "../x/y", "Europe/"] {
      #expect(world.run("import", "--zone", name, "a.csv").code == .usage, "\(name)")
    }
  }
}
