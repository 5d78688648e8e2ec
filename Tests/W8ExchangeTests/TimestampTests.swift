import Primitives
import Testing
import W8Engine

@testable import W8Exchange

@Suite struct TimestampTests {
  @Test(
    arguments: [
      ("2024-03-02 07:01:33", "2024-03-02", 25293, nil),
      ("2024-03-02T07:01:33.123456Z", "2024-03-02", 25293, 0),
      ("2019-07-19 10:36:11 -0700", "2019-07-19", 38171, -420),
      ("2024-03-01 06:10:02+00:00", "2024-03-01", 22202, 0),
      ("30 Jun 2025, 19:56", "2025-06-30", 71760, nil),
      ("3 Jul 2025 at 7:56\u{202F}PM", "2025-07-03", 71760, nil),
      ("Jul 18, 2026", "2026-07-18", nil, nil),
      (" 16 Aug 2026", "2026-08-16", nil, nil),
      ("02.03.2024", "2024-03-02", nil, nil),
      ("2026.10.07", "2026-10-07", nil, nil),
      ("2024-03-02 12:05 AM", "2024-03-02", 300, nil),
      ("2024-03-02 12:05 pm", "2024-03-02", 43500, nil),
      ("Sept. 3, 2024", "2024-09-03", nil, nil),
      ("Friday, 30 June 2025", "2025-06-30", nil, nil),
      ("20240302", "2024-03-02", nil, nil),
      ("20240302070133", "2024-03-02", 25293, nil),
      ("1709362893", "2024-03-02", 25293, 0),
      ("1709362893123", "2024-03-02", 25293, 0),
      ("2024-03-02 7.01.33", "2024-03-02", 25293, nil),
      ("02. 03. 2024 07h01", "2024-03-02", 25260, nil),
      ("Sa., 2. März 2024 um 7:01 Uhr", "2024-03-02", 25260, nil),
      ("mar. 5 mars 2024", "2024-03-05", nil, nil),
      ("Mar 5, 2024", "2024-03-05", nil, nil),
      ("2 de marzo de 2024 a las 7:01 p.\u{A0}m.", "2024-03-02", 68460, nil),
      ("2 марта 2024 г., 07:01", "2024-03-02", 25260, nil),
      ("2024年3月2日 午後7:01", "2024-03-02", 68460, nil),
      ("Sat Mar 02 2024 07:01:33 GMT+0100 (CET)", "2024-03-02", 25293, 60),
    ] as [(String, String, Int?, Int?)])
  func spellingsAreRead(text: String, date: String, second: Int?, zone: Int?) throws {
    let stamp = try #require(readTimestamp(text.utf8))
    #expect(stamp.day == parseDate(date).map(ImportedDay.known))
    #expect(stamp.second == second)
    #expect(stamp.zoneMinutes == zone)
  }

  @Test(arguments: [
    "", "yesterday", "2024-02-30", "2024-3", "2024-03-02 25:00", "2024-03-02 7:5", "13 2024",
    "2024-03-02 13:00 PM", "2024-03-02x", "2024030", "20241302", "202403021",
    "5 Foo 2026", "mar. 2026", "2024-03-02 24h05", "2024-03-02 7:05 Uhrx", "20240302 2505",
    "2024-03-02 07:00 +25:00",
    "2024-03-02 \(String(repeating: "1", count: 100))",
  ])
  func othersAreNot(text: String) {
    #expect(readTimestamp(text.utf8) == nil)
  }

  @Test func slashesLeaveOpenWhatComesFirst() throws {
    let stamp = try #require(readTimestamp("3/2/24".utf8))
    #expect(stamp.day == .slashed(first: 3, second: 2, year: 2024))
    #expect(stamp.day.date(.dayFirst) == parseDate("2024-02-03"))
    #expect(stamp.day.date(.monthFirst) == parseDate("2024-03-02"))
    #expect(readTimestamp("13/2/2024".utf8)?.day.provenOrder == .dayFirst)
    #expect(readTimestamp("2/13/2024".utf8)?.day.provenOrder == .monthFirst)
    #expect(stamp.day.provenOrder == nil)
  }

  @Test func aWeighInLateInGreenwichIsOfTheNextDay() throws {
    let stamp = try #require(readTimestamp("2024-02-28T23:00:00Z".utf8)).shifted(byMinutes: 120)
    #expect(stamp.day == parseDate("2024-02-29").map(ImportedDay.known))
    #expect(stamp.second == 3600)
    let before = try #require(Timestamp(epochSeconds: -1))
    #expect(before.day == parseDate("1969-12-31").map(ImportedDay.known))
    #expect(before.second == 86_399)
    #expect(Timestamp(epochSeconds: .max) == nil)
    #expect(Timestamp(epochSeconds: .min) == nil)
  }

  @Test(arguments: [
    ("80.5", 80_500, ""), ("80,5 kg", 80_500, "kg"), ("6.80388555", 6804, ""),
    ("1,234.5", 1_234_500, ""), ("1.234,5", 1_234_500, ""), ("-15", -15_000, ""),
    ("18.0 %", 18_000, "%"), ("0.0005", 1, ""), ("1e2", 100_000, ""), ("8.3E-1", 830, ""),
    (" 176.4LBS ", 176_400, "lbs"), ("80.19999694824219", 80_200, ""), (".5", 500, ""),
  ])
  func numbersAreRead(text: String, thousandths: Int, suffix: String) {
    let number = readNumber(Array(text.utf8)[...])
    #expect(number?.thousandths == thousandths)
    #expect(number?.suffix == suffix)
  }

  @Test(arguments: ["", "-", "abc", "1.2.3", "1,2,3", "99999999999999999", "1e999", "."])
  func whatIsNoNumberIsNot(text: String) {
    #expect(readNumber(Array(text.utf8)[...]) == nil)
  }

  @Test(arguments: [
    ("1h 43m", 6180), ("59m", 3540), ("38min", 2280), ("264h 1m", 950_460), ("2580", 2580),
    ("1:43:00", 6180), ("45s", 45),
  ])
  func durationsAreRead(text: String, seconds: Int) {
    #expect(readDuration(Array(text.utf8)[...]) == Seconds(seconds))
  }

  @Test(arguments: [
    ("12.4", 124, false), ("12.45", 124, true), ("7:32.4", 4524, false),
    ("1:02:03,5 s", nil, false),
    ("1:02:03.5", 37235, false), ("60", 600, false),
  ])
  func tenthsAreKept(text: String, tenths: Int?, isCut: Bool) {
    let read = readSeconds(Array(text.utf8)[...])
    #expect(read?.time.tenths == tenths && read?.isCut ?? false == isCut)
  }
}
