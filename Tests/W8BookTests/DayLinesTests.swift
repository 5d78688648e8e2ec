import Testing
import W8Book
import W8Laws
import W8Syntax

/// The entries of the first section of `text`, each with its lines and those of its sessions, counted from 0.
private func days(_ text: String) -> [String] {
  guard let lowered = analyze(text)?.root.sections.first?.lowered else { return ["no analysis"] }
  return lowered.days.map { day in
    let sessions = lowered.sessions[day.sessions].map { " \($0.head)-\($0.last)" }
    return "\(day.entry)-\(day.last):" + sessions.joined()
  }
}

@Suite struct DayLinesTests {
  @Test func holdWhatBelongsToAnEntry() {
    let text = """
      # 2026-01
      03 Sat   82.1   @iron
          Squat: 3x5 100
          > a note

      ; margin
          ; inside
      gym @home
      05 Mon
          > a note
          Squat: 5
          @home
          Curl: 5
      ; margin
      07

      """
    #expect(days(text) == ["1-6: 1-6", "8-12: 10-10 11-12", "14-14:"])
  }

  @Test func areThereWithoutADate() {
    #expect(days("03\n    @home\n    Squat: 5\n") == ["0-2: 1-2"])
  }

  @Test func ofASessionNeedNoEntry() throws {
    let text = "# 2026-01\n    Squat: 5\n    + Curl: 5\n03\n    Squat: 5\n"
    let lowered = try #require(analyze(text)?.root.sections.first?.lowered)
    #expect(lowered.sessions.map(\.lines) == [1...2, 4...4])
    #expect(lowered.days.map(\.sessions) == [1..<2])
    #expect(lowered.sessionIndex(ofLine: 2) == 0 && lowered.sessionIndex(ofLine: 3) == nil)
    #expect(lowered.day(at: 2) == nil && lowered.day(at: 4)?.entry == 3)
  }
}
