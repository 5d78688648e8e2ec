import Testing
import W8Syntax
import W8Text

@Suite struct ExampleLogTests {
  @Test func theCanonicalLogHasNoFault() {
    let parsed = tree(Self.canonical)
    #expect(parsed.faults.isEmpty)
    #expect(!parsed.lines.contains { $0.isFrozen || $0.kind == .unknown })
    expectLaws(parsed)
  }

  @Test func everyFaultOfALogTypedInAHurryIsFoundAtOnce() {
    let parsed = tree(Self.asTyped)
    let faults = parsed.faults.map { fault in
      let column = fault.range.start - parsed.fullRange(ofLine: fault.line).start + 1
      return "\(fault.line + 1):\(column) \(fault.kind) \(parsed.string(fault.range))"
    }
    #expect(
      faults == [
        "2:12 badWeight first day, no idea where this goes",
        "4:7 decimalComma 83,7",
        "5:4 missingColon Squat 3x5 80",
        "6:17 ambiguousX 5x60kg",
        "6:25 ambiguousX 5x65kg",
        "6:33 ambiguousX 5x65kg",
        "7:17 effortRange @ 60",
        "9:9 clock12h 7:05am",
        "12:18 twoGyms @home",
        "13:13 loadFirst 100 3x5",
        "14:3 missingColon RPE 8",
        "15:12 ambiguousComma 6,6,5",
        "17:3 missingColon Run 5km 26:40",
        "19:1 noteAtMargin > legs sore",
        "21:16 badWeight fat 22%",
        "25:15 repRange 12-15",
        "26:10 badSet 10r",
        "29:3 badMonth March 2026",
        "36:1 mergeConflict <<<<<<< HEAD",
        "38:1 mergeConflict =======",
        "40:1 mergeConflict >>>>>>> phone",
        "41:11 badArgument by 2026-06-01",
        "42:11 unbalanced \"Iron Temple color:crimson",
        "43:1 unknownDirective gaol",
        "44:14 badWeight scale was on carpet",
        "45:1 unknownDirective Weight",
      ])
    expectLaws(parsed)
  }

  @Test func everyPrefixOfBothKeepsTheLaws() {
    for log in [Self.canonical, Self.asTyped] {
      let bytes = Array(log.utf8)
      for count in 0...bytes.count {
        if let broken = brokenLaw(parse(Array(bytes[..<count]), .first)) {
          Issue.record("\(broken) in the first \(count) bytes")
        }
      }
    }
  }

  private static let canonical = """
    w8log 1.0
    ; Reads top to bottom, oldest day first. Lines starting with ";" are comments.

    unit       kg
    goal       78.0 by:2026-06-01
    milestone  80.0 "Under eighty"
    trend      span:7

    gym        @iron "Iron Temple" color:red default
    gym        @home "Garage" color:green
    gym        @hotel "Hotel gym, Lyon" color:gray unit:lb
    exercise   "Bench press" alias:bench alias:BP
    setup      @iron "Leg press"  > sled is 45 kg; seat 4, back pad 2

    # 2026-01 January

    01 Thu   82.9   #salty  > new year, three slices of cake
    02 Fri   82.6
    03 Sat   82.1   @iron  fat:18.6%
        Squat:              w5 60, w3 80, 3x5 100, 3 107.5 @8.5
        Bench press:        5/5/4! 70 @9
        Leg press:          3x12 160 (pause)
        + Calf raise:       3x15 60
        > Slept well. Belt only for the last squat set.
        > Left knee fine again.

    05 Mon   82.2   07:05
    05 Mon   83.4   21:40  > evening weigh-in, after dinner
    06 Tue   81.9   @home
        Pull-up:            8/6/5 bw, 3x3 bw+10
        Push-up:            20/15/12+ bw  > last set to failure
        Plank:              3x60s
        Run:                5km 26:40 @6
    07 Wed    -     #travel  > no scale on the train
    08 Thu   84.6?  #travel  > hotel scale reads high, keep it out of the trend
        @hotel 06:30  > tiny, dumbbells only
        DB press:           10/10/8 45, 8 40 (drop)
        Leg curl:           3x10 7lvl
        @home 19:00
        Farmer carry:       4x40m 24kg
    10 Sat   81.7   @iron  #travel
        Squat:              w5 60, w3 80, 3x5 102.5 @8
        Deadlift:           w5 70, 5 120, 0! 150  > grip gave out
        Chin-up:            6/6/5 bw-15 (band)

    12 Mon   81.5   waist:84cm  sleep:7.5h
    13 Tue   81.6

    # 2026-02 February, first deload

    ; 2026-02-01 moved to a new scale, see note below
    01 Sun   80.9  > new scale, checked against the old one: both 80.9
    02 Mon   80.4   @home
        Bench press:        3x8 50 @6
        > Deload: everything at 60 percent.
    03 Tue   80.1
    04 Wed   79.8  > under eighty!

    """

  private static let asTyped = """
    # 2026-03  back at it
    1 sun 84.2 first day, no idea where this goes
    2 Mon 84.0
    3 tue 83,7 @Iron
       Squat 3x5 80
       Bench press: 5x60kg, 5x65kg, 5x65kg
       bench: 8/8/7 @ 60
    4 Thu 83.9
    5  83.6 7:05am
    05  84.4   21:30  > after dinner
    06 Fri 836
    7 Sat 83.2 @iron @home
      Deadlift: 100 3x5, 120kg x 3 x 2
      RPE 8
      Chin up: 6,6,5
      Plank: 3x60s
      Run 5km 26:40
      > felt great
    > legs sore
    08 Sun 183.1
    9 Mon 83.0kg   fat 22%
    2026-03-10 82.9 #sick
    12 Thu 82.8 @irn
       Squat: 5x100
       Leg press: 12-15 160
       Curl: 10r 20
    31 Mon 82.1

    # March 2026
    13 Fri 82.7
    # 2026-02
    30 Mon 85.0
        @hotel 06:30
        DB press : 10/10/8 45lb
    \tRow: 3×10 40
    <<<<<<< HEAD
    14 Sat 82.6
    =======
    14 Sat 82.5
    >>>>>>> phone
    goal 78kg by 2026-06-01
    gym @iron "Iron Temple color:crimson
    gaol 75
    15 Sun 82.4? scale was on carpet
    Weight today was fine

    """
}
