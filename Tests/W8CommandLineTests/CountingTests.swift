import Testing
import W8CommandLine

/// What `stats`, `tags` and `notes` count and list.
@Suite struct CountingTests {
  /// The log has 19 lines; of 27 January to 3 February six days are between.
  @Test func statsTellHowMuchThereIs() {
    let world = FakeWorld(["a": smallLog])
    #expect(
      world.run("stats", "a").output == """
        Files         1
        Lines         19
        Entries       7
        Days weighed  4
        Span          20 January 2026 to 3 February 2026, 15 days
        Longest gap   6 days between 27 January 2026 and 3 February 2026
        Sessions      2 at 2 gyms

        """)
    #expect(
      world.run("stats", "--format", "json", "a").output
        == #"{"complete":true,"days":4,"entries":7,"files":1,"first":"2026-01-20","gyms":2,"#
        + #""last":"2026-02-03","#
        + #""leftOut":[],"lines":19,"longestGapDays":6,"schema":1,"sessions":2}"# + "\n")
    #expect(
      FakeWorld(["a": ""]).run("stats", "-O", "json", "a").output
        == #"{"complete":true,"days":0,"entries":0,"files":1,"first":null,"gyms":0,"last":null,"#
        + #""leftOut":[],"lines":0,"#
        + #""longestGapDays":null,"schema":1,"sessions":0}"# + "\n")
  }

  @Test func tagsAreCountedOnceAnEntry() {
    let log = "# 2026-01\n01 80 #b #a #b\n02 80 #B\n03 80 #c\n"
    let world = FakeWorld(["a": log])
    #expect(
      world.run("tags", "a").output == """
        Tag  Entries  Days  Sessions  Last
        #b         2     2         0  2026-01-02 Fri  ████████████████████
        #a         1     1         0  2026-01-01 Thu  ██████████
        #c         1     1         0  2026-01-03 Sat  ██████████

        """)
    #expect(
      world.run("tags", "--since", "2026-01-03", "--format", "json", "a").output
        == #"{"complete":true,"leftOut":[],"schema":1,"tags":[{"count":1,"days":1,"#
        + #""lastDate":"2026-01-03","name":"c","#
        + #""sessions":0}]}"# + "\n")
    #expect(world.run("tags", "-O", "tsv", "a").output.hasPrefix("name\tcount\tdays\t"))
    #expect(
      world.run("tags", "-p", "2025", "a").errors == "no tags to show in \"a\"\n")
  }

  @Test func tagsOfExercisesAreTagsOfTheirDay() {
    let log = "2026-01-01 80 @a #B #b\n    Squat: 5 100 > tail #c #b\n2026-01-02 80\n"
    let world = FakeWorld(["a": log])
    #expect(
      world.run("tags", "-O", "tsv", "a").output
        == "name\tcount\tdays\tsessions\tlastDate\nb\t1\t1\t1\t2026-01-01\n"
        + "c\t1\t1\t1\t2026-01-01\n")
    // Two entries of one day, the second with two sessions.
    let twice = FakeWorld(["a": "# 2026-01\n01 80 07:00 #b\n01 80 21:00 #b @x\n    @y\n"])
    #expect(
      twice.run("tags", "-O", "csv", "--lenient", "-q", "a").output
        == "name,count,days,sessions,lastDate\r\nb,2,1,2,2026-01-01\r\n")
    let rows = world.run("log", "--tag", "c", "-O", "csv", "a")
    #expect(rows.code == .success && rows.output.contains(",b c,"), "\(rows.output)")
    let json = world.run("log", "--tag", "c", "-O", "json", "a").output
    #expect(json.contains(#""tags":["b","c"]"#), "\(json)")
  }

  @Test func notesAreListedNewestFirst() {
    let world = FakeWorld(["a": smallLog])
    #expect(
      world.run("notes", "a").output == """
        2026-01-27 Tue  evening #late
        2026-01-21 Wed  first note
                        second note
        2026-01-20 Tue  cake

        """)
    #expect(
      world.run("notes", "-O", "csv", "--oldest-first", "--until", "2026-01-21", "a").output
        == "date,time,file,line,of,gym,title,exercise,text\r\n2026-01-20,,a,7,day,,,,cake\r\n"
        + "2026-01-21,,a,10,session,iron,,,first note\r\n"
        + "2026-01-21,,a,11,session,iron,,,second note\r\n")
    #expect(
      world.run("notes", "-O", "json", "--tag", "salty", "a").output
        == #"{"complete":true,"leftOut":[],"notes":[{"date":"2026-01-20","exercise":null,"file":"a","#
        + #""gym":null,"line":7,"of":"day","text":"cake","time":null,"title":null}],"#
        + #""schema":1}"# + "\n")
  }

  @Test func notesWrapOnATerminalThatObeysNothing() {
    var world = FakeWorld(["a": "# 2026-01\n01 80 > one two\u{1B}[0m three four five\n"])
    world.terminals = [.output]
    world.width = 30
    #expect(
      world.run("notes", "--color=never", "--lenient", "-q", "a").output
        == "2026-01-01 Thu  one two␛[0m\n" + String(repeating: " ", count: 16) + "three four\n"
        + String(repeating: " ", count: 16) + "five\n")
    let csv = world.run("notes", "-O", "csv", "--lenient", "-q", "a").output
    #expect(csv.contains("one two␛[0m three") && !csv.contains("\u{1B}"))
  }
}
