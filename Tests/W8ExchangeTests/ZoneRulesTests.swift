import Testing
import W8Engine

@testable import W8Exchange

@Suite struct ZoneRulesTests {
  /// A zone file with these changes, at so many seconds after 1970 began, and a rule for what comes behind them.
  private func file(
    _ changes: [(from: Int64, ahead: Int32)], first: Int32, behind rule: String
  ) -> [UInt8] {
    func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
      stride(from: value.bitWidth - 8, through: 0, by: -8).map {
        UInt8(truncatingIfNeeded: value >> $0)
      }
    }
    func header(times: Int, types: Int) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, times, types, 4].flatMap { bytes(Int32($0)) }
    }
    let old = header(times: 0, types: 1) + bytes(Int32(0)) + [0, 0] + Array("LMT\0".utf8)
    let types = [first] + changes.map(\.ahead)
    return old + header(times: changes.count, types: types.count)
      + changes.flatMap { bytes($0.from) } + changes.indices.map { UInt8($0 + 1) }
      + types.flatMap { bytes($0) + [0, 0] } + Array("LMT\0\n\(rule)\n".utf8)
  }

  private func seconds(_ date: String, _ hour: Int, _ minute: Int = 0) throws -> Int {
    Int(try #require(parseDate(date)).dayNumber) * 86_400 + hour * 3600 + minute * 60
  }

  /// The minute before clocks change is of the time before, the next one of that behind it.
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29", 1, 1, 2),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25", 1, 2, 1),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08", 7, -5, -4),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01", 6, -4, -5),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-04-04", 16, 11, 10),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-10-03", 16, 10, 11),
    ("<-03>3<-02>,J60/0,300/0", "2028-03-01", 3, -3, -2),
  ])
  func summerTimeBeginsAndEnds(rule: String, date: String, hour: Int, before: Int, behind: Int)
    throws
  {
    let rules = try #require(ZoneRules(file: file([], first: 0, behind: rule)))
    let change = try seconds(date, hour)
    #expect(rules.secondsAhead(at: change - 1) == before * 3600)
    #expect(rules.secondsAhead(at: change) == behind * 3600)
    #expect(rules.secondsAhead(onClock: change + before * 3600 - 60) == before * 3600)
    #expect(rules.secondsAhead(onClock: change + max(before, behind) * 3600) == behind * 3600)
  }

  @Test func theChangesOfTheFileComeFirst() throws {
    let start = try seconds("1980-04-06", 1)
    let end = try seconds("1981-01-01", 0)
    let rules = try #require(
      ZoneRules(
        file: file(
          [(Int64(start), 7200), (Int64(end), 3600)], first: 3208, behind: "IST-5:30")))
    #expect(rules.secondsAhead(at: start - 1) == 3208)
    #expect(rules.secondsAhead(at: start) == 7200)
    #expect(rules.secondsAhead(at: end - 1) == 7200)
    #expect(rules.secondsAhead(at: end) == 19_800)
  }

  @Test func whatIsNoZoneFileIsNone() {
    let whole = file([(0, 3600)], first: 0, behind: "CET-1")
    #expect(ZoneRules(file: whole) != nil)
    for count in 0..<(whole.count - 7) where count != 0 {
      #expect(ZoneRules(file: Array(whole.prefix(count - 1))) == nil)
    }
    #expect(ZoneRules(file: Array("Europe/Berlin".utf8)) == nil)
  }
}
