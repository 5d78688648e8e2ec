import Testing
import W8Syntax
import W8TestSupport

@Suite struct ExerciseLineTests {
  @Test func wellFormed() {
    expectTrees([
      Row(
        "    Squat:              w5 60, w3 80, 3x5 100",
        "exercise name(Squat) colon(:) reps(w5) load(60) comma(,) reps(w3) load(80) comma(,) reps(3x5) load(100)"
      ),
      Row(
        "    + Calf raise:       3x15 60",
        "exercise superset(+) name(Calf raise) colon(:) reps(3x15) load(60)"),
      // Decision 2: a colon with a digit on one side only ends the name
      Row(" Squat:3x5", "exercise name(Squat) colon(:) reps(3x5)"),
      Row(" Curl 21: 3x7", "exercise name(Curl 21) colon(:) reps(3x7)"),
      Row(" 21s curl: 3", "exercise name(21s curl) colon(:) reps(3)"),
      Row(" Squat:", "exercise name(Squat) colon(:)"),
      Row(" Squat: ; none", "exercise name(Squat) colon(:) comment(; none)"),
      Row(" DB press :\t10/10/8 45", "exercise name(DB press) colon(:) reps(10/10/8) load(45)"),
      Row(
        " Bench Press (Barbell): 5 60 (a > b) > c",
        "exercise name(Bench Press (Barbell)) colon(:) reps(5) load(60) label((a > b)) note(> c)"),
      Row(
        " \"Curl: EZ bar\":  3x10 30  > c",
        "exercise string(\"Curl: EZ bar\") colon(:) reps(3x10) load(30) note(> c)"),
      Row(
        " Développé couché: 3x8 50", "exercise name(Développé couché) colon(:) reps(3x8) load(50)"),
      Row(" 卧推: 3x8 50", "exercise name(卧推) colon(:) reps(3x8) load(50)"),
      Row(" Farmer’s carry: 4x40m", "exercise name(Farmer’s carry) colon(:) distance(4x40m)"),
      Row(" +\tDip: 5 ; c", "exercise superset(+) name(Dip) colon(:) reps(5) comment(; c)"),
      Row(" a>b;c 1", "exercise verbatim(a>b;c 1) !missingColon(a>b;c 1)"),
    ])
  }

  @Test func withoutColon() {
    expectTrees([
      Row(" Squat 3x5 80", "exercise verbatim(Squat 3x5 80) !missingColon(Squat 3x5 80)"),
      Row(
        " Squat 3x5 80 > note",
        "exercise verbatim(Squat 3x5 80) note(> note) !missingColon(Squat 3x5 80)"),
      Row(" RPE 8", "exercise verbatim(RPE 8) !missingColon(RPE 8)"),
      // Decision 2: a colon between digits ends no name
      Row(" Run 5km 26:40", "exercise verbatim(Run 5km 26:40) !missingColon(Run 5km 26:40)"),
      Row(" Curl 21:3x7", "exercise verbatim(Curl 21:3x7) !missingColon(Curl 21:3x7)"),
      Row(" Tabata 20:10: 8", "exercise verbatim(Tabata 20:10: 8) !missingColon(Tabata 20:10: 8)"),
      // Decision 20
      Row(" #tag", "exercise verbatim(#tag) !missingColon(#tag)"),
      Row(" #tag: 3", "exercise verbatim(#tag: 3) !missingColon(#tag: 3)"),
      // Decision 59
      Row(" +Squat: 3", "exercise verbatim(+Squat: 3) !missingColon(+Squat: 3)"),
      Row(" +", "exercise verbatim(+) !missingColon(+)"),
      Row(" + ", "exercise superset(+) !missingColon(+)"),
      Row(" + > c", "exercise superset(+) note(> c) !missingColon(+)"),
      Row(" + : 3", "exercise superset(+) verbatim(: 3) !missingColon(: 3)"),
      Row(" + @iron: 3", "exercise superset(+) verbatim(@iron: 3) !missingColon(@iron: 3)"),
      Row(" : 3x5", "exercise verbatim(: 3x5) !missingColon(: 3x5)"),
      // Decision 60
      Row(
        " Curl \"EZ\": 3x5", "exercise verbatim(Curl \"EZ\": 3x5) !missingColon(Curl \"EZ\": 3x5)"),
      Row(" \"\": 3", "exercise verbatim(\"\": 3) !missingColon(\"\": 3)"),
      Row(" \" \": 3", "exercise verbatim(\" \": 3) !missingColon(\" \": 3)"),
      Row(" \"\t\": 3", "exercise verbatim(\"\t\": 3) !missingColon(\"\t\": 3)"),
      Row(" \"\u{A0}\": 3", "exercise verbatim(\"\u{A0}\": 3) !missingColon(\"\u{A0}\": 3)"),
      Row(" \"Curl\" x: 3", "exercise verbatim(\"Curl\" x: 3) !missingColon(\"Curl\" x: 3)"),
      Row(" 21: 3x7", "exercise verbatim(21: 3x7) !missingColon(21: 3x7)"),
      Row(
        " Curl (EZ: wide): 3",
        "exercise verbatim(Curl (EZ: wide): 3) !missingColon(Curl (EZ: wide): 3)"),
      Row(" a>b: 3", "exercise verbatim(a>b: 3) !missingColon(a>b: 3)"),
      Row(" Squat > c: 3", "exercise verbatim(Squat) note(> c: 3) !missingColon(Squat)"),
    ])
  }

