import Primitives
import Testing
import W8Edits

@Suite struct RenamingTests {
  private let book = """
    include "2025.w8log"

    gym        @iron "Iron Temple" alias:@temple
    exercise   "Bench press" alias:BP
    setup      @iron "Bench press"  > seat 4
    tag        #salty

    # 2026-01

    03 Sat   82.1   @Temple  #salty  > #Salty at @iron
        BP:                 3x5 100
        Bench press:        3x5 100, 5 110

    === 2025.w8log

    # 2025-12

    25 Thu   82.0   #salty
        @iron 07:05
        "bench press":3x5 80
    """

  /// Former ids are rewritten, and stay aliases: who has a note of them finds the gym by it.
  @Test(arguments: ["@steelworks", "steelworks", " steelworks "])
  func aGymIsRenamedWhereverItStands(_ name: String) {
    #expect(
      edited(book) { (analysis) throws(EditRefusal) in try analysis.renaming(gym: "iron", to: name)
      }
        == """
        include "2025.w8log"

        gym        @steelworks "Iron Temple" alias:@temple
        exercise   "Bench press" alias:BP
        setup      @steelworks "Bench press"  > seat 4
        tag        #salty

        # 2026-01

        03 Sat   82.1   @steelworks  #salty  > #Salty at @steelworks
            BP:                 3x5 100
            Bench press:        3x5 100, 5 110

        === 2025.w8log

        # 2025-12

        25 Thu   82.0   #salty
            @steelworks 07:05
            "bench press":3x5 80

        """)
  }

  @Test func aTagIsRenamedInNotesToo() {
    let text = edited(book) { (analysis) throws(EditRefusal) in
      try analysis.renaming(tag: "salty", to: "塩辛い")
    }
    #expect(text.contains("tag        #塩辛い\n"))
    #expect(text.contains("@Temple  #塩辛い  > #塩辛い at @iron\n"))
    #expect(text.contains("25 Thu   82.0   #塩辛い\n"))
  }

  /// The sets of a line in canonical form move with the longer name; those of another line stay where they are.
  @Test func anExerciseIsRenamedAndItsLinesAreLaidOut() {
    let text = edited(book) { (analysis) throws(EditRefusal) in
      try analysis.renaming(exercise: "bench press", to: "Press: flat, wide")
    }
    #expect(text.contains("exercise   \"Press: flat, wide\" alias:BP\n"))
    #expect(text.contains("setup      @iron \"Press: flat, wide\"  > seat 4\n"))
    #expect(text.contains("    BP:                 3x5 100\n"))
    #expect(text.contains("    \"Press: flat, wide\": 3x5 100, 5 110\n"))
    #expect(text.contains("    \"Press: flat, wide\":3x5 80\n"))
  }

  @Test func anAliasOfAnExerciseIsRenamedByItself() {
    let text = edited(book) { (analysis) throws(EditRefusal) in
      try analysis.renaming(exercise: "bp", to: "flat bench")
    }
    #expect(text.contains("exercise   \"Bench press\" alias:\"flat bench\"\n"))
    #expect(text.contains("    flat bench:         3x5 100\n"))
    #expect(text.contains("    Bench press:        3x5 100, 5 110\n"))
  }

  /// A name that ends in a digit cannot stand bare before `:3x5`.
  @Test(arguments: [
    ("Set 1", "    \"Set 1\":3x5 80\n"), ("Nordic", "    Nordic:3x5 80\n"),
    ("卧推", "    卧推:3x5 80\n"),
    ("\"Nordic\"", "    Nordic:3x5 80\n"), ("  Nordic   curl", "    Nordic curl:3x5 80\n"),
    ("@home", "    \"@home\":3x5 80\n"), ("12", "    \"12\":3x5 80\n"),
  ])
  func quotesAreWrittenWhereANameNeedsThem(_ name: String, _ line: String) {
    let text = edited(book) { (analysis) throws(EditRefusal) in
      try analysis.renaming(exercise: "bench press", to: name)
    }
    #expect(text.contains(line), "\(text)")
  }

  @Test(arguments: [
    ("@24h", "\"@24h\" is not a gym name; start the name with a letter"),
    ("my gym", "\"@my gym\" is not a gym name; use only letters, digits, - and _"),
    ("@", "\"@\" is not a gym name; write a name, such as @iron"),
    ("", "\"@\" is not a gym name; write a name, such as @iron"),
    ("#iron", "\"@#iron\" is not a gym name; start the name with a letter"),
    ("rpe8", "\"@rpe8\" cannot be a gym; no name may start with rpe, rir or bw"),
    ("@home", "@home is already a gym of this log; merge the two instead"),
    ("HOME", "@HOME is already a gym of this log; merge the two instead"),
    ("default", "@default means the sessions without a gym"),
  ])
  func aGymIsRefusedNamesThatCannotBe(_ name: String, _ reason: String) {
    let text = edited(book + "\n26 Fri   82.0   @home") { (analysis) throws(EditRefusal) in
      try analysis.renaming(gym: "iron", to: name)
    }
    #expect(text == "refused: \(reason)")
  }

  @Test(arguments: ["a\nb", "a\"b", "", "  ", "\"\"", "a\u{1}b", "a\r"])
  func anExerciseIsRefusedNamesThatCannotBe(_ name: String) {
    let text = edited(book) { (analysis) throws(EditRefusal) in
      try analysis.renaming(exercise: "bench press", to: name)
    }
    #expect(text.hasPrefix("refused: ") || name == "a\r", "\(text)")
  }

  @Test func whatIsNotThereCannotBeRenamed() {
    #expect(
      edited(book) { (analysis) throws(EditRefusal) in try analysis.renaming(gym: "x", to: "y") }
        == "refused: the log has no @x")
    #expect(
      edited(book) { (analysis) throws(EditRefusal) in try analysis.renaming(tag: "x", to: "y") }
        == "refused: the log has no #x")
  }

  @Test func aTooLongLineIsRefused() {
    let sets = Array(repeating: "5", count: 3_330).joined(separator: " ,")
    let text = edited("# 2026-01\n03 82\n    Curl: \(sets)\n") { (analysis) throws(EditRefusal) in
      try analysis.renaming(exercise: "curl", to: "A very much longer name of a curl")
    }
    #expect(text.hasPrefix("refused: ") && text.contains("line 3"), "\(text)")
  }

  /// The spelling alone may change: there is nothing in the way.
  @Test func anotherSpellingOfTheSameName() {
    #expect(
      edited("# 2026-01\n03 82 @iron\n04 82 @IRON\n") { (analysis) throws(EditRefusal) in
        try analysis.renaming(gym: "iron", to: "Iron", leavingAlias: true)
      } == "# 2026-01\n03 82 @Iron\n04 82 @Iron\n\n")
  }
}
