import Foundation
import Testing
import W8CommandLine
import W8Engine
import W8Files

@Suite struct JSONReportTests {
  @Test func theDocumentHasTheShapeOfTheDocumentation() {
    let outcome = FakeWorld(["d/a.w8log": wrongWeekday]).run("check", "-O", "json", "d/a.w8log")
    // "# 2026-01\n" are 10 bytes and the empty line 1, so line 3 starts at offset 11.
    let start = #"{"column":4,"line":3,"offset":14}"#
    let end = #"{"column":7,"line":3,"offset":17}"#
    let day =
      #"{"end":{"column":3,"line":3,"offset":13},"start":{"column":1,"line":3,"offset":11}}"#
    let header =
      #"{"end":{"column":10,"line":1,"offset":9},"start":{"column":3,"line":1,"offset":2}}"#
    let range = #"{"end":\#(end),"start":\#(start)}"#
    #expect(
      outcome.output
        == #"{"files":[{"diagnostics":[{"code":"W8104","fixes":["#
        + #"{"edits":[{"range":\#(range),"text":"Sat"}],"safe":false,"title":"Write Sat"},"#
        + #"{"edits":[{"range":\#(day),"text":"02"}],"safe":false,"#
        + #""title":"Write day 02, the nearest Friday"},"#
        + #"{"edits":[{"range":\#(header),"text":"2025-01"}],"safe":false,"#
        + #""title":"Change the header to # 2025-01, which fits the weekdays below it"}],"#
        + #""message":"3 January 2026 is a Saturday, not a Friday","name":"weekday-mismatch","#
        + #""range":\#(range),"severity":"warning"}],"path":"d/a.w8log"}],"#
        + #""schema":1,"summary":{"errors":0,"warnings":1},"tool":"w8log \#(w8logVersion)"}"#
        + "\n")
    #expect(outcome.errors == "")
    #expect(outcome.code == .success)
  }

  @Test func severalFilesAreOneDocumentAndHintsAreInIt() throws {
    let world = FakeWorld([
      "a": badWeight, "b": String(faultless.dropLast()), "c": wrongWeekday, "d": faultless,
    ])
    let outcome = world.run("check", "--format", "json", "a", "nowhere", "b", "c", "d")
    let document = try object(outcome.output)
    let files = try #require(document["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["a", "b", "c", "d"])
    let severities = files.map { file in
      (file["diagnostics"] as? [[String: Any]])?.map { $0["severity"] as? String }
    }
    #expect(severities == [["error"], ["hint"], ["warning"], []])
    #expect(document["summary"] as? [String: Int] == ["errors": 1, "warnings": 1])
    #expect(outcome.code == .unreadable)
    #expect(outcome.errors.contains("nowhere"))
  }

  @Test func aDocumentWithoutFilesIsADocument() throws {
    let document = try object(FakeWorld().run("check", "-O", "json", "nowhere").output)
    #expect((document["files"] as? [Any])?.isEmpty == true)
    #expect(document["schema"] as? Int == 1)
  }

  @Test func whatIsLeftOutIsCounted() throws {
    let world = FakeWorld(["a": wrongWeekday + "10 Mon   82.4.1\n"])
    let document = try object(world.run("check", "-O", "json", "--max", "1", "a").output)
    let files = try #require(document["files"] as? [[String: Any]])
    #expect((files[0]["diagnostics"] as? [Any])?.count == 1)
    #expect(
      document["summary"] as? [String: Int] == ["errors": 1, "leftOut": 2, "warnings": 2])
  }

  @Test func columnsAreScalarsAndOffsetsAreBytes() throws {
    // The mark is 3 bytes and no column; "é" 2 bytes and 1 column; the wrong weekday comes after.
    let log = "\u{FEFF}# 2026-01 é\n2026-01-03 Fri 82.1kg > é\n"
    let document = try object(FakeWorld(["a": log]).run("check", "-O", "json", "a").output)
    let files = try #require(document["files"] as? [[String: Any]])
    let all = try #require(files[0]["diagnostics"] as? [[String: Any]])
    let found = try #require(all.first { $0["code"] as? String == "W8104" })
    let range = try #require(found["range"] as? [String: [String: Int]])
    // 3 + 9 + 1 + 2 + 1 = 16 bytes before line 2, then 11 of the date.
    #expect(range["start"] == ["line": 2, "column": 12, "offset": 27])
    #expect(range["end"] == ["line": 2, "column": 15, "offset": 30])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
