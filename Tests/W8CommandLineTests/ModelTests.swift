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
          "path": "a.w8log",
          "schema": 1,
          "settings": {"liftUnit":"kg","order":"oldest","span":7,"unit":"kg"},
          "today": "2026-01-31"
        }

        """)
  }

  @Test func withoutPrettyItIsOneLine() {
    let outcome = FakeWorld(["a.w8log": ""]).run("json", "--today", "2026-01-31", "a.w8log")
    #expect(
      outcome.output
        == #"{"diagnostics":[],"directives":[],"entries":[],"path":"a.w8log","schema":1,"settings":"#
        + #"{"liftUnit":"kg","order":"oldest","span":7,"unit":"kg"},"today":"2026-01-31"}"# + "\n")
  }

  @Test func errorsAreToldAndTheExitCodeSaysSo() {
    let world = FakeWorld(["a.w8log": "unit kg\nwhat\n"])
    let outcome = world.run("json", "a.w8log")
    #expect(outcome.code == .badData)
    #expect(outcome.output.contains(#""name":"unknown-directive""#))
    #expect(world.run("json", "--lenient", "a.w8log").code == .success)
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
