import Testing
import W8Book
import W8IDE
import W8Laws

/// What an outline leaves out where it would hold more than 10,000 symbols.
@Suite struct LongOutlineTests {
  /// Months from January of `year` on, each with 28 entries of one session with `exercises` exercises.
  private func log(from year: Int, months: Int, exercises: Int) -> String {
    (0..<months).map { month in
      let number = month % 12 + 1
      let day = (1...28).map { day in
        (day < 10 ? "0" : "") + "\(day) 82.1 @iron\n"
          + String(repeating: "    Squat: 5\n", count: exercises)
      }
      return "# \(year + month / 12)-\(number < 10 ? "0" : "")\(number)\n" + day.joined()
    }.joined()
  }

  private func counts(_ text: String) throws -> [DocumentSymbol.Kind: Int] {
    let analysis = try #require(analyze(text))
    return try Dictionary(
      grouping: analysis.documentSymbols(in: analysis.root), by: \.kind
    ).mapValues(\.count)
  }

  /// 117 months hold 3,276 entries, sessions and exercises each, 9,945 symbols in all; 118 months 10,030.
  @Test func exercisesAreLeftOutFirst() throws {
    let whole = try counts(log(from: 2000, months: 117, exercises: 1))
    #expect(whole == [.month: 117, .entry: 3276, .session: 3276, .exercise: 3276])
    let long = try counts(log(from: 2000, months: 118, exercises: 1))
    #expect(long == [.month: 118, .entry: 3304, .session: 3304])
  }

  /// 180 months are 5,040 entries and as many sessions. The newest is of 28 December 2014; 730 days before is
  /// 28 December 2012, so that the entries of that day and of 24 months stay.
  @Test func oldEntriesAreLeftOutNext() throws {
    let long = try counts(log(from: 2000, months: 180, exercises: 0))
    #expect(long == [.month: 180, .entry: 673, .session: 673])
  }
}
