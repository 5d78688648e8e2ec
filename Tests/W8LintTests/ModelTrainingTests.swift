import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws

/// The figures of exercises that `grammar/model.md` works out, held to what is computed of the same logs.
@Suite struct ModelTrainingTests {
  @Test func previousSets() throws {
    let history = try book(with: "@hotel").history(of: "row")
    let rows = try table("session, in order", "previous sets")
    #expect(history.sessions.count == rows.count)
    for (index, row) in rows.enumerated() where history.sessions.indices.contains(index) {
      let session = history.sessions[index]
      #expect(SetText.text(of: session.groups) == quoted(row[0]).first, "\(row)")
      #expect(row[0].hasPrefix("\(session.date.day) March"), "\(row)")
      let previous = history.previousSets[index]
      #expect(previous.map { SetText.text(of: $0.groups) } == quoted(row[1]).first, "\(row)")
      let gym = row[1].firstMatch(of: /` at @([a-z]+)/).map { ExactText(String($0.1)) }
      if let gym { #expect(previous?.session.gym == gym, "\(row)") }
      #expect(
        (previous?.origin == .otherGym) == (gym != nil || row[1].contains("elsewhere")), "\(row)")
    }
  }

  @Test func bestSets() throws {
    for row in try bests() {
      let history = try history(of: row)
      let best = try #require(history.figures.best, "\(row)")
      let session = try #require(history.sessions.first { $0.date == best.date }, "\(row)")
      let group = try #require(
        session.groups.first { SetText.text(of: $0) == quoted(row[1]).first }, "\(row)")
      #expect(session.load(of: group) == best.load, "\(row)")
      #expect(
        group.repetitions.map { _ in group.completedRepetitions } == best.repetitions, "\(row)")
      if let day = row[1].firstMatch(of: /of (\d) March/) {
        #expect("\(best.date.day)" == day.1, "\(row)")
      }
    }
  }

  @Test func recordsAfterTheFirst() throws {
    for row in try bests() {
      let later = try history(of: row).branches.flatMap(\.records).filter { $0.rank == .beaten }
      let told = row[2].matches(of: /`([a-z]+)` \d+ on (\d) March/).map { "\($0.1) \($0.2)" }
      #expect(later.map { "\(word(for: $0.achievement)) \($0.date.day)" } == told, "\(row)")
    }
  }

  private func bests() throws -> [SpecificationTable.Row] {
    let rows = try table("exercise", "best set", "records after the first of each kind")
    #expect(rows.count == 5)
    return rows
  }

  private func history(of row: SpecificationTable.Row) throws -> ExerciseHistory {
    try book(with: "Pull-up").history(of: ExactText(row[0].lowercased()))
  }

  private func table(_ titles: String...) throws -> [SpecificationTable.Row] {
    try #require(try SpecificationTable.titled(titles, in: "model.md")).rows
  }

  /// The logbook of the example with this word.
  private func book(with word: String) throws -> Logbook {
    let block = try SpecificationBlock.all().first {
      $0.document == "model.md" && $0.text.contains(word)
    }
    let text = try #require(block).text
    return try #require(analyze(text)).logbook
  }
}

/// What stands between backquotes.
private func quoted(_ text: String) -> [String] {
  text.matches(of: /`([^`]*)`/).map { String($0.1) }
}

/// The word for a kind of records.
private func word(for achievement: PersonalRecord.Achievement) -> String {
  switch achievement {
  case .load: "load"
  case .level: "level"
  case .repetitions: "reps"
  case .oneRepetitionMaximum: "epley"
  case .volume: "volume"
  case .time: "time"
  case .distance: "distance"
  case .pace: "pace"
  }
}
