import Testing
import W8Book
import W8Engine
import W8Lint
import W8TestSupport
import W8Text

@testable import W8Exchange

/// What holds for every file, whole or damaged: it becomes a clean log or is refused, and no row vanishes.
@Suite struct ImportLawTests {
  /// A table of each kind, of which damaged ones are made.
  private static let tables = [
    #"""
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2024-03-02 09:24:00,"Push",56m,"Bench (Barbell)",W,40,8,0,0,"","slept ""well""",
    2024-03-02 09:24:00,"Push",56m,"Bench (Barbell)",1,60.5,5,0,0,"seat 4
    pins","",8
    2024-03-02 09:24:00,"Push",56m,"Bench (Barbell)",Rest Timer,0,0,0,90,"","",
    2024-03-02 09:24:00,"Push",56m,"Run: 20:10",1,0,0,5.02,1650,"","",8.3
    2024-03-05 18:00:00,"Legs; > #a",1h 10m,"Squat",D,100,8,0,0,"","",
    """#,
    #"""
    "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
    "A","30 Jun 2025, 19:56","30 Jun 2025, 20:48","x","Bench",0,"",0,"warmup",20,10,,,
    "A","30 Jun 2025, 19:56","30 Jun 2025, 20:48","x","Row",0,"n",0,"dropset",40,10,,,9.5
    "B","1 Jul 2025, 19:56","1 Jul 2025, 20:48","","Plank",,"",0,"failure",,,,60,
    """#,
    "#Version:5\n#Units:kg\n\n#date;weight;weight trend;body fat;body fat trend;log\n2024-03-01T23:00:00.000Z;82.4;82.4;18.6;;a \"b; c\n2024-03-02T06:00:00Z;82.4;82.4;;;\n2024-03-03T23:00:00Z;;;;;ill\n2024-03-04T23:00:00Z;;;;;\n",
    "Date,Time,Weight,Unit,Body Fat,Note\n3/14/2024,7:05 AM,82.4,kg,18,\"a\nb\"\n3/15/2024,,181.5,lb,,\n3/15/2024,,181.5,lb,,\n3/16/2024,,,,,\n",
    """
    file,line,date,time,weight,unit,excluded,average,rate,fat,measurements,gyms,tags,note
    a,7,2026-01-03,07:05,80,kg,true,80,,18.65,"waist:84cm fat:18.65% x-mood:""so (fine) ;"" x-a:(b)",iron,salty,slept
    a,9,2026-01-04,,,kg,false,,,,sleep:7:30 x-b:c) hrv:62ms,,,
    a,9,2026-01-05,,,kg,false,,,,,,,"ill
    at home"
    """,
    """
    Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment
    2024-03-02,Bench,Chest,60.0,8,,,,slow
    2024-03-02,Treadmill,Cardio,,,3.5,km,0:21:30,
    """,
    """
    Timestamp;Session;Gym;Exercise;Set;SetType;Reps;weight_kg;RIR;RPE;Duration (s);distance_km;Body weight;Note;Mood
    2026-11-02T18:04:10;Push;Iron Hall;Bench;1;warmup;8;40;;;;;82,4;"seat
    4";good
    2026-11-02T18:09:10;Push;Iron Hall;Bench;2;drop;5;100;2;;;;82,4;;
    2026-11-02T23:40:10;Push;Iron Hall;Run;1;;;;;8,5;1650;5,02;83;;
    """,
    """
    Exercise,Weight (lbs),Reps,Sets,Date
    Bench,185.5,5,3,3/14/2026
    Dip,0,8,2,3/15/2026
    """,
    "Date (yyyy/mm/dd),Workout,Workout Name,Body Weight (KG),Exercise,Start Time (h:mm),Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)\n2026/11/02,1,A,82.4,Squat,18:02,well,5,100,4,100\n2026/11/02,1,A,82.4,Dip,18:02,,8,0,,\n",
    """
    @ 2024-03-02 5:30pm
    # unit: lbs
    * slept well
    Squat: 135 5r 2s
      185 5r; 205 5r 1f
    '60m sprints: # unit: seconds
      8 8.5
    + Chin up: bw 8r bw+25 5r 3s
    """,
    """
    # my log
    @session
    2024-03-02 * Lower day
    note: "strong"
    squat: 60kg/80kg/100kg 5/5/3 "belt"
    pull-up: BW+10kg 3x5
    @end
    2024-03-02 W 82.4kg T07:05 "bathroom"
    2024-03-03 * run: 30min "easy"
    """,
    #"""
    2026-02-28 10:30:00 +01:00 / program: "Basic" / dayName: "A" / duration: 3600s / exercises: {
      // low bar
      Squat, Barbell / 3x8 185lb @8.5, 1x6 185lb (drop) / warmup: 1x10 95lb / target: 3x8 185lb
      Split Squat / 2x10|8 40lb
    }
    """#,
    """

