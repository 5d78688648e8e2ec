import Foundation
import Testing
import W8CommandLine

@Suite struct ModelTests {
  @Test func aBookIsOneDocument() {
    let world = FakeWorld(["a.w8log": "unit kg\n# 2026-01\n03 82.1?\n"])
    let outcome = world.run("json", "--pretty", "--today", "2026-01-31", "a.w8log")
    #expect(outcome.code == .success)
    #expect(
      outcome.output == """
        {
          "complete": true,
          "diagnostics": [],
          "directives": [
            {"keyword":"unit","line":1,"unit":"kg"}
          ],
          "entries": [
            {
              "average": null,
              "date": "2026-01-03",
              "excluded": true,
              "line": 3,
              "milestones": [],
              "notes": [],
              "pairs": [],
              "rate": null,
              "sessions": [],
              "tags": [],
              "time": null,
              "unweighed": false,
              "weekday": null,
              "weight": 82.1,
              "written": "82.1?"
            }
          ],
          "exercises": [],
          "goal": {"date":null,"gap":null,"goal":null,"requiredWeekly":null,"status":"no-goal","unit":"kg","warnings":[],"weeklyVelocity":null},
          "gyms": [],
          "leftOut": [],
          "milestones": [],
          "next": null,
          "path": "a.w8log",
          "schema": 1,
          "settings": {"liftUnit":"kg","order":"oldest","span":7,"unit":"kg"},
          "today": "2026-01-31"
        }

        """)
  }

  @Test func errorsAreToldWithTheRemedy() {
    let world = FakeWorld(["a.w8log": badWeight])
    let outcome = world.run("json", "a.w8log")
    #expect(outcome.code == .badData && outcome.output.contains("bad-weight"))
    #expect(outcome.errors.hasPrefix("a.w8log:3: \"82.4.1\" is not a weight"))
    #expect(outcome.errors.hasSuffix("; run `w8log check a.w8log`\n"))
    #expect(outcome.output.contains(#""complete":false"#))
    let lenient = world.run("json", "--lenient", "a.w8log")
    #expect(lenient.code == .success && lenient.errors == outcome.errors)
    #expect(lenient.output == outcome.output)
    let strict = world.run("json", "--strict", "a.w8log")
    #expect(strict.code == .badData && strict.output == "")
  }

  @Test func withoutPrettyItIsOneLine() {
    let outcome = FakeWorld(["a.w8log": ""]).run("json", "--today", "2026-01-31", "a.w8log")
    #expect(
      outcome.output
        == #"{"complete":true,"diagnostics":[],"directives":[],"entries":[],"exercises":[],"#
        + #""goal":{"date":null,"#
        + #""gap":null,"goal":null,"requiredWeekly":null,"status":"no-goal","unit":"kg","#
        + #""warnings":[],"weeklyVelocity":null},"gyms":[],"leftOut":[],"milestones":[],"next":null,"#
        + #""path":"a.w8log","schema":1,"settings":"#
        + #"{"liftUnit":"kg","order":"oldest","span":7,"unit":"kg"},"today":"2026-01-31"}"# + "\n")
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
    let output = FakeWorld(["a": log]).run("json", "--lenient", "a").output
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
    let undated = try #require((entries[3]["sessions"] as? [[String: Any]])?.first)
    #expect((undated["exercises"] as? [[String: Any]])?.first?["sets"] is NSNull)
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

  /// The log is longer than a section, so that numbers of lines go on over its cuts.
  @Test func theTreeIsThatOfTheLogAsAWhole() throws {
    let days = (1...28).map { "\($0 < 10 ? "0" : "")\($0) 80.\($0 % 10)? @x\n    Squat: 3x5 1o\n" }
    let log = (1...9).map { "# 2026-0\($0)\n" + days.joined() }.joined()
    let world = FakeWorld(["a": log])
    let output = world.run("json", "--ast", "--lenient", "a").output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let tree = try #require(document["ast"] as? [[String: Any]])
    #expect(tree.map { $0["line"] as? Int } == (1...9 * 57).map { $0 })
    #expect(!world.run("json", "a").output.contains(#""ast""#))
  }

  @Test func errorsAreToldAndTheExitCodeSaysSo() {
    let world = FakeWorld(["a.w8log": "unit kg\nwhat\n"])
    let outcome = world.run("json", "a.w8log")
    #expect(outcome.code == .badData)
    #expect(outcome.output.contains(#""name":"unknown-directive""#))
    #expect(world.run("json", "--lenient", "a.w8log").code == .success)
  }

  /// A byte order mark brings its hint and moves nothing else, whatever line it opens.
  @Test(arguments: [
    "unit kg\n\n# 2026-01\n\n03 Sat   82.1\n", "# 2026-01\n\n03 82.1kg\n", "2026-01-03 82.1 foo\n",
    "exercise \"Squat\" alias:q\nwhat\n",
    "goal 80,5kg\n2026-01-03 82.1kg @iron\n    Squat: 5 100\n",
  ])
  func aByteOrderMarkMovesNothing(text: String) {
    func document(_ text: String) -> String {
      FakeWorld(["a.w8log": text])
        .run("json", "--lenient", "--today", "2026-02-01", "a.w8log").output
    }
    let hint =
      #"{"code":"W8002","end":"1:1","message":"the file starts with a byte order mark","#
      + #""name":"byte-order-mark","severity":"hint","start":"1:1"}"#
    let marked = document("\u{FEFF}" + text)
    #expect(marked.contains(hint))
    let unmarked = marked.replacing(hint + ",", with: "").replacing(hint, with: "")
    #expect(unmarked == document(text))
  }

  @Test func whatIsNoTextIsRefused() {
    var world = FakeWorld()
    world.files["a.w8log"] = [0xFF]
    let outcome = world.run("json", "a.w8log")
    #expect(outcome.code == .unreadable)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "w8log: \"a.w8log\" is not UTF-8 on line 1; see `w8log check a.w8log`\n")
  }
}
