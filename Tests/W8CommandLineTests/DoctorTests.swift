import Testing
import W8CommandLine
import W8Engine

/// What a report of a fault should bring along.
@Suite struct DoctorTests {
  @Test func booksAreToldWithTheirErrors() {
    let world = FakeWorld(["log.w8log": "unit kg\nnonsense here\n"])
    let outcome = world.run("doctor", "--today", "2026-01-31", "log.w8log")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("Version    \(w8logVersion)\n"))
    #expect(outcome.output.contains("Today      2026-01-31\n"))
    #expect(outcome.output.contains("log.w8log: 1 file, 1 error\n"))
    #expect(!outcome.output.contains("nonsense"))
  }
}
