import Testing

@Suite struct TagTests {
  /// A tag is about the day on an entry line, about the session elsewhere.
  @Test func sessionsAreThoseThatHaveTheTag() {
    let log = """
      unit kg

      # 2026-01

      03 Sat   82.0   @iron #day
          Squat:              3x5 100
          @home 19:00  #pm
          Squat:              3x5 60
          > tired #late
          @iron 21:00  #pm
      04 Sun   82.1   #day #late

      """
    let output = FakeWorld(["a": log]).run("tags", "--format=json", "a").output
    for (tag, count, sessions) in [("day", 2, 3), ("late", 2, 1), ("pm", 1, 2)] {
      #expect(
        output.contains(#""count":\#(count),"days":\#(count),"#)
          && output.contains(#""name":"\#(tag)","sessions":\#(sessions)}"#), "\(tag) in \(output)")
    }
  }
}
