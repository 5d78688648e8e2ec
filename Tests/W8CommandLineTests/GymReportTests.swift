import Testing
import W8CommandLine

@Suite struct GymReportTests {
  private let log = """
    gym @iron "Iron Temple" color:red default
    gym @Pool

    # 2026-01

    20 Tue   80.0   @iron
    21 Wed   81.0   @home
    22 Thu   81.0   @home

    """

  @Test func aColorMayBeWrittenInCapitals() {
    let world = FakeWorld(["a": "gym @iron color:red\n"])
    let outcome = world.run("gym", "color", "@iron", "GREEN", "--yes", "-f", "a")
    #expect(outcome.code == .success)
    #expect(outcome.written["a"]?.contains("color:green") == true)
  }

  @Test func theGymUsedLastComesFirst() {
    let outcome = FakeWorld(["a": log]).run("gyms", "-q", "a")
    #expect(
      outcome.output == """
        Gym    Name         Color  Default  Declared  Visits  Last used
        @home               blue            no             2  2026-01-22 Thu
        @iron  Iron Temple  red    default  yes            1  2026-01-20 Tue
        @Pool               blue            yes            0  never

        """)
    #expect(outcome.code == .success)
  }

  @Test func aClosedGymSaysSinceWhen() {
    let log = "unit kg\ngym @old closed:2026-02-01 default\n# 2026-01\n20 Tue 80.0 @old\n"
    let world = FakeWorld(["a": log])
    #expect(
      world.run("gyms", "-q", "a").output == """
        Gym   Name  Color  Default  Declared  Visits  Last used       Closed
        @old        blue   default  yes            1  2026-01-20 Tue  2026-02-01 Sun

        """)
    #expect(
      world.run("gyms", "-O", "csv", "a").output.hasSuffix(
        "\r\nold,,blue,true,true,1,2026-01-20,2026-02-01\r\n"))
    #expect(world.run("gyms", "-O", "json", "a").output.contains(#""closed":"2026-02-01""#))
  }

  @Test func gymsWithoutALineAreListed() {
    let world = FakeWorld(["a": log])
    #expect(
      world.run("gyms", "--format", "json", "a").output.hasPrefix(
        #"{"complete":true,"gyms":[{"closed":null,"color":"blue","declared":false,"#
          + #""default":false,"id":"home","lastUsed":"2026-01-22","name":null,"visits":2},"#))
    #expect(
      world.run("gyms", "-O", "csv", "a").output.hasPrefix(
        "id,name,color,default,declared,visits,lastUsed,closed\r\n"
          + "home,,blue,false,false,2,2026-01-22,\r\n"))
    #expect(
      FakeWorld(["a": faultless]).run("gyms", "a").errors == "no gyms to show in \"a\"\n")
  }
}
