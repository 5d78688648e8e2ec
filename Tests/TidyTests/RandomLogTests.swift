import Testing
import W8TestSupport

@Suite struct RandomLogTests {
  @Test func anEqualSeedRepeatsEverything() {
    var one = RandomLog(seed: 3)
    var same = RandomLog(seed: 3)
    var other = RandomLog(seed: 4)
    let log = one.log(days: 60)
    #expect(log == same.log(days: 60))
    #expect(log != other.log(days: 60))
    #expect(one.mutated(log) == same.mutated(log))
    #expect(one.bytes(upTo: 99) == same.bytes(upTo: 99))
  }

  @Test func aLogHasMonthsEntriesAndSessions() {
    var random = RandomLog(seed: 5)
    let lines = random.log(days: 400).split(separator: "\n", omittingEmptySubsequences: false)
    // 400 days from 1 January on reach 4 February of the next year: 14 months.
    #expect(lines.filter { $0.hasPrefix("# ") }.count == 14)
    #expect(lines.filter { $0.first?.isWholeNumber == true }.count > 300)
    #expect(lines.filter { $0.hasPrefix("    ") && $0.contains(":") }.count > 200)
    #expect(lines.first == "w8log 1.0")
    #expect(lines.last == "")
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test func weekdaysAreThoseOfTheCalendar() throws {
    var random = RandomLog(seed: 11)
    var header = ""
    var found: [String: String] = [:]
    for _ in 0..<40 {
      for line in random.log(days: 90).split(separator: "\n") {
        if line.hasPrefix("# ") { header = String(line.dropFirst(2).prefix(7)) }
        if line.first?.isWholeNumber == true {
          found["\(header)-\(line.prefix(2))"] = String(line.dropFirst(3).prefix(3))
        }
      }
    }
    // Days of known weekdays: leap days and centuries of their years included.
    let known = [
      "2016-02-29": "Mon", "2020-02-29": "Sat", "2024-02-29": "Thu", "2017-03-01": "Wed",
      "2023-01-01": "Sun",
    ]
    for (date, weekday) in known {
      #expect([weekday, nil].contains(found[date]), "\(date)")
    }
    #expect(known.keys.contains { found[$0] != nil })
  }

  @Test func entriesKeepTheirColumns() {
    var random = RandomLog(seed: 8)
    let lines = random.log(days: 200).split(separator: "\n")
    // As the canonical form says: the point stands in the column after the third of the weight.
    let weighed = lines.filter { $0.first?.isWholeNumber == true && !$0.contains(" - ") }
    #expect(!weighed.isEmpty)
    for line in weighed {
      #expect(Array(line).indices.contains(11) && Array(line)[11] == ".", "\(line)")
    }
  }

  @Test func mutationsChangeMostLines() {
    var random = RandomLog(seed: 9)
    let changed = (0..<1000).filter { _ in
      let line = random.line()
      return random.mutated(line) != Array(line.utf8)
    }
    #expect(changed.count > 900)
  }
}
