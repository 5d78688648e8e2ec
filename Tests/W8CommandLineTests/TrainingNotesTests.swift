import Testing
import W8CommandLine

/// Titles of sessions and notes of sessions and exercises, wherever people and programs look for them.
@Suite struct TrainingNotesTests {
  private let world = FakeWorld([
    "a": """
    gym @iron "Iron Temple" default
    exercise "Bench press" alias:bench

    # 2026-01

    20 Tue   80.0   > rested
        @iron 09:24 "Push day"  > crowded
        > and hot
        bench:              5 100  > tail
            > deep
        Squat:              5 60
    21 Wed   80.0
        @ "Quiet"
        bench:              5 100
    22 Thu   80.0   @home
        bench:              5 90
        > of the garage
    23 Fri   80.0
        Squat:              5 60
            > only of the squat

    """
  ])

  @Test func notesSayWhatTheyAreAbout() {
    #expect(
      world.run("notes", "--oldest-first", "a").output == """
        2026-01-20 Tue  rested
                        @iron "Push day": crowded
                        @iron "Push day": and hot
                        Bench press: tail
                        Bench press: deep
        2026-01-21 Wed  @iron "Quiet"
        2026-01-22 Thu  of the garage
        2026-01-23 Fri  Squat: only of the squat

        """)
    let rows = world.run("notes", "--oldest-first", "-O", "csv", "a").output.split(
      separator: "\r\n")
    #expect(
      rows.dropFirst().map { $0.split(separator: ",a,", maxSplits: 1).last } == [
        "6,day,,,,rested", "7,session,iron,Push day,,crowded", "8,session,iron,Push day,,and hot",
        "9,exercise,iron,Push day,Bench press,tail", "10,exercise,iron,Push day,Bench press,deep",
        "13,session,iron,Quiet,,", "17,session,home,,,of the garage",
        "20,exercise,iron,,Squat,only of the squat",
      ])
    let found = world.run("notes", "--exercise", "squat", "--until", "2026-01-20", "a").output
    #expect(found.split(separator: "\n").count == 5)
  }

  @Test func theLogShowsThemBesideTheDayAndBelowTheirLinesWhereTheseAreShown() {
    let plain = world.run("log", "--last", "1", "a").output
    #expect(plain.contains("Squat: only of the squat\n"))
    let all = world.run("log", "a").output
    #expect(all.contains("rested\n") && all.contains("  @iron \"Push day\": crowded\n"))
    #expect(all.contains("  @iron \"Quiet\"\n") && all.contains("  Bench press: deep\n"))
    let lines = world.run("log", "--with-exercises", "--last", "1", "a").output
    #expect(lines.contains("> only of the squat\n") && !lines.contains("Squat: only"))
  }

  @Test func documentsOfTheLogHaveThem() {
    let csv = world.run("log", "--oldest-first", "-O", "tsv", "a").output.split(separator: "\n")
    let cells = csv.map { $0.split(separator: "\t", omittingEmptySubsequences: false)[11...12] }
    #expect(
      cells.map(Array.init) == [
        ["note", "trainingNotes"],
        [
          "rested | and hot",
          "iron \"Push day\": crowded | iron \"Push day\": and hot | Bench press: tail | Bench press: deep",
        ], ["", "iron \"Quiet\""], ["of the garage", ""], ["", "Squat: only of the squat"],
      ])
    let json = world.run("log", "--last", "1", "-O", "json", "a").output
    #expect(
      json.contains(
        #""note":true,"noteText":null,"notes":[{"exercise":"Squat","gym":"iron","line":20,"#
          + #""of":"exercise","text":"only of the squat","title":null}]"#), "\(json)")
  }

  @Test func entriesWithNotesOnTrainingAreFound() {
    #expect(
      world.run("log", "--notes", "-O", "tsv", "a").output.split(separator: "\n").dropFirst()
        .map { $0.prefix(10) } == ["2026-01-23", "2026-01-22", "2026-01-20"])
  }

  @Test func historyShowsTitlesAndTheNotesOfTheExercise() {
    let page = world.run("history", "bench", "--oldest-first", "a").output
    #expect(
      page.contains(
        """
        Date            Session   Change   e1RM  Sets
        2026-01-20 Tue  Push day          116.7  5 100
                                                 > tail
                                                 > deep
        2026-01-21 Wed  Quiet     –       116.7  5 100

        """), "\(page)")
    let csv = world.run("history", "bench", "--oldest-first", "-O", "csv", "a").output
    #expect(csv.contains("2026-01-20,iron,Push day,a,9,5 100kg,\"tail\ndeep\","), "\(csv)")
    let json = world.run("history", "bench", "-O", "json", "a").output
    #expect(json.contains(#""notes":["tail","deep"],"#) && json.contains(#""title":"Push day""#))
    #expect(json.contains(#""notes":[],"#) && json.contains(#""title":null"#))
  }
}
