import Testing
import W8CommandLine
import W8Engine

/// What an editor shows of a log that is not saved.
@Suite struct EditorPagesTests {
  private let text = """
    unit kg
    gym @iron
    # 2026-01
    03 Sat 82.0 @iron
        Squat: 3x5 100
    10 Sat 81.0

    """

  private func log(_ text: String, _ root: String = "untitled:a") -> EditedLog {
    EditedLog(
      root: root, texts: [root: Array(text.utf8)],
      today: CivilDate(year: 2026, month: 1, day: 12) ?? .first)
  }

  @Test func theReportTellsWhereThingsStandAndTheMonths() {
    let report = reportText(of: log(text), gym: nil, date: nil)
    #expect(report.hasPrefix("Monday 12 January 2026\n"))
    #expect(report.contains("81.0 kg, 10 January 2026"))
    #expect(report.contains("2026-01"))
  }

  @Test func aGymAndAMonthCanBeChosen() {
    let gym = reportText(of: log(text), gym: "@iron", date: nil)
    #expect(gym.contains("2026-01") && !gym.contains("Monday"))
    let month = reportText(
      of: log(text), gym: nil, date: CivilDate(year: 2026, month: 1, day: 3))
    #expect(month.contains("Squat"))
  }

  @Test func whatIsWrongIsSaidInPlaceOfAReport() {
    #expect(reportText(of: log(text), gym: "@nowhere", date: nil).contains("nowhere"))
    // A name that looks like an option is none.
    #expect(!reportText(of: log(text, "--help"), gym: nil, date: nil).contains("Usage"))
  }

  @Test func theChartIsAnSVGFile() throws {
    let chart = try #require(chartFile(of: log(text)))
    let file = String(decoding: chart, as: UTF8.self)
    #expect(file.hasPrefix("<svg") || file.hasPrefix("<?xml"))
    #expect(file.contains("entry-2026-01-10"))
  }
}