    ### SETTING ###
    _id,mass
    1," kg"
    ### PROFILE ###
    mydate,weight,fatpercent
    2024-03-01,82.4,18.6
    ### WORKOUT SESSIONS ###
    _id,starttime,endtime
    7,1709400600,1709404200
    ### EXERCISE LOGS ###
    _id,logs,mydate,ename,belongsession
    1,"60x5,62.5x5",2024-03-02,"Bench",7
    2,"",2024-03-02,"Squat",7
    ### EXERCISE SET LOGS ###
    exercise_log_id,set_index,weight_lbs,reps,duration,distance_mi,set_type
    2,0,135,5,0,0,warm-up
    2,1,225,5,0,0,default
    """,
    #"""
    <?xml version="1.0"?><HealthData>
    <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2024-03-02 07:05:09 +0100" value="82.4"/>
    <Record type="HKQuantityTypeIdentifierBodyFatPercentage" unit="%" startDate="2024-03-02 07:05:09 +0100" value="0.186"/>
    </HealthData>
    """#,
    #"{"history":[{"startTime":1709400600000,"dayName":"A","entries":[{"exercise":{"id":"squat"},"sets":[{"completedReps":5,"completedWeight":{"value":60.5,"unit":"kg"}}]}]}],"stats":{"weight":{"weight":[{"timestamp":1709359500000,"value":{"value":82.4,"unit":"kg"}}]}}}"#,
  ]

  private func settings() -> ImportSettings {
    var settings = ImportSettings()
    settings.unit = .kilogram
    settings.zone = ZoneRules(minutesAhead: 60)
    settings.dateOrder = .monthFirst
    return settings
  }

  /// The text of the log; nil where the file is refused. Fails where a row vanished or the log is not clean.
  @discardableResult
  private func take(_ bytes: [UInt8], piece: Int = .max) -> [UInt8]? {
    do throws(ImportRefusal) {
      var reader = SourceReader(settings())
      var start = 0
      while start < bytes.count {
        let end = start + min(piece, bytes.count - start)
        try reader.read(Array(bytes[start..<end]))
        start = end
      }
      try reader.finish()
      var log = reader.log
      var gathered = GatheredImport()
      gathered.add(&log)
      let taken =
        gathered.weighIns.reduce(0) { $0 + $1.content.lines.count }
        + gathered.sessions.reduce(0) { $0 + $1.content.lines.count }
      let told = log.reasonCounts.count([.leftOut, .setAside])
      #expect(log.rowCount == taken + told, "\(visible(String(decoding: bytes, as: UTF8.self)))")
      var reasonCounts = ReasonCounts()
      let text = try logText(gathered, settings(), &reasonCounts)
      expectClean(text, bytes)
      return text
    } catch {
      #expect(!error.message.isEmpty)
      return nil
    }
  }

  private func expectClean(_ text: [UInt8], _ source: [UInt8]) {
    guard let today = CivilDate(year: 2030, month: 6, day: 1) else { return }
    var host = AnalysisHost(today: today)
    let file = FileID("log.w8log")
    host.apply(.open(file, text, version: 1))
    guard let analysis = host.analysis(of: file) else { return }
    let errors = analysis.diagnostics(of: analysis.root).filter { $0.severity == .error }
    #expect(
      errors.isEmpty,
      "\(errors.map(\.message)) in \(String(decoding: text, as: UTF8.self)) from \(visible(String(decoding: source, as: UTF8.self)))"
    )
  }

  @Test func wholeTablesAreTaken() throws {
    for table in Self.tables {
      let text = try #require(take(Array(table.utf8)))
      #expect(text == take(Array(table.utf8), piece: 7))
    }
  }

  @Test func damagedTablesAreTakenOrRefused() {
    var random = RandomLog(seed: 26)
    for round in rounds(400) {
      let table = Self.tables[round % Self.tables.count]
      var bytes = Array(table.utf8)
      for _ in 0..<random.number(in: 1...6) {
        bytes = random.mutated(bytes)
      }
      take(bytes, piece: random.number(in: 1...64))
    }
  }

  @Test func noiseIsRefused() {
    var random = RandomLog(seed: 27)
    for _ in 0..<200 { take(random.bytes(upTo: 400)) }
  }

  @Test(arguments: [
    ("=cmd|'/c calc'!A0,2024-03-02", "the formula"), ("a\u{202E}b", "the turned text"),
  ])
  func formulasAndTurnedTextAreText(note: String, what: String) throws {
    let table = "Date,Weight (kg),Note\n2024-03-02,82.4,\"\(note)\"\n"
    let text = try #require(take(Array(table.utf8)))
    #expect(String(decoding: text, as: UTF8.self).contains(note), "\(what)")
  }
}
