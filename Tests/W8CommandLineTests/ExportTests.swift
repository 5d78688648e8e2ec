import Testing
import W8CommandLine
import W8Files

/// What `export` writes, and what it says that it cannot.
@Suite struct ExportTests {
  /// The load of `bw-15` is what one weighed on that day, 80.0 kg, less 15 kg.
  static let log = """
    unit kg
    gym  @iron default
    exercise "Chin-up" bodyweight

    # 2026-01

    03 Sat   80.0  07:05  #salty  fat:18.5%  x-mood:=good  > slept well
        @iron 18:00-19:15 "Push day"  > crowded
        Squat:      w5 60, 5/4! 100.5 @8.5  > knees out
            > belt; second set
        + Plank:    60s (drop)
        Chin-up:    5 bw-15, 8
    05 Mon   176lb?
        @
        Row:        10 45lb, 12+ 7lvl (left) (failure)
        Run:        1mi 8:30
    06 Tue    -    > =1+1

    """

  private func export(_ arguments: String..., of log: String = log) -> FakeWorld.Outcome {
    FakeWorld(["a": log]).run(arguments: ["export"] + arguments + ["a"])
  }

  /// 176 lb are 79.832257 kg; it counts for nothing, so that the average stays.
  @Test func weightsHaveARowForEachEntry() {
    let outcome = export("--to", "csv", "--what", "weights")
    #expect(
      outcome.output.split(separator: "\r\n", omittingEmptySubsequences: false) == [
        "file,line,date,time,weight,unit,excluded,average,rate,rateDays,pace,fat,measurements,gyms,tags,note",
        "a,7,2026-01-03,07:05,80,kg,false,80,,,,18.5,fat:18.5% x-mood:=good,iron,salty,slept well",
        "a,13,2026-01-05,,79.832257,kg,true,,,,,,,iron,,",
        "a,17,2026-01-06,,,kg,false,,,,,,,,,'=1+1",
        "",
      ])
    #expect(outcome.errors == "")
    #expect(outcome.code == .success)
  }

  @Test func weightsAsCSVComeBack() {
    let log = """
      unit kg

      # 2026-01

      05 82 07:05 waist:84cm FAT:18.65% x-mood:"so fine" > slept well
      06 90?
      07 - > ill
      08 - fat:19%
      09 - waist:33in
      10 @
          Squat: 3x5 100

      """
    let table = export("--to", "csv", "--what", "weights", of: log).output
    let outcome = FakeWorld(["weights.csv": table]).run("import", "weights.csv")
    #expect(
      outcome.output == """
        w8log 1.0

        unit       kg

        # 2026-01

        05 Mon   82.0   07:05  waist:84cm  fat:18.65%  x-mood:"so fine"  > slept well
        06 Tue   90.0?
        07 Wed    -  > ill
        08 Thu    -     fat:19%
        09 Fri    -     waist:33in

        """)
    let again = export("--to", "csv", "--what", "weights", of: outcome.output).output
    func columns(_ table: String) -> [[Substring]] {
      table.split(separator: "\r\n").map { row in
        Array(row.split(separator: ",", omittingEmptySubsequences: false).dropFirst(2))
      }
    }
    #expect(columns(again) == columns(table).dropLast())
  }

  @Test func setsHaveARowEach() {
    let rows = export("--to", "csv", "--what", "sets", "--exercise", "squat").output
    let head = "a,9,7,2026-01-03,1,18:00,19:15,iron,Push day,crowded,1,Squat,false,"
    let notes = "\"knees out\nbelt; second set\","
    #expect(
      rows.split(separator: "\r\n").dropFirst() == [
        "\(head)\(notes)1,true,5,false,false,60,kg,,,,,,,salty",
        "\(head)\(notes)2,false,5,false,false,100.5,kg,,,,,8.5,,salty",
        "\(head)\(notes)3,false,4,true,false,100.5,kg,,,,,8.5,,salty",
      ])
    let chinUps = export("--to", "csv", "--what", "sets", "--exercise", "chin-up", "--unit", "lb")
    // 65 kg and 80 kg in pounds, each divided by 0.45359237; 15 kg are 33.069339 lb.
    let ends = chinUps.output.split(separator: "\r\n").dropFirst().compactMap {
      $0.split(separator: ",Chin-up,").last
    }
    #expect(
      ends == [
        "false,,1,false,5,false,false,143.30047,lb,-33.069339,lb,,,,,salty",
        "false,,2,false,8,false,false,176.36981,lb,0,lb,,,,,salty",
      ])
  }

  @Test func ndjsonSaysTheSameByTheSameNames() {
    let outcome = export("--to", "ndjson", "-p", "2026-01-03")
    let expected = #"""
      {"average":80,"date":"2026-01-03","excluded":false,"fat":18.5,"file":"a","gyms":["iron"],"line":7,\#
      "measurements":[{"amount":18.5,"key":"fat","unit":"%","written":"18.5%"},\#
      {"amount":null,"key":"x-mood","unit":null,"written":"=good"}],"note":["slept well"],"pace":null,"rate":null,"rateDays":null,\#
      "tags":["salty"],"time":"07:05","unit":"kg","weight":80}

      """#
    #expect(outcome.output == expected)
    #expect(outcome.errors == "w8log: not exported: 1 session (--to csv --what sets has them)\n")
  }

  /// The apps want texts as they are, so those that a spreadsheet would compute are told.
  @Test(arguments: ["strong", "hevy", "libra", "hackdiet", "openscale"])
  func formulasAreTold(format: String) {
    let log = """
      unit kg

      # 2026-01

      03 Sat   82.1   @iron  > =HYPERLINK("x")
          Squat: 5 60  > +1
      04 Sun   82.0  > plain

      """
    let outcome = FakeWorld(["a": log]).run("export", "--to", format, "a")
    let told = outcome.errors.split(separator: "\n").filter { $0.contains("formula") }
    #expect(told.count == 1, "\(outcome.errors)")
    #expect(told.first?.hasPrefix("w8log: a spreadsheet may run ") == true)
    let harmless = FakeWorld(["a": log.replacing("=", with: "").replacing("+", with: "")])
    #expect(!harmless.run("export", "--to", format, "a").errors.contains("formula"))
  }

  @Test func strongHasARowForEachSet() {
    let outcome = export("--to", "strong", "--what", "sets")
    #expect(
      outcome.output == """
        Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;\
        Seconds;Notes;Workout Notes;Workout Duration
        2026-01-03 18:00:00;"Push day";"Squat";W;60;kg;5;;;;0;"knees out
        belt; second set";"crowded";1h 15m
        2026-01-03 18:00:00;"Push day";"Squat";1;100.5;kg;5;8.5;;;0;"";"";1h 15m
        2026-01-03 18:00:00;"Push day";"Squat";2;100.5;kg;4;8.5;;;0;"";"";1h 15m
        2026-01-03 18:00:00;"Push day";"Plank";D;0;kg;;;;;60;"";"";1h 15m
        2026-01-03 18:00:00;"Push day";"Chin-up";1;-15;kg;5;;;;0;"";"";1h 15m
        2026-01-03 18:00:00;"Push day";"Chin-up";2;0;kg;8;;;;0;"";"";1h 15m
        2026-01-05 12:00:00;"";"Row";1;45;lbs;10;;;;0;"";"";
        2026-01-05 12:00:00;"";"Row";F;7;kg;12;;;;0;"";"";
        2026-01-05 12:00:00;"";"Run";1;0;kg;;;1;mi;510;"";"";

        """)
    #expect(
      outcome.errors == """
        w8log: not exported: 1 tag
        w8log: not exported: the gym of 1 session
        w8log: not exported: the notes of 1 day
        w8log: not exported: the + (superset) of 1 exercise
        w8log: not exported: 1 label
        w8log: not exported: the ! (missed) of 1 set
        w8log: not exported: the + (as many reps as possible) of 1 set
        w8log: 1 date without a time got the time 12:00
        w8log: written as a plain number: 1 level of machines

        """)
  }

  /// 45 lb are 20.411657 kg, a mile 1.609344 km.
  @Test func hevyHasOneUnitAndSupersets() {
    let outcome = export("--to", "hevy", "--what", "sets")
    #expect(
      outcome.output == """
        title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,\
        weight_kg,reps,distance_km,duration_seconds,rpe
        "Push day","3 Jan 2026, 18:00","3 Jan 2026, 19:15","crowded","Squat",0,"knees out
        belt; second set",0,"warmup",60,5,,,
        "Push day","3 Jan 2026, 18:00","3 Jan 2026, 19:15","crowded","Squat",0,"knees out
        belt; second set",1,"normal",100.5,5,,,8.5
        "Push day","3 Jan 2026, 18:00","3 Jan 2026, 19:15","crowded","Squat",0,"knees out
        belt; second set",2,"normal",100.5,4,,,8.5
        "Push day","3 Jan 2026, 18:00","3 Jan 2026, 19:15","crowded","Plank",0,"",0,"dropset",,,,60,
        "Push day","3 Jan 2026, 18:00","3 Jan 2026, 19:15","crowded","Chin-up",,"",0,"normal",-15,5,,,
        "Push day","3 Jan 2026, 18:00","3 Jan 2026, 19:15","crowded","Chin-up",,"",1,"normal",,8,,,
        "","5 Jan 2026, 12:00","","","Row",,"",0,"normal",20.411657,10,,,
        "","5 Jan 2026, 12:00","","","Row",,"",1,"failure",7,12,,,
        "","5 Jan 2026, 12:00","","","Run",,"",0,"normal",,,1.609344,510,

        """)
  }

  @Test func libraHasInstants() {
    let outcome = export("--to", "libra", "--what", "weights", "--zone", "+08:00")
    #expect(
      outcome.output == """
        #Version:5
        #Units:kg

        #date;weight;weight trend;body fat;body fat trend;log
        2026-01-02T23:05:00.000Z;80;;18.5;;slept well
        2026-01-05T04:00:00.000Z;79.832257;;;;

        """)
    #expect(
      outcome.errors == """
        w8log: not exported: 1 entry without a weight
        w8log: not exported: 1 tag
        w8log: not exported: 1 measurement
        w8log: 1 date without a time got the time 12:00
        w8log: that app will count 1 weight with ? in averages

        """)
  }

  /// The trend after 82 and 92 is 82 + (92 − 82) / 10 = 83.
  @Test func theHackersDietHasEveryDayOfAMonth() {
    let log =
      "unit lb\n\n# 2026-01\n\n03 80 > a\n03 82 08:00 > \"b\"\n30 92 #x\n\n# 2026-02\n\n01 - > ill\n"
    let outcome = export("--to", "hackdiet", of: log)
    let lines = outcome.output.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 + 31 + 2 + 28 + 1)
    #expect(lines[0...1] == ["Date,Weight,Rung,Flag,Comment", "StartTrend,0,1,0,0,1.0"])
    #expect(lines[4] == "2026-01-03,82,,0,\"a / \"\"b\"\"\"")
    #expect(lines[5] == "2026-01-04,,,0,")
    #expect(lines[34...35] == ["StartTrend,83,1,0,0,1.0", "2026-02-01,,,0,\"ill\""])
    #expect(
      outcome.errors == """
        w8log: not exported: 1 weight before the last of its day
        w8log: not exported: 1 time of day
        w8log: not exported: 1 tag
        w8log: written on one line: 1 note

        """)
  }

  @Test func openScaleHasKilogramsAndAMinuteForEachRow() {
    let log = "unit lb\n\n# 2026-01\n\n03 100 waist:84cm\n03 100 fat:20%\n04 100 07:00\n"
    let outcome = export("--to", "openscale", of: log)
    #expect(
      outcome.output == """
        "comment","dateTime","fat","waist","weight"
        "","2026-01-03 12:00","0.0","84","45.359237"
        "","2026-01-03 12:01","20","0.0","45.359237"
        "","2026-01-04 07:00","0.0","0.0","45.359237"

        """)
    #expect(
      outcome.errors == """
        w8log: 2 dates without a time got the time 12:00
        w8log: moved to a later minute: 1 row with the same time

        """)
  }

  @Test func severalLogsComeInTheirOrderUnderOneLineOfNames() {
    var world = FakeWorld([
      "b": "# 2026-01\n\n03 82\n", "a": "# 2026-01\n\n03 81\n", "c": badWeight,
    ])
    world.failures["no"] = .notFound(path: "no")
    let outcome = world.run("export", "--to", "csv", "b", "no", "a", "c")
    #expect(
      outcome.output.split(separator: "\r\n").dropFirst() == [
        "b,3,2026-01-03,,82,kg,false,82,,,,,,,,", "a,3,2026-01-03,,81,kg,false,81,,,,,,,,",
        "c,3,2026-01-03,,,kg,false,,,,,,,,,",
      ])
    #expect(outcome.code == .unreadable)
    #expect(outcome.errors.contains("\"no\" does not exist"))
    #expect(outcome.errors.contains("c:3: \"82.4.1\" is not a weight"))
  }

  @Test func aRefusedLogLeavesNothing() {
    let outcome = export("--to", "csv", "--strict", of: badWeight)
    #expect(outcome.output == "")
    #expect(outcome.code == .badData)
    let document = export("--to", "json", of: badWeight)
    #expect(document.output.contains(#""leftOut":[{"code":"W8201""#))
    #expect(document.code == .badData)
  }

  @Test(
    arguments: [
      (["--what", "sets"], "--to needs a value: csv, json, ndjson"),
      (["--to", "csv", "--zone", "UTC"], "--zone and --to csv cannot be combined"),
      (["--to", "json", "--what", "sets"], "--what sets and --to json cannot be combined"),
      (["--to", "hevy", "--what", "weights"], "--what weights and --to hevy cannot be combined"),
      (
        ["--to", "libra", "--zone", "1"],
        "it must be UTC, a time zone such as Europe/Berlin, or an offset from UTC"
      ),
      (["--to", "hevy", "a"], "--to hevy works with one log at a time"),
      (["--to", "csv", "--gym", "nowhere"], "no gym \"@nowhere\""),
    ])
  func whatDoesNotGoTogetherIsTold(arguments: [String], message: String) {
    let outcome = FakeWorld(["a": Self.log]).run(arguments: ["export"] + arguments + ["a"])
    #expect(outcome.code == .usage)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// Nothing that a terminal would obey reaches one.
  @Test func aTerminalGetsNoControlCharacters() {
    var world = FakeWorld(["a": "# 2026-01\n\n03 82 > \u{1B}[2J\n"])
    world.terminals = [.input, .output]
    #expect(!world.run("export", "--to", "csv", "a").output.contains("\u{1B}"))
  }

  /// A fault of sets touches no weight, so that weights are written as if there were none.
  @Test func anErrorAnywhereIsTold() {
    let log = "unit kg\n\n# 2026-01\n\n05 82\n    Squat: 877777/8\n06 82.1\n"
    for form in ["csv", "libra", "hackdiet", "openscale"] {
      let outcome = export("--to", form, of: log)
      #expect(outcome.code == .badData && outcome.output.contains("82.1"), "\(form)")
      #expect(outcome.errors.contains("a:6: \"877777/8\" is not reps"), "\(form)")
    }
  }
}
