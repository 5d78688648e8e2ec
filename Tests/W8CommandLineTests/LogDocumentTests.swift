import Foundation
import Testing
import W8CommandLine
import W8TestSupport

@Suite struct LogDocumentTests {
  @Test func aRowHasEveryFieldOfTheDocumentation() throws {
    let log = "# 2026-01\n01 82.5\n08 82.0 #salty @Iron 07:05 > new year #salty\n    > two\n"
    let outcome = FakeWorld(["d/a": log]).run("log", "-O", "json", "--since", "2026-01-08", "d/a")
    // α = 0.25: 82.5 + 0.25·(82.0 − 82.5) = 82.375.
    #expect(
      outcome.output
        == #"{"complete":true,"leftOut":[],"rows":[{"average":82.375,"#
        + #""comparedWith":{"date":"2026-01-01","file":"d/a","line":2},"#
        + #""date":"2026-01-08","direction":"down","excluded":false,"file":"d/a","#
        + #""gyms":["iron"],"line":3,"milestones":[],"note":true,"#
        + #""noteText":"new year #salty\ntwo","#
        + #""notes":[{"exercise":null,"gym":null,"line":3,"of":"day","text":"new year #salty","title":null},"#
        + #"{"exercise":null,"gym":"iron","line":4,"of":"session","text":"two","title":null}],"pace":null,"rate":-0.5,"rateDays":7,"tags":["salty"],"time":"07:05","#
        + #""weight":82,"written":{"unit":"kg","value":"82.0"}}],"#
        + #""schema":1,"span":7,"unit":"kg"}"# + "\n")
    #expect(outcome.errors == "")
    #expect(outcome.code == .success)
  }

  @Test func whatIsAbsentIsNull() throws {
    let rows = try rows("# 2026-01\n03 Sat\n    > \n04 Sun -\n05 Mon 84.6?\n")
    #expect(rows.map { $0["date"] as? String } == ["2026-01-05", "2026-01-04", "2026-01-03"])
    for row in rows {
      for key in ["average", "comparedWith", "direction", "pace", "rate", "rateDays", "time"] {
        #expect(row[key] is NSNull, "\(key)")
      }
    }
    #expect(rows[0]["excluded"] as? Bool == true)
    #expect(rows[0]["weight"] as? Double == 84.6)
    #expect(rows[1]["weight"] is NSNull)
    #expect(rows[1]["written"] is NSNull)
    #expect(rows[1]["noteText"] is NSNull)
    #expect(rows[1]["note"] as? Bool == false)
  }

  @Test(
    arguments: [
      ("82.1", "82.1", "kg"), ("82.1kg", "82.1", "kg"), ("181lb?", "181", "lb"),
      ("12st9.5", "12st9.5", "st"), ("82", "82", "kg"), ("82.125", "82.125", "kg"),
    ])
  func whatWasWrittenIsRepeated(field: String, value: String, unit: String) throws {
    let row = try #require(rows("# 2026-01\n03 Sat \(field)\n").first)
    #expect(row["written"] as? [String: String] == ["value": value, "unit": unit])
  }

  /// 80 kg are 176.36980974790206 lb, and 12.597843553421576 st: six decimals are told.
  @Test func massesAreInTheUnitOfTheDocument() throws {
    for (unit, expected) in [("lb", 176.36981), ("st", 12.597844), ("kg", 80)] {
      let outcome = FakeWorld(["a": smallLog]).run("log", "--format=json", "--unit", unit, "a")
      let document = try object(outcome.output)
      #expect(document["unit"] as? String == unit)
      let last = try #require((document["rows"] as? [[String: Any]])?.last)
      #expect(abs(try #require(last["weight"] as? Double) - expected) < 1e-12)
      #expect(abs(try #require(last["average"] as? Double) - expected) < 1e-12)
      #expect(last["written"] as? [String: String] == ["value": "80.0", "unit": "kg"])
    }
  }

  @Test func theUnitAndTheSpanAreTheBooksOwn() throws {
    let log = "unit lb\ntrend span:10\n# 2026-01\n03 Sat 180\n"
    let document = try object(FakeWorld(["a": log]).run("log", "-O", "json", "a").output)
    #expect(document["unit"] as? String == "lb")
    #expect(document["span"] as? Int == 10)
    #expect((document["rows"] as? [[String: Any]])?.first?["weight"] as? Double == 180)
  }

  @Test func rowsOfTheCanonicalLogAreThoseOfTheTable() throws {
    let rows = try rows(canonicalLog)
    #expect(rows.count == 15)
    let dates = rows.compactMap { $0["date"] as? String }
    #expect(dates == dates.sorted().reversed())
    // Two on 5 January: the evening one is the newer.
    #expect(rows.compactMap { $0["time"] as? String } == ["21:40", "07:05"])
    let hotel = try #require(rows.first { $0["date"] as? String == "2026-01-08" })
    #expect(hotel["gyms"] as? [String] == ["hotel", "home"])
    #expect(hotel["tags"] as? [String] == ["travel"])
    #expect(hotel["average"] is NSNull)
    let saturday = try #require(rows.first { $0["date"] as? String == "2026-01-03" })
    #expect(
      saturday["noteText"] as? String
        == "Slept well. Belt only for the last squat set.\nLeft knee fine again.")
    let tenth = try #require(rows.first { $0["date"] as? String == "2026-01-10" })
    #expect(abs(try #require(tenth["rate"] as? Double) + 0.4) < 1e-9)
    #expect(
      (tenth["comparedWith"] as? [String: Any])?["date"] as? String == "2026-01-03")
  }

  @Test func severalLogsAreOneDocumentInTheOrderOfTheirDays() throws {
    let world = FakeWorld([
      "a": "# 2026-01\n03 Sat 82.1\n05 Mon 82.0\n", "b": "unit lb\n# 2026-01\n04 Sun 180\n",
      "bad": badWeight,
    ])
    let newest = world.run("log", "-O", "json", "--strict", "a", "bad", "b")
    #expect(newest.code == .badData)
    let rows = try #require(object(newest.output)["rows"] as? [[String: Any]])
    #expect(rows.map { $0["file"] as? String } == ["a", "b", "a"])
    // 180 lb in the unit of the first log.
    #expect(abs(try #require(rows[1]["weight"] as? Double) - 81.646627) < 1e-9)
    let oldest = world.run("log", "-O", "json", "--oldest-first", "a", "b")
    let dates = try #require(object(oldest.output)["rows"] as? [[String: Any]])
      .map { $0["date"] as? String }
    #expect(dates == ["2026-01-03", "2026-01-04", "2026-01-05"])
  }

  @Test func withoutALogThereIsNoDocument() {
    #expect(FakeWorld().run("log", "-O", "json", "nowhere").output == "")
    #expect(FakeWorld(["a": badWeight]).run("log", "-O", "json", "--strict", "a").output == "")
  }

  @Test func anEmptyLogIsADocumentWithoutRows() throws {
    #expect(try rows("").isEmpty)
  }

  private func rows(_ log: String) throws -> [[String: Any]] {
    let outcome = FakeWorld(["a": log]).run("log", "--format", "json", "a")
    return try #require(object(outcome.output)["rows"] as? [[String: Any]])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