  @Test func reserved() {
    expectTrees([
      // Decision 20: unknown even if a colon follows
      Row(" !x: 3", "unknown verbatim(!x: 3) !unknownLine(!x: 3)"),
      Row(" $", "unknown verbatim($) !unknownLine($)"),
      Row(" % a", "unknown verbatim(% a) !unknownLine(% a)"),
      Row(" & b: 2", "unknown verbatim(& b: 2) !unknownLine(& b: 2)"),
      Row(" * c", "unknown verbatim(* c) !unknownLine(* c)"),
      Row(" = d", "unknown verbatim(= d) !unknownLine(= d)"),
      Row(" | e", "unknown verbatim(| e) !unknownLine(| e)"),
      Row(" ~ f", "unknown verbatim(~ f) !unknownLine(~ f)"),
      Row(" ^ g", "unknown verbatim(^ g) !unknownLine(^ g)"),
      Row(" ## h", "unknown verbatim(## h) !unknownLine(## h)"),
    ])
  }

  @Test func indentedDays() {
    expectTrees([
      // Decision 23: tested before the colon is looked for
      Row("    03 Sat 82.1 fat:18%", "exercise verbatim(03 Sat 82.1 fat:18%) !indentedDay(03)"),
      Row(" 03 82.4", "exercise verbatim(03 82.4) !indentedDay(03)"),
      Row(" 03 82,4 > c", "exercise verbatim(03 82,4) note(> c) !indentedDay(03)"),
      Row(" 03 82kg", "exercise verbatim(03 82kg) !indentedDay(03)"),
      Row(" 2026-01-03", "exercise verbatim(2026-01-03) !indentedDay(2026-01-03)"),
      Row(
        " 3\u{A0}sat \"a",
        "exercise verbatim(3\u{A0}sat \"a) !indentedDay(3) !oddSpace(\u{A0}) !unbalanced(\"a)"),
      // Decision 23: not days
      Row("    5 100", "exercise verbatim(5 100) !missingColon(5 100)"),
      Row(" 5 100: 3", "exercise verbatim(5 100: 3) !missingColon(5 100: 3)"),
      Row(" 03 82?", "exercise verbatim(03 82?) !missingColon(03 82?)"),
      Row(" 2026-1-3 82", "exercise verbatim(2026-1-3 82) !missingColon(2026-1-3 82)"),
      Row(" 03 Sa 82.1", "exercise verbatim(03 Sa 82.1) !missingColon(03 Sa 82.1)"),
    ])
  }

