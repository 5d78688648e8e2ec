import Primitives
import Testing
import W8Edits
import W8Engine

/// The operations on gyms and exercises that change more than a name.
@Suite struct GymEditTests {
  private let book = """
    include "2025.w8log"

    gym        @iron "Iron Temple" color:red alias:@temple
    gym        @home default
    setup      @iron "Squat"  > seat 4

    # 2026-01

    03 Sat   82.1   @iron  > felt good
        Squat:              3x5 100
            > deep
        > crowded
    04 Sun   82.0
        Squat:              3x5 50
        @temple 07:05
        Squat:              3x5 102.5

        Curl:               3x8 20
    05 Mon          @iron

    === 2025.w8log

    # 2025-12

    25 Thu   82.0   #salty
        @iron
        Squat:              3x5 90
        @home
        Squat:              3x5 40
    """

  @Test func deletingAGymWithItsHistory() {
    #expect(
      edited(book) { (analysis) throws(EditRefusal) in
        try analysis.deletingWithHistory(gym: "iron")
      } == """
        include "2025.w8log"

        gym        @home default

        # 2026-01

        03 Sat   82.1  > felt good
        04 Sun   82.0
            Squat:              3x5 50
        05 Mon

        === 2025.w8log

        # 2025-12

        25 Thu   82.0   #salty
            @home
            Squat:              3x5 40

        """)
  }

  /// Its sessions are the history of that gym, so they and its set-ups stay there.
  @Test func deletingAGymAndKeepingItsHistoryClosesIt() {
    let deleted = edited(book) { (analysis) throws(EditRefusal) in
      try analysis.deletingKeepingHistory(gym: "temple")
    }
    #expect(
      deleted
        == book.replacing("alias:@temple", with: "alias:@temple closed:2026-01-05") + "\n")
    let closed = edited(deleted) { (analysis) throws(EditRefusal) in
      try analysis.deletingKeepingHistory(gym: "iron")
    }
    #expect(closed == "refused: @iron is already closed on 5 January 2026", "\(closed)")
    #expect(
      edited("# 2026-01\n\n03 Sat   82.0   @iron\n04 Sun   82.0   @home\n") {
        (analysis) throws(EditRefusal) in try analysis.deletingKeepingHistory(gym: "home")
      }
        == "gym        @home closed:2026-01-04\ngym        @iron\n\n# 2026-01\n\n"
        + "03 Sat   82.0   @iron\n04 Sun   82.0   @home\n\n")
  }

  @Test func mergingAGymIntoAnother() {
    let text = edited(book) { (analysis) throws(EditRefusal) in
      try analysis.merging(gym: "iron", into: "home")
    }
    #expect(
      text.hasPrefix(
        """
        include "2025.w8log"

        gym        @home default alias:@iron alias:@temple
        setup      @home "Squat"  > seat 4
        """), "\(text)")
    #expect(text.contains("03 Sat   82.1   @home  > felt good\n"))
    #expect(text.contains("    @home 07:05\n"))
    #expect(!text.contains("Iron Temple"))
  }

  @Test(arguments: [
    ("home", "@home is the default gym and cannot be deleted"),
    ("barn", "the log has no @barn"),
  ])
  func someGymsCannotBeDeleted(_ gym: GymID, _ reason: String) {
    for text in [
      edited(book) { (analysis) throws(EditRefusal) in
        try analysis.deletingWithHistory(gym: gym)
      },
      edited(book) { (analysis) throws(EditRefusal) in
        try analysis.deletingKeepingHistory(gym: gym)
      },
    ] { #expect(text == "refused: \(reason)") }
  }

  @Test(arguments: [
    ("home", "iron", "@home is the default gym and cannot be merged into another"),
    ("iron", "temple", "@iron and @temple are already the same gym"),
    ("iron", "barn", "the log has no @barn"),
  ])
  func someGymsCannotBeMerged(_ gym: GymID, _ target: GymID, _ reason: String) {
    let text = edited(book) { (analysis) throws(EditRefusal) in
      try analysis.merging(gym: gym, into: target)
    }
    #expect(text == "refused: \(reason)")
  }

  /// 100 at a gym with pounds would be kilograms elsewhere.
  @Test func loadsKeepTheirUnits() {
    let text = "gym @a unit:lb\ngym @b\n# 2026-01\n03 82 @a\n    Squat:              3x5 100\n"
    let merged = edited(text) { (analysis) throws(EditRefusal) in
      try analysis.merging(gym: "a", into: "b")
    }
    #expect(merged.contains("03 82 @b\n    Squat:              3x5 100lb\n"), "\(merged)")
  }

  /// Only what is meant otherwise there gets a unit: not what has one, nor what its exercise is declared with.
  @Test(arguments: [
    ("5 185, 5 185kg, w5 60", "5 185lb, 5 185kg, w5 60lb"), ("3 bw+20, 3 bw", "3 bw+20lb, 3 bw"),
    ("100kg x 5", "100kg x 5"), ("5 @8", "5 @8"), ("5 3lvl", "5 3lvl"),
  ])
  func loadsGetTheUnitThatTheyWereMeantIn(_ sets: String, _ written: String) {
    let text =
      "gym @a unit:lb\ngym @b\nexercise \"Row\" unit:kg\n# 2026-01\n03 82 @a\n"
      + "    Squat:              \(sets)\n    Row:                5 50\n"
    let merged = edited(text) { (analysis) throws(EditRefusal) in
      try analysis.merging(gym: "a", into: "b")
    }
    #expect(
      merged.contains("    Squat:              \(written)\n    Row:                5 50\n"),
      "\(merged)")
  }

  /// A refusal names what the log names, as it does.
  @Test func refusalsNameThingsAsTheyAreWritten() {
    let log =
      "exercise \"Bench Press\" alias:\"BP\"\n# 2026-01\n03 82 @Iron\n    Bench Press: 5\n    Dip: 5\n"
    #expect(
      edited(log) { (analysis) throws(EditRefusal) in
        try analysis.merging(exercise: "bench press", into: "bench press")
      } == "refused: \"Bench Press\" and \"Bench Press\" are already the same exercise")
    #expect(
      edited("gym @home default\n" + log) { (analysis) throws(EditRefusal) in
        try analysis.merging(gym: "home", into: "iron")
      } == "refused: @home is the default gym and cannot be merged into another")
  }

  @Test func undeclaredGymsAreMergedByTheirNames() {
    #expect(
      edited("# 2026-01\n03 82 @irn\n04 82 @Iron\n") { (analysis) throws(EditRefusal) in
        try analysis.merging(gym: "irn", into: "iron", leavingAlias: false)
      } == "# 2026-01\n03 82 @Iron\n04 82 @Iron\n\n")
    #expect(
      edited("# 2026-01\n03 82 @irn\n04 82 @iron\n") { (analysis) throws(EditRefusal) in
        try analysis.merging(gym: "irn", into: "iron", leavingAlias: false)
      } == "# 2026-01\n03 82 @iron\n04 82 @iron\n\n")
  }

  @Test(arguments: [
    ("gym @a\n", "gym @a color:green\n"),
    ("gym        @a \"A\" default ; x\n", "gym        @a \"A\" default color:green ; x\n"),
    ("gym @a color:teal unit:kg\n", "gym @a color:green unit:kg\n"),
    ("gym @a color:\"red\"\n", "gym @a color:green\n"),
  ])
  func aGymIsGivenAnotherColor(_ text: String, _ expected: String) {
    #expect(
      edited(text) { (analysis) throws(EditRefusal) in
        try analysis.recoloring(gym: "a", .green)
      } == expected + "\n")
  }

  @Test(arguments: [
    ("gym @a color:red\n", "gym @a \"My gym\" color:red\n"),
    ("gym @a color:red \"Old\"\n", "gym @a color:red \"My gym\"\n"),
  ])
  func aGymIsGivenAnotherNameToShow(_ text: String, _ expected: String) {
    #expect(
      edited(text) { (analysis) throws(EditRefusal) in
        try analysis.naming(gym: "a", " My  gym")
      } == expected + "\n")
  }

  @Test func mergingExercises() {
    let text = """
      exercise   "Squat" alias:SQ
      exercise   "Back squat" alias:BS

      # 2026-01

      03 Sat   82.1
          Back squat:         3x5 100
          BS:                 3x5 100
          Squat:              3x5 50
      """
    #expect(
      edited(text) { (analysis) throws(EditRefusal) in
        try analysis.merging(exercise: "back squat", into: "sq")
      } == """
        exercise   "Squat" alias:SQ alias:"Back squat" alias:"BS"

        # 2026-01

        03 Sat   82.1
            Squat:              3x5 100
            Squat:              3x5 100
            Squat:              3x5 50

        """)
  }

  @Test(arguments: [
    "exercise \"A\" unit:lb\nexercise \"B\"\n", "exercise \"A\" bodyweight\nexercise \"B\"\n",
    "exercise \"A\" unit:lb\n# 2026-01\n03 82\n    B: 5 100\n",
  ])
  func someExercisesCannotBeMerged(_ text: String) {
    let refusal = edited(text) { (analysis) throws(EditRefusal) in
      try analysis.merging(exercise: "a", into: "b")
    }
    #expect(refusal.hasPrefix("refused: "), "\(refusal)")
  }
}
