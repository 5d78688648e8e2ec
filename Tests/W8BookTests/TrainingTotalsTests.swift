import Testing
import W8Book
import W8Engine
import W8Laws
import W8TestSupport

@Suite struct TrainingTotalsTests {
  private let sets = [
    "3x5 100", "5/5/4! 102.5 @8", "w5 60, 3x5 100kg", "5 225lb", "w3 900, 5 95", "8 0", "3x5 7lvl",
    "8 6lvl",
    "8 6lvl, 5 7lvl", "8 6lvl, 12", "w8 6lvl", "6lvl ?",
    "5 bw+10",
    "100kg x 5 x 3", "3x5x45lb", "60s 20", "5km 26:40", "5 100 (pause)", "5, 5 110", "5 1000",
    "x 5",
    "21x5 100", "5 1200", "5 100, 0! 140", "0/0! 900", "0/3 120kg", "w0 300", "0 130", "",
  ]
  private let names = [
    "Squat", "squat", "SQ", "\"Leg  press\"", "Leg press", "Kniebeuge", "Übung", "U\u{308}bung",
  ]
  private let gyms = ["@iron", "@Iron", "@home", "@old", "", "@9bad", "@"]
  private let head = """
    unit kg
    gym @iron alias:@old
    gym @home unit:lb
    exercise "Squat" alias:"sq"
    exercise "Kniebeuge" unit:lb


    """

  @Test func whatIsCountedWhileLoweringIsWhatTheSessionsSay() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let text = head + log(using: &generator)
      let book = try #require(analyze(text)).logbook
      let read = Logbook(
        months: book.months.map { MonthLog(month: $0.month, contributions: [$0.entries]) },
        settings: book.settings)
      #expect(book.exerciseSessionCounts == read.exerciseSessionCounts, "\(text)")
      #expect(book.implausibleLoads == read.implausibleLoads, "\(text)")
    }
  }

  @Test func theSetsOfTheTimeBeforeAreThoseOfTheHistory() throws {
    var generator = SeededGenerator(seed: 12)
    var found = 0
    for _ in 0..<40 {
      let text = head + log(using: &generator)
      let book = try #require(analyze(text)).logbook
      for key in Set(book.exerciseUses.map(\.exercise)) {
        let history = book.history(of: key)
        for (session, known) in zip(history.sessions, history.previousSets) {
          let previous = book.previousSets(of: key, before: session.session)
          #expect(previous == known, "\(key) in \(text)")
          found += previous == nil ? 0 : 1
        }
      }
    }
    #expect(found > 1000)
  }

  private func log(using generator: inout SeededGenerator) -> String {
    (1...3).map { month in
      let days = (1...12).map { day in
        let gym = gyms.randomElement(using: &generator) ?? ""
        let lines = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          let name = names.randomElement(using: &generator) ?? ""
          let isSession = Int.random(in: 0..<8, using: &generator) == 0
          if isSession { return "    \(gyms[0..<3].randomElement(using: &generator) ?? "")\n" }
          return "    \(name): \(sets.randomElement(using: &generator) ?? "")\n"
        }
        return "\(day < 10 ? "0" : "")\(day)   82.1   \(gym)\n" + lines.joined()
      }
      return "# 2026-0\(month)\n\n" + days.joined() + "\n"
    }.joined()
  }
}
