import Foundation
import Testing
import W8CommandLine

@Suite struct JSONExportTests {
  private func run(_ arguments: String..., in world: FakeWorld) -> FakeWorld.Outcome {
    world.run(arguments: ["export", "--to", "json", "--today", "2026-01-31"] + arguments)
  }

  @Test func aBookIsOneDocument() {
    let world = FakeWorld(["a.w8log": "unit kg\n# 2026-01\n03 82.1?\n"])
    let outcome = run("a.w8log", in: world)
    #expect(outcome.code == .success)
    #expect(
      outcome.output
        == #"{"complete":true,"directives":[{"file":"a.w8log","keyword":"unit","line":1,"unit":"kg"}],"#
        + #""entries":[{"average":null,"date":"2026-01-03","excluded":true,"fat":null,"#
        + #""file":"a.w8log","gyms":[],"line":3,"measurements":[],"milestones":[],"note":[],"#
        + #""pace":null,"rate":null,"rateDays":null,"sessions":[],"tags":[],"time":null,"unit":"kg","#
        + #""weight":82.1,"written":"82.1"}],"exercises":[],"#
        + #""goal":{"average":null,"by":null,"chance":null,"crossed":null,"earliest":null,"#
        + #""gap":null,"goal":null,"latest":null,"needed":null,"pace":null,"status":"no-goal","#
        + #""unit":"kg","warnings":[]},"gyms":[],"leftOut":[],"milestones":[],"next":null,"#
        + #""path":"a.w8log","schema":2,"settings":"#
        + #"{"liftUnit":"kg","order":"oldest","span":7,"unit":"kg"},"today":"2026-01-31"}"# + "\n")
  }

  @Test func errorsAreToldWithTheRemedy() {
    let world = FakeWorld(["a.w8log": badWeight])
    let outcome = run("a.w8log", in: world)
    #expect(outcome.code == .badData && outcome.output.contains("bad-weight"))
    #expect(outcome.errors.hasPrefix("a.w8log:3: \"82.4.1\" is not a weight"))
    #expect(outcome.errors.hasSuffix("; run `w8log check a.w8log`\n"))
    #expect(outcome.output.contains(#""complete":false"#))
    let lenient = run("--lenient", "a.w8log", in: world)
    #expect(lenient.code == .success && lenient.errors == outcome.errors)
    #expect(lenient.output == outcome.output)
    let strict = run("--strict", "a.w8log", in: world)
    #expect(strict.code == .badData && strict.output == "")
  }

  /// `45` at a gym of pounds are 20.41165665 kg; `bw` without any weight before is not known.
  @Test func setsAreToldOneByOne() throws {
    let log = """
      unit kg
      gym @hotel unit:lb
      goal 78
      milestone 81 "Half way"

      # 2026-01

      02 Fri
          Dip:      2x5 bw+10
      03 Sat   82.1   @hotel
          Press:    w5 20kg, 2x8 45 @8
      04 Sun   80.9
          Pull-up:  5! bw
      32 Mon   80.9
          Lost:     5 100

      """
    let output = run("--lenient", "a", in: FakeWorld(["a": log])).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let entries = try #require(document["entries"] as? [[String: Any]])
    func sets(_ entry: Int) throws -> [[String: Any]] {
      let sessions = try #require(entries[entry]["sessions"] as? [[String: Any]])
      let exercises = try #require(sessions.first?["exercises"] as? [[String: Any]])
      return try #require(exercises.first?["sets"] as? [[String: Any]])
    }
    #expect(try sets(0).map { $0["unit"] as? String } == ["bw", "bw"])
    #expect(try sets(0).allSatisfy { $0["load"] is NSNull })
    #expect(try sets(1).map { $0["load"] as? Double } == [20, 20.411657, 20.411657])
    #expect(try sets(1).map { $0["warmup"] as? Bool } == [true, false, false])
    #expect(try sets(1).last?["effort"] as? Double == 8)
    // α = 0.25: 82.1 + 0.25 · (80.9 − 82.1) = 81.8.
    #expect(abs(try #require(try sets(2).first?["load"] as? Double) - 81.8) < 1e-9)
    #expect(try sets(2).first?["failed"] as? Bool == true)
    // What has no date is in no figure either.
    #expect(entries.count == 3 && document["complete"] as? Bool == false)
    #expect(entries[2]["milestones"] as? [Double] == [81])
    let milestones = try #require(document["milestones"] as? [[String: Any]])
    #expect(milestones.map { $0["weight"] as? Double } == [81, 78])
    #expect(milestones[0]["crossed"] as? String == "2026-01-04")
    #expect((document["next"] as? [String: Any])?["weight"] as? Double == 78)
    #expect((document["goal"] as? [String: Any])?["goal"] as? Double == 78)
    let gyms = try #require(document["gyms"] as? [[String: Any]])
    #expect(Set(gyms.compactMap { $0["id"] as? String }) == ["default", "hotel"])
    let exercises = try #require(document["exercises"] as? [[String: Any]])
    #expect(exercises.map { $0["name"] as? String } == ["Pull-up", "Press", "Dip"])
  }

  @Test(arguments: [
    "unit kg\n\n# 2026-01\n\n03 Sat   82.1\n", "# 2026-01\n\n03 82.1kg\n", "2026-01-03 82.1 foo\n",
    "exercise \"Squat\" alias:q\nwhat\n",
    "goal 80,5kg\n2026-01-03 82.1kg @iron\n    Squat: 5 100\n",
  ])
  func aByteOrderMarkMovesNothing(text: String) {
    func document(_ text: String) -> String {
      run("--lenient", "a.w8log", in: FakeWorld(["a.w8log": text])).output
    }
    #expect(document("\u{FEFF}" + text) == document(text))
  }

  @Test func whatIsNoTextIsRefused() {
    var world = FakeWorld()
    world.files["a.w8log"] = [0xFF]
    let outcome = run("a.w8log", in: world)
    #expect(outcome.code == .unreadable)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "w8log: \"a.w8log\" is not UTF-8 on line 1; `w8log check a.w8log` shows how to fix it\n")
  }
}
