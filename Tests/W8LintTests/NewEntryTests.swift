import Testing
import W8Engine
import W8Text

@testable import W8Book
@testable import W8Lint

/// The line of a day that is still to be written.
@Suite struct NewEntryTests {
  private func analysis(_ text: String) throws -> Analysis {
    var host = AnalysisHost(today: CivilDate(year: 2026, month: 1, day: 31) ?? .first)
    host.apply(.open(FileID("log"), Array(text.utf8), version: 1))
    let analysis = host.analysis(of: FileID("log"))
    return try #require(analysis)
  }

  /// The text with the entry, and the cursor as a `|`.
  private func added(
    _ text: String, _ date: String, at gym: String? = nil
  ) throws -> String? {
    let analysis = try analysis(text)
    let date = try #require(parseDate(date))
    guard let entry = analysis.newEntry(on: date, at: gym, in: analysis.root) else { return nil }
    var bytes = Array(text.utf8)
    let start = entry.edit?.range.start ?? 0
    if let edit = entry.edit { bytes.insert(contentsOf: edit.replacement, at: start) }
    bytes.insert(UInt8(ascii: "|"), at: start + entry.cursor)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func standsBelowTheHeaderOfItsMonth() throws {
    let log = "unit kg\n# 2026-01\n02 Fri 82.0\n"
    #expect(try added(log, "2026-01-03") == log + "03 Sat   |\n")
    #expect(try added(log, "2026-02-01") == log + "\n# 2026-02\n\n01 Sun   |\n")
    #expect(
      try added(log, "2026-01-01") == "unit kg\n# 2026-01\n01 Thu   |\n02 Fri 82.0\n")
  }

  @Test func goesByTheHabitsOfTheLog() throws {
    // Without weekdays, at the gym of most Saturdays.
    let log = "gym @a\ngym @b\n# 2026-01\n03 82 @a\n10 82 @b\n17 82 @b\n18 82 @a\n"
    #expect(try added(log, "2026-01-24") == log + "24       |   @b\n")
    #expect(try added(log, "2026-01-24", at: "@a") == log + "24       |   @a\n")
    #expect(try added(log, "2026-01-26") == log + "26       |\n")
  }

  @Test func aDayIsWrittenOnce() throws {
    let log = "unit kg\n# 2026-01\n02 Fri 82.0\n"
    #expect(try added(log, "2026-01-02") == "unit kg\n# 2026-01\n02 Fri 82.0|\n")
  }

  @Test func lineEndsAndMissingOnesAreMinded() throws {
    #expect(
      try added("# 2026-01\r\n02 Fri 82\r\n", "2026-01-03")?.hasSuffix("\r\n03 Sat   |\r\n") == true
    )
    #expect(try added("# 2026-01\n02 Fri 82", "2026-01-03") == "# 2026-01\n02 Fri 82\n03 Sat   |\n")
    #expect(try added("", "2026-01-03") == "# 2026-01\n\n03 Sat   |\n")
  }

  @Test(arguments: ["a b", "@a b", "@", "@a\n@b", "; x", "@a > x", "82"])
  func whatIsNoGymIsRefused(_ gym: String) throws {
    let log = "# 2026-01\n02 Fri 82.0\n"
    #expect(try added(log, "2026-01-03", at: gym) == nil)
  }
}