  @Test func tails() {
    expectTrees([
      // a tail needs a blank before it
      Row(" Squat:>5", "exercise name(Squat) colon(:) unreadable(>5) !badSet(>5)"),
      Row(" Squat: 3>5", "exercise name(Squat) colon(:) unreadable(3>5) !badSet(3>5)"),
      Row(" Squat: > 5", "exercise name(Squat) colon(:) note(> 5)"),
      Row(
        " Squat: \"a > b\" > c",
        "exercise name(Squat) colon(:) unreadable(\"a > b\") note(> c) !badSet(\"a > b\")"
      ),
    ])
  }

  @Test func unbalanced() {
    expectTrees([
      // Decision 8
      Row(" Squat (x: 3  ", "exercise verbatim(Squat) verbatim((x: 3) !unbalanced((x: 3)"),
      Row(
        " Squat \"x: 3 > c", "exercise verbatim(Squat) verbatim(\"x: 3 > c) !unbalanced(\"x: 3 > c)"
      ),
      Row(
        " Squat: 3 (x > c",
        "exercise name(Squat) colon(:) reps(3) verbatim((x > c) !unbalanced((x > c)"),
      Row(
        " Curl \"EZ\": 3 (x",
        "exercise verbatim(Curl \"EZ\": 3 (x) !missingColon(Curl \"EZ\": 3) !unbalanced((x)"),
      // Decision 7
      Row(" Squat: ((a))", "exercise name(Squat) colon(:) verbatim(((a))) !unbalanced(((a)))"),
      Row(
        " Squat: 3 (a \" b) > c", "exercise name(Squat) colon(:) reps(3) label((a \" b)) note(> c)"),
    ])
  }

  @Test func oddSpaces() {
    expectTrees([
      // Decision 9
      Row("\u{A0}Squat: 3", "exercise name(Squat) colon(:) reps(3) !oddSpace(\u{A0})"),
      Row(
        " Bench\u{A0}press\u{A0}:\u{A0}3x5\u{A0}> c\u{A0}d",
        "exercise name(Bench\u{A0}press) colon(:) reps(3x5) note(> c\u{A0}d) !oddSpace(\u{A0}) !oddSpace(\u{A0}) !oddSpace(\u{A0}) !oddSpace(\u{A0})"
      ),
      Row(" Squat: (a\u{A0}b)", "exercise name(Squat) colon(:) label((a\u{A0}b))"),
      Row(" +\u{A0}Dip: 5", "exercise superset(+) name(Dip) colon(:) reps(5) !oddSpace(\u{A0})"),
      Row(
        " Squat\u{A0}3x5",
        "exercise verbatim(Squat\u{A0}3x5) !missingColon(Squat\u{A0}3x5) !oddSpace(\u{A0})"),
    ])
  }

  @Test func curlyQuotes() {
    expectTrees([
      // Decision 10
      Row(
        " \u{201C}Curl: EZ\u{201D}: 3",
        "exercise string(\u{201C}Curl: EZ\u{201D}) colon(:) reps(3) !curlyQuotes(\u{201C}) !curlyQuotes(\u{201D})"
      ),
      Row(
        " \u{201C}Curl: EZ: 3",
        "exercise verbatim(\u{201C}Curl: EZ: 3) !unbalanced(\u{201C}Curl: EZ: 3)"),
      Row(
        " \u{201C}\u{201D}: 3",
        "exercise verbatim(\u{201C}\u{201D}: 3) !curlyQuotes(\u{201C}) !missingColon(\u{201C}\u{201D}: 3) !curlyQuotes(\u{201D})"
      ),
    ])
  }

  /// The name read by itself and the one among the tokens, over lines of every kind, right and wrong.
  @Test(arguments: FaultyLogs.Recipe.allCases)
  func theNameByItselfIsThatOfTheLine(recipe: FaultyLogs.Recipe) {
    var logs = FaultyLogs(recipe, seed: 43)
    var count = 0
    for _ in 0..<500 {
      let tree = parse(logs.next(), .first)
      for line in tree.lines.indices where tree.lines[line].kind == .exercise {
        let name = tree.tokens(ofLine: line).first { $0.kind == .name || $0.kind == .string }
        #expect(tree.nameRange(ofLine: line) == name.map { tree.range(of: $0, line: line) })
        count += name == nil ? 0 : 1
      }
    }
    #expect(count > 20)
  }
}
