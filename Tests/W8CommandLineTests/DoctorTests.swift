import Testing
import W8CommandLine

/// What a report of a fault should bring along.
@Suite struct DoctorTests {
  private let recording = """
    {"recording":1,"today":"2026-01-31"}
    {"at":0,"from":"client","message":{"method":"initialize","params":{"capabilities":{}}}}
    {"at":1,"from":"client","message":{"method":"initialize","params":{"clientInfo":{"name":"Edit\\u0007or","version":"2"},\
    "capabilities":{"general":{"positionEncodings":["utf-8","utf-16"]},"textDocument":{"diagnostic":{},"hover":{}}},\
    "initializationOptions":{"today":null}}}}
    """

  @Test func booksAreToldWithTheirErrors() {
    let world = FakeWorld(["log.w8log": "unit kg\nnonsense here\n"])
    let outcome = world.run("doctor", "--today", "2026-01-31", "log.w8log")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("Version    \(w8logVersion)\n"))
    #expect(outcome.output.contains("Today      2026-01-31\n"))
    #expect(outcome.output.contains("log.w8log: 1 file, 1 error\n"))
    #expect(!outcome.output.contains("nonsense"))
  }

  @Test func theLastEditorOfARecordingIsTold() {
    let world = FakeWorld(["log.w8log": "unit kg\n", "r.jsonl": recording])
    let output = world.run("doctor", "log.w8log", "--recording", "r.jsonl").output
    #expect(output.contains("Editor       Edit␇or 2\n"))
    #expect(output.contains("Encodings    utf-8, utf-16\n"))
    #expect(output.contains("Diagnostics  asked for\n"))
    #expect(output.contains("Takes        hover\n"))
    #expect(output.contains("Settings     {\"today\":null}\n"))
  }

  @Test func whatIsNoRecordingHasNoEditor() {
    let world = FakeWorld(["log.w8log": "unit kg\n", "r.jsonl": "nonsense\n"])
    let output = world.run("doctor", "log.w8log", "--recording", "r.jsonl").output
    #expect(output.contains("Editor  none in the recording\n"))
    #expect(world.run("doctor", "log.w8log", "--recording", "none").code == .unreadable)
  }
}
