import Testing
import W8CommandLine

/// Imports of a file whose clock is another than that of the log.
@Suite struct ClockShiftTests {
  private static let empty = "w8log 1.0\n\nunit       kg\n"

  /// Sessions of two exercises at `times` of the days from 1 March 2026 on, each of other loads unless they are `alike`.
  private func strong(_ times: [String], minutes: Int = 0, alike: Bool = false) -> String {
    let head =
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    let rows = times.enumerated().flatMap { index, time -> [String] in
      let load = alike ? 80 : 80 + index
      let start = "2026-03-\(index < 9 ? "0" : "")\(index + 1) \(shifted(time, minutes)):00"
      return ["Squat", "Row"].map { "\(start),Push,\($0),1,\(load),5,0,0,,," }
    }
    return head + rows.map { $0 + "\n" }.joined()
  }

  private func shifted(_ time: String, _ minutes: Int) -> String {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    let total = parts[0] * 60 + parts[1] + minutes
    return [total / 60, total % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }

  private func imported(_ table: String, into log: String, _ options: String...)
    -> FakeWorld.Outcome
  {
    FakeWorld(["log.w8log": log, "x": table]).run(
      arguments: ["import", "--unit", "kg", "--into", "log.w8log"] + options + ["x"])
  }

  private func log(_ tables: [String]) throws -> String {
    tables.reduce(Self.empty) { log, table in
      let outcome = imported(table, into: log)
      #expect(outcome.code == .success, "\(outcome.errors)")
      return outcome.written["log.w8log"] ?? log
    }
  }

  private let evenings = ["18:00", "18:20", "19:05", "18:40", "18:00", "17:30"]

  @Test(arguments: [(60, "1 hour earlier"), (-60, "1 hour later"), (330, "5 hours 30 minutes")])
  func anImportOfAnotherClockIsRefused(_ minutes: Int, _ distance: String) throws {
    let log = try log([strong(evenings)])
    let early = evenings.map { _ in "12:00" }
    let table = strong(minutes == 330 ? early : evenings, minutes: minutes)
    let known = minutes == 330 ? try self.log([strong(early)]) : log
    let outcome = imported(table, into: known)
    #expect(outcome.written.isEmpty && outcome.code == .usage)
    #expect(
      outcome.errors.contains("the log has 6 of these sessions and weigh-ins \(distance)")
    )
    #expect(outcome.errors.contains("check --zone, or use --force"))
    let forced = imported(table, into: known, "--force")
    #expect(forced.written["log.w8log"]?.matches(of: /Squat:/).count == 12)
  }

  @Test func aStartLessThanHalfAnHourAwayIsTheSameSession() throws {
    let first = try log([strong(evenings)])
    #expect(try log([strong(evenings), strong(evenings, minutes: 29)]) == first)
    // Two sessions share no offset with a third.
    let two = try log([strong(Array(evenings[..<2]))])
    #expect(imported(strong(Array(evenings[..<2]), minutes: 31), into: two).written.count == 1)
  }

  @Test func someSessionsOfAnotherClockAreThere() throws {
    let known = try log([strong(evenings)])
    // Three of nine at 6 hours from the log's, and three new.
    let mixed = Array(evenings[..<3]) + evenings[3...].map { shifted($0, -360) }
    let new = ["07:00", "07:10", "07:20"]
    let outcome = imported(strong(mixed + new), into: known)
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(outcome.written["log.w8log"]?.matches(of: /Squat:/).count == 9)
  }

  /// Whoever does the same each morning and evening loses nothing.
  @Test func equalSessionsOfOneDayStay() throws {
    let mornings = evenings.map { _ in "07:00" }
    let both =
      strong(mornings, alike: true)
      + strong(evenings, alike: true).split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
    let known = try log([strong(mornings, alike: true)])
    let outcome = imported(both, into: known)
    #expect(outcome.written["log.w8log"]?.matches(of: /Squat:/).count == 12, "\(outcome.errors)")
    let again = imported(both, into: outcome.written["log.w8log"] ?? "")
    #expect(again.code == .success && again.written.isEmpty)
  }

  @Test func weighInsOfAnotherClockAreThere() throws {
    func table(_ hour: Int) -> String {
      "Date,Time,Weight (kg)\n"
        + (1...8).map { "2026-03-0\($0),\(hour < 10 ? "0" : "")\(hour):1\($0),\(80 + $0).4\n" }
        .joined()
    }
    let known = try log([table(7)])
    let later = imported(table(9), into: known)
    #expect(later.written.isEmpty && later.errors.contains("2 hours earlier"), "\(later.errors)")
    // Across midnight.
    let night = try log([
      "Date,Time,Weight (kg)\n"
        + (1...8).map { "2026-03-0\($0),23:1\($0),\(80 + $0).4\n" }.joined()
    ])
    let next =
      "Date,Time,Weight (kg)\n"
      + (2...9).map { "2026-03-0\($0),01:1\($0 - 1),\(79 + $0).4\n" }.joined()
    #expect(imported(next, into: night).errors.contains("2 hours earlier"))
  }
}
