import Primitives
import Testing
import W8Book
import W8Edits
import W8Engine
import W8Laws
import W8Syntax
import W8TestSupport
import W8Text

/// What holds for every day that is put into any book.
@Suite struct AddingDaysLawTests {
  @Test(arguments: seeds(20))
  func aDayThatIsAddedIsThatDayMore(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let analysis = try #require(analyze(random.log(days: 30)))
    let known = Set(entries(of: analysis).map(\.date))
    let first = try #require(known.min())
    for offset in stride(from: -40, to: 120, by: 7) {
      guard let date = first.adding(days: offset), !known.contains(date) else { continue }
      let day = AddedDay(
        date: date, fields: "81.7kg @iron #new > a note", lines: ["    Squat: 3x5 100"])
      let addition = try analysis.adding([day])
      #expect(addition.outcomes == [.added])
      let after = try #require(applying(addition.edit, to: analysis))
      expectOneMore(analysis, after, on: date)
      expectCanonical(after)
      expectSameFigures(analysis, after, before: date)
      // Once it is there nothing is left to add, but for sets that are done again.
      let again = try after.adding([day.once])
      #expect(again.outcomes == [.known] && again.edit.files.isEmpty)
    }
  }

  /// What is added to days that are there takes nothing away, and is known afterwards.
  @Test(arguments: seeds(20))
  func whatJoinsADayTakesNothingAway(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let analysis = try #require(analyze(random.log(days: 14)))
    for date in Set(entries(of: analysis).map(\.date)).sorted() {
      for (fields, lines) in [
        ("@another #new", ["    Nordic curl: 3x5"]), ("81.7 03:33", []), ("> another note", []),
        ("", ["    @home", "    Nordic curl: 3x5", "        > slow"]),
      ] {
        let day = AddedDay(date: date, fields: fields, lines: lines)
        let addition = try analysis.adding([day])
        let after = try #require(applying(addition.edit, to: analysis))
        expectCanonical(after)
        let before = entries(of: analysis).filter { $0.date == date }
        let entries = entries(of: after).filter { $0.date == date }
        #expect(before.compactMap(\.weighIn).allSatisfy(entries.compactMap(\.weighIn).contains))
        #expect(count(of: before) <= count(of: entries), "\(date) \(fields) \(lines)")
        let others = self.entries(of: analysis).filter { $0.date != date }.map(\.withoutLine)
        #expect(others == self.entries(of: after).filter { $0.date != date }.map(\.withoutLine))
        let again = try after.adding([day.once])
        #expect(again.edit.files.isEmpty, "\(date) \(fields) \(lines) \(again.outcomes)")
        let more = try #require(applying(try after.adding([day]).edit, to: after))
        let typed = lines.count { $0.contains("Nordic curl") }
        #expect(setCount(of: more, on: date) == setCount(of: after, on: date) + 3 * typed)
      }
    }
  }

  /// A log taken apart and put together again day by day says what it said.
  @Test(arguments: seeds(5))
  func aLogCanBePutTogetherOfItsDays(_ seed: UInt64) throws {
    let random = SeededGenerator(seed: seed)
    var generator = random
    let days = (0..<400).compactMap { index -> AddedDay? in
      guard index % 3 != 0,
        let date = CivilDate(year: 2024, month: 11, day: 20)?.adding(days: index)
      else { return nil }
      return AddedDay(
        date: date, fields: "\(80 + index % 9).\(index % 10)",
        lines: index % 4 == 0 ? ["    @iron", "    Squat: 3x5 \(index)"] : [], isOnce: true)
    }
    let empty = try #require(analyze("unit       kg\n"))
    let inOrder = try #require(applying(try empty.adding(days).edit, to: empty))
    let shuffled = try empty.adding(days.shuffled(using: &generator))
    #expect(applying(shuffled.edit, to: empty)?.root.text.bytes == inOrder.root.text.bytes)
    #expect(entries(of: inOrder).map(\.date) == days.map(\.date))
    expectCanonical(inOrder)
    // In two steps it is the same text.
    let half = try #require(
      applying(try empty.adding(Array(days.prefix(150))).edit, to: empty))
    let whole = try half.adding(days)
    #expect(applying(whole.edit, to: half)?.root.text.bytes == inOrder.root.text.bytes)
    #expect(whole.outcomes.prefix(150).allSatisfy { $0 == .known })
  }

  /// Whatever stands in a log, the edit lies in its text, and the day is there afterwards or the reason is told.
  @Test(arguments: seeds(20))
  func malformedLinesAreNoHindrance(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    var text = random.log(days: 20)
    for _ in 0..<40 {
      text += String(decoding: random.mutated(random.line()), as: UTF8.self) + "\n"
    }
    let analysis = try #require(analyze(text))
    let first = try #require(entries(of: analysis).map(\.date).min())
    for offset in -3..<30 {
      guard let date = first.adding(days: offset) else { continue }
      let day = AddedDay(date: date, fields: "81.7 04:44", lines: ["    Nordic: 5"])
      guard let addition = try? analysis.adding([day]) else { continue }
      let after = try #require(applying(addition.edit, to: analysis))
      if case .leftOut = addition.outcomes.first { continue }
      #expect(
        entries(of: after).contains { $0.date == date && $0.weighIn != nil }, "\(date)")
    }
  }

  private func entries(of analysis: Analysis) -> [Entry] {
    analysis.logbook.months.flatMap(\.entries)
  }

  /// How much the entries say.
  private func count(of entries: [Entry]) -> Int {
    entries.reduce(0) { sum, entry in
      sum + entry.tags.count + entry.sessions.reduce(0) { $0 + 1 + $1.exercises.count }
    }
  }

  private func setCount(of analysis: Analysis, on date: CivilDate) -> Int {
    entries(of: analysis).filter { $0.date == date }.flatMap(\.sessions).flatMap(\.exercises)
      .flatMap(\.groups).reduce(0) { $0 + $1.setCount }
  }

  private func expectOneMore(_ before: Analysis, _ after: Analysis, on date: CivilDate) {
    let rest = entries(of: after).filter { $0.date != date }.map(\.withoutLine)
    #expect(rest == entries(of: before).map(\.withoutLine))
    let new = entries(of: after).filter { $0.date == date }
    #expect(new.count == 1)
    #expect(new.first?.weighIn?.mass == Mass(thousandths: 81_700, of: .kilogram))
    #expect(new.first?.sessions.map(\.gym) == ["iron"])
    #expect(new.first?.sessions.first?.exercises.map(\.name) == ["Squat"])
  }

  private func expectCanonical(_ analysis: Analysis) {
    let text = analysis.root.text.bytes
    #expect((try? canonicalText(text)) == text)
  }

  /// Averages look back only.
  private func expectSameFigures(_ before: Analysis, _ after: Analysis, before date: CivilDate) {
    let days = before.logbook.days.filter { $0.date < date }
    #expect(days == after.logbook.days.filter { $0.date < date })
  }
}

extension AddedDay {
  /// The day with sets that are left out where they are there.
  fileprivate var once: AddedDay {
    AddedDay(date: date, fields: fields, lines: lines, isOnce: true)
  }
}

extension Entry {
  /// The entry as it is wherever it stands.
  fileprivate var withoutLine: Entry {
    var entry = self
    entry.line = 0
    entry.sessions = sessions.map { session in
      var session = session
      session.exercises = session.exercises.map { exercise in
        var exercise = exercise
        exercise.line = 0
        return exercise
      }
      return session
    }
    return entry
  }
}
