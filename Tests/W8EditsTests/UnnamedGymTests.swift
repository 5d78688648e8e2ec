import Primitives
import Testing
import W8Edits
import W8Engine

/// The operations on the gym of sessions that name none.
@Suite struct UnnamedGymTests {
  private let book = """
    setup      @default "Squat"  > seat 4

    # 2026-01

    03 Sat   82.1   @  > felt good
        Squat:              3x5 100
        @ 18:00-19:00 "Legs" #hard
        Curl:               3x8 20
    04 Sun   82.0
        > slept well
        Squat:              3x5 50
        @home
        Squat:              3x5 60
    05 Mon          @default

    """

  @Test func renamingNamesEachOfItsSessions() {
    #expect(
      edited(book) { (analysis) throws(EditRefusal) in
        try analysis.renaming(gym: "default", to: "@iron")
      } == """
        setup      @iron "Squat"  > seat 4
        gym        @iron default
        gym        @home

        # 2026-01

        03 Sat   82.1   @iron  > felt good
            Squat:              3x5 100
            @iron 18:00-19:00 "Legs" #hard
            Curl:               3x8 20
        04 Sun   82.0
            > slept well
            @iron
            Squat:              3x5 50
            @home
            Squat:              3x5 60
        05 Mon          @iron


        """)
  }

  @Test func mergingGivesEachOfItsSessionsToAnother() {
    let log =
      "gym @iron\n\n# 2026-01\n\n03 Sat   82.1   @\n    @ 18:00\n04 Sun   82.0\n    Dip: 5\n"
    #expect(
      edited(log) { (analysis) throws(EditRefusal) in
        try analysis.merging(gym: "default", into: "iron")
      }
        == "gym @iron default\n\n# 2026-01\n\n03 Sat   82.1   @iron\n    @iron 18:00\n04 Sun   82.0\n    @iron\n    Dip: 5\n\n"
    )
  }

  @Test func anotherIsMergedIntoItByAnAtSign() {
    #expect(
      edited("gym @a\ngym @b\nsetup @a \"Dip\" > x\n# 2026-01\n03 82 @a\n    @b\n04 82 @\n") {
        (analysis) throws(EditRefusal) in
        try analysis.merging(gym: "a", into: "default")
      }
        == "gym @default default alias:@a\ngym @b\nsetup @default \"Dip\" > x\n"
        + "# 2026-01\n03 82 @\n    @b\n04 82 @\n\n")
  }

  @Test func deletingTakesItsSessionsAway() {
    #expect(
      edited(book) { (analysis) throws(EditRefusal) in
        try analysis.deletingWithHistory(gym: "default")
      } == """
        # 2026-01

        03 Sat   82.1  > felt good
        04 Sun   82.0
            > slept well
            @home
            Squat:              3x5 60
        05 Mon


        """)
  }

  @Test func whatCannotBeIsRefused() {
    let deleted = edited(book) { (analysis) throws(EditRefusal) in
      try analysis.deletingKeepingHistory(gym: "default")
    }
    #expect(
      deleted
        == "refused: @default means the sessions without a gym and cannot be closed; rename it first"
    )
    #expect(
      edited(book) { (analysis) throws(EditRefusal) in
        try analysis.renaming(gym: "default", to: "home")
      } == "refused: @home is already a gym of this log; merge the two instead")
    #expect(
      edited(book) { (analysis) throws(EditRefusal) in
        try analysis.renaming(gym: "default", to: "default")
      } == "refused: @default already means the sessions without a gym")
    #expect(
      edited("# 2026-01\n03 82\n") { (analysis) throws(EditRefusal) in
        try analysis.renaming(gym: "default", to: "iron")
      } == "refused: the log has no @default")
  }

  @Test func loadsKeepTheirUnits() {
    for (sign, line) in [(" @", ""), ("", "    @a\n")] {
      let text = edited("gym @a unit:lb\n# 2026-01\n03 82 @a\n04 82\(sign)\n    Dip: 5 100\n") {
        (analysis) throws(EditRefusal) in try analysis.merging(gym: "default", into: "a")
      }
      #expect(text.contains("\(line)    Dip: 5 100kg\n"), "\(text)")
    }
  }
}
