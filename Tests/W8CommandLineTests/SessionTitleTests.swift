import Foundation
import Testing
import W8CommandLine

/// Titles of sessions, sessions without a gym, and notes of exercises, in what programs read and people see.
@Suite struct SessionTitleTests {
  private let world = FakeWorld([
    "a": """
    unit kg
    gym @iron default
    gym @hotel unit:lb
    exercise "Squat" group:legs group:"Lower back"

    # 2026-01

    20 Tue   80.0   @
        Squat:              5 100  > tail
            > deep
            > deeper
        > of the day
        @hotel 06:30
        @ 09:24-10:20 "Push; day"
        Squat:              5 60

    """
  ])

  @Test func theModelHasThem() throws {
    let document = try object(world.run("export", "--to", "json", "a").output)
    let entry = try #require((document["entries"] as? [[String: Any]])?.first)
    #expect(entry["note"] as? [String] == [])
    let sessions = try #require(entry["sessions"] as? [[String: Any]])
    #expect(sessions.map { $0["gym"] as? String } == ["iron", "hotel", "iron"])
    #expect(sessions[0]["notes"] as? [String] == ["of the day"])
    #expect(sessions.map { $0["title"] as? String } == [nil, nil, "Push; day"])
    let squat = try #require((sessions[0]["exercises"] as? [[String: Any]])?.first)
    #expect(squat["notes"] as? [String] == ["tail", "deep", "deeper"])
    let directives = try #require(document["directives"] as? [[String: Any]])
    #expect(directives.last?["groups"] as? [String] == ["legs", "Lower back"])
  }

  @Test func theDocumentOfTheLogHasThem() throws {
    let document = try object(world.run("log", "--with-exercises", "-O", "json", "a").output)
    let row = try #require((document["rows"] as? [[String: Any]])?.first)
    let sessions = try #require(row["sessions"] as? [[String: Any]])
    #expect(sessions.map { $0["gym"] as? String } == ["iron", "hotel", "iron"])
    #expect(sessions.last?["title"] as? String == "Push; day")
    #expect(sessions.last?["end"] as? String == "10:20")
    let squat = try #require((sessions[0]["exercises"] as? [[String: Any]])?.first)
    #expect(squat["notes"] as? [String] == ["tail", "deep", "deeper"])
  }

  /// An empty row would look like a day of rest.
  @Test func aDayOfTrainingAloneHasItsGyms() {
    let days = """
      unit kg
      gym @iron default
      # 2026-01
      02 Fri 82.6 @hotel
          Row: 5 60
      03 Sat
          Squat: 5 100
          @hotel
          Row: 5 60

      """
    let shown = FakeWorld(["a": days]).run("log", "a").output
    #expect(shown.contains(/03 Sat +@iron @hotel\n02 Fri    82\.6   82\.6\n/), "\(shown)")
    #expect(FakeWorld(["a": days]).run("log", "--with-exercises", "a").output.contains("03 Sat\n"))
  }

  @Test func peopleSeeThem() {
    let output = world.run("log", "--with-exercises", "a").output
    #expect(output.contains("@ 09:24-10:20 \"Push; day\"\n"))
    #expect(output.contains("> tail\n"))
    #expect(output.contains("> deep\n"))
    // Loads at the default gym are in its unit, at the other in pounds.
    #expect(world.run("history", "Squat", "a").output.contains("100"))
    #expect(world.run("gyms", "a").output.contains("iron"))
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
