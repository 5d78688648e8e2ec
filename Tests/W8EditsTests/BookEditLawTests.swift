import Primitives
import Testing
import W8Book
import W8Edits
import W8Engine
import W8Laws
import W8Lint
import W8Syntax
import W8TestSupport
import W8Text

/// What holds for every change of a book.
@Suite struct BookEditLawTests {
  @Test(arguments: seeds(5))
  func renamingChangesNoFigure(_ seed: UInt64) throws {
    let analysis = try book(seed)
    for thing in things(of: analysis) {
      let edit = try renaming(thing, in: analysis)
      let after = try #require(applying(edit, to: analysis))
      expectSameWeights(analysis, after)
      #expect(volumes(of: analysis) == volumes(of: after))
      expectCanonical(after)
      // Once made there is nothing left to rename.
      #expect(throws: EditRefusal.self) { try renaming(thing, in: after) }
      // Whether two exercises are called alike is another matter after that.
      if case .exercise = thing { continue }
      #expect(rules(analysis) == rules(after), "\(thing)")
    }
  }

  /// The old name is one of the new, in a log that is as canonical as before.
  @Test(arguments: seeds(5))
  func anAliasThatIsLeftChangesNoFigure(_ seed: UInt64) throws {
    let analysis = try book(seed)
    for thing in things(of: analysis) {
      guard let edit = try renamingWithAlias(thing, in: analysis) else { continue }
      let after = try #require(applying(edit, to: analysis))
      expectSameWeights(analysis, after)
      #expect(volumes(of: analysis) == volumes(of: after))
      expectCanonical(after)
      switch thing {
      case .gym(let gym):
        #expect(after.book.thing(ofGym: gym) == after.book.thing(ofGym: "new-gym"))
        let isUndeclared = { (rule: String) in rule == "undeclared-gym" }
        #expect(
          rules(after).count(where: isUndeclared) <= rules(analysis).count(where: isUndeclared))
      case .exercise(let key):
        #expect(
          after.book.thing(ofExercise: key)
            == after.book.thing(ofExercise: exerciseKey("A new one")))
      case .tag: break
      }
    }
  }

  private func renamingWithAlias(_ thing: NamedThing, in analysis: Analysis) throws -> BookEdit? {
    switch thing {
    case .gym(let gym): try analysis.renaming(gym: gym, to: "@new-Gym", leavingAlias: true)
    case .exercise(let key):
      try analysis.renaming(exercise: key, to: "A new one", leavingAlias: true)
    case .tag: nil
    }
  }

  @Test(arguments: seeds(5))
  func operationsOnGymsLeaveTheWeights(_ seed: UInt64) throws {
    let analysis = try book(seed)
    for case .gym(let gym) in things(of: analysis) {
      for make in operations(on: gym, in: analysis) {
        guard let edit = try? make() else { continue }
        let after = try #require(applying(edit, to: analysis))
        expectSameWeights(analysis, after)
        expectCanonical(after)
        expectUndone(edit, analysis)
      }
    }
  }

  /// Merging and keeping the history move sets, and lose none.
  @Test(arguments: seeds(5))
  func whatIsKeptIsKept(_ seed: UInt64) throws {
    let analysis = try book(seed)
    for case .gym(let gym) in things(of: analysis) {
      for edit in [
        try? analysis.merging(gym: gym, into: "home"),
        try? analysis.deletingKeepingHistory(gym: gym),
      ].compactMap(\.self) {
        let after = try #require(applying(edit, to: analysis))
        #expect(volumes(of: analysis) == volumes(of: after))
      }
    }
  }

  /// One exercise of two has what a log has in which both had one name from the start.
  @Test(arguments: seeds(5))
  func mergedExercisesAddUp(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let log = random.log(days: 120)
    let analysis = try #require(analyze(log))
    let (one, two) = (exerciseKey("Squat"), exerciseKey("Deadlift"))
    let edit = try analysis.merging(exercise: one, into: two, leavingAlias: false)
    let after = try #require(applying(edit, to: analysis))
    expectSameWeights(analysis, after)
    let named = try #require(analyze(log.replacing("Squat:", with: "Deadlift:")))
    let (merged, union) = (after.logbook.history(of: two), named.logbook.history(of: two))
    #expect(merged.figures == union.figures)
    #expect(merged.records == union.records)
    #expect(merged.weeks == union.weeks)
    #expect(merged.sessions.map(TrainingFigures.init) == union.sessions.map(TrainingFigures.init))
    let before = [one, two].map { analysis.logbook.history(of: $0) }
    let volumes = before.map(\.figures.volume.tenNanograms)
    #expect(merged.figures.volume.tenNanograms == volumes[0] + volumes[1])
    #expect(merged.sessions.count == Set(before.flatMap(\.sessions).map(\.session)).count)
    #expect(after.logbook.history(of: one).sessions.isEmpty)
  }

  /// A file for each year says what the one file said.
  @Test(arguments: seeds(3))
  func splittingByYearChangesNoFigure(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let analysis = try #require(analyze(random.log(days: 800)))
    let edit = try analysis.splittingByYear(analysis.root)
    #expect(edit.created.count >= 3)
    expectUndone(edit, analysis)
    let after = try #require(applying(edit, to: analysis))
    #expect(after.files.count == edit.created.count + 1)
    expectSameWeights(analysis, after)
    expectCanonical(after)
    #expect(sessions(of: analysis) == sessions(of: after))
    #expect(analysis.logbook.settings.goal == after.logbook.settings.goal)
    #expect(rules(analysis) == after.files.flatMap { rules(after, $0) }.sorted())
    #expect(throws: EditRefusal.self) { try after.splittingByYear(after.root) }
  }

  /// Archived years say what the one file said, and what is entered later goes into the root.
  @Test(arguments: seeds(6))
  func archivingChangesNoFigure(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let log = random.log(days: 800)
    let unit = ["kg", "lb", "st"][Int(seed % 3)]
    let lineEnd = seed.isMultiple(of: 2) ? "\n" : "\r\n"
    let text = log.replacing("unit       kg", with: "unit       \(unit)")
      .replacing("\n", with: lineEnd)
    let months = try #require(analyze(text)).root.sections.entryMonths
    let all = Set(months.map(\.year))
    let today = CivilDate(year: try #require(all.max()) + 1, month: 1, day: 1)
    let analysis = try #require(analyze(text, today: today))
    for years in [nil] + all.sorted().map({ [$0] }) {
      let edit = try analysis.archiving(years)
      #expect(edit.created.count == years?.count ?? all.count)
      expectUndone(edit, analysis)
      let after = try #require(applying(edit, to: analysis))
      #expect(after.files.count == edit.created.count + 1)
      expectSameWeights(analysis, after)
      if lineEnd == "\n" { expectCanonical(after) }
      #expect(sessions(of: analysis) == sessions(of: after))
      #expect(analysis.logbook.settings.goal == after.logbook.settings.goal)
      #expect(rules(analysis) == after.files.flatMap { rules(after, $0) }.sorted())
      #expect(MonthFiles(after).index(of: after.today.yearMonth) == 0)
      for file in after.files {
        let bytes = file.text.bytes
        #expect(bytes.count { $0 == 13 } == (lineEnd == "\n" ? 0 : bytes.count { $0 == 10 }))
      }
      #expect(throws: EditRefusal.self) { try after.archiving(years) }
    }
  }

  /// Days that are dated in full come below their month, or get a header, and say what they said.
  @Test(arguments: seeds(20))
  func movingAnEntryChangesNoFigure(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    var lines = random.log(days: 45).split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<5 {
      let index = random.number(in: 0...lines.count - 1)
      lines.insert("2017-0\(random.number(in: 1...9))-1\(random.number(in: 0...9)) 80", at: index)
    }
    let analysis = try #require(analyze(lines.joined(separator: "\n")))
    for fileLine in suspects(of: analysis) {
      for make in [analysis.movingToItsMonth, analysis.insertingHeader] {
        guard let edit = try? make(fileLine) else { continue }
        expectUndone(edit, analysis)
        let after = try #require(applying(edit, to: analysis))
        expectSameWeights(analysis, after)
        #expect(sessions(of: analysis) == sessions(of: after))
        if (try? canonicalText(analysis.root.text.bytes)) == analysis.root.text.bytes {
          expectCanonical(after)
        }
      }
    }
  }

  /// Two entries of a date that become one have the weights, sessions and tags of both.
  @Test(arguments: seeds(20))
  func joiningDaysLosesNothing(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let text = withSecondEntries(random.log(days: 40), &random)
    let analysis = try #require(analyze(text))
    var count = 0
    for fileLine in entries(of: analysis) where analysis.repeatedDay(at: fileLine) != nil {
      guard let edit = try? analysis.joiningDays(at: fileLine) else { continue }
      count += 1
      expectUndone(edit, analysis)
      let after = try #require(applying(edit, to: analysis))
      expectSameWeights(analysis, after)
      expectCanonical(after)
      #expect(sessions(of: analysis) == sessions(of: after))
      #expect(tags(of: analysis) == tags(of: after))
    }
    #expect(count > 0)
  }

  /// Whatever stands in the log, an edit lies in the text, and a name that is written reads back.
  @Test(arguments: seeds(8))
  func malformedLinesAreNoHindrance(_ seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    var lines = random.log(days: 20)
    for _ in 0..<40 {
      lines += String(decoding: random.mutated(random.line()), as: UTF8.self) + "\n"
    }
    let analysis = try #require(analyze(lines))
    for thing in things(of: analysis) {
      guard let edit = try? renaming(thing, in: analysis) else { continue }
      let after = try #require(applying(edit, to: analysis))
      let rest = try after.uses(of: thing).filter { $0.role != .alias && $0.role != .mention }
      if case .exercise = thing { continue }
      #expect(rest.isEmpty, "\(thing)")
    }
    for case .gym(let gym) in things(of: analysis) {
      for make in operations(on: gym, in: analysis) {
        if let edit = try? make() { #expect(applying(edit, to: analysis) != nil) }
      }
    }
  }

  /// `log`, in which some days have another entry without a weight.
  private func withSecondEntries(_ log: String, _ random: inout RandomLog) -> String {
    var lines: [Substring] = []
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first?.isNumber == true, random.isOne(in: 4) {
        lines.append("\(line.prefix(6))          \(random.one(of: "@hotel", "@", ""))")
        if random.isOne(in: 2) { lines.append("    Curl:               5 20") }
        if random.isOne(in: 3) { lines.append("    > more") }
      }
      lines.append(line)
    }
    let text = Array(lines.joined(separator: "\n").utf8)
    return String(decoding: (try? canonicalText(text)) ?? text, as: UTF8.self)
  }

  private func book(_ seed: UInt64) throws -> Analysis {
    var random = RandomLog(seed: seed)
    return try #require(analyze(random.log(days: 90)))
  }

  private func things(of analysis: Analysis) -> [NamedThing] {
    var things: Set<NamedThing> = []
    let file = analysis.root
    for section in file.sections.indices {
      for line in file.sections[section].lowered.tree.lines.indices {
        for name in analysis.names(onLine: file.line(section: section, index: line)) {
          things.insert(name.thing)
        }
      }
    }
    return Array(things)
  }

  private func renaming(_ thing: NamedThing, in analysis: Analysis) throws -> BookEdit {
    switch thing {
    case .gym(let gym): try analysis.renaming(gym: gym, to: "@new-Gym")
    case .exercise(let key): try analysis.renaming(exercise: key, to: "A new one, of many words")
    case .tag(let tag): try analysis.renaming(tag: tag, to: "#neu-é")
    }
  }

  private func operations(
    on gym: GymID, in analysis: Analysis
  ) -> [() throws -> BookEdit] {
    [
      { try analysis.merging(gym: gym, into: "home") },
      { try analysis.deletingWithHistory(gym: gym) },
      { try analysis.deletingKeepingHistory(gym: gym) },
      { try analysis.recoloring(gym: gym, .pink) },
      { try analysis.naming(gym: gym, "Another name") },
    ]
  }

  private func expectSameWeights(_ before: Analysis, _ after: Analysis) {
    #expect(before.logbook.days == after.logbook.days)
    #expect(before.logbook.forecast == after.logbook.forecast)
  }

  private func expectCanonical(_ analysis: Analysis) {
    for file in analysis.files {
      let text = file.text.bytes
      #expect((try? canonicalText(text)) == text)
    }
  }

  /// The edits that take an edit back give the bytes that were there.
  private func expectUndone(_ edit: BookEdit, _ analysis: Analysis) {
    for change in edit.files {
      guard let file = analysis.file(change.file) else { continue }
      var shift = 0
      let back = change.edits.map { edit in
        defer { shift += edit.replacement.count - edit.range.count }
        let start = edit.range.start + shift
        return TextEdit(
          TextRange(start, start + edit.replacement.count), file.text.bytes(in: edit.range))
      }
      #expect(file.text.bytes.applying(change.edits)?.applying(back) == file.text.bytes)
    }
  }

  /// What was lifted in each exercise, the least first: names may be others.
  private func volumes(of analysis: Analysis) -> [String] {
    let logbook = analysis.logbook
    return logbook.exerciseSessionCounts.keys.map { key in
      let figures = logbook.history(of: key).figures
      return "\(figures.volume) \(figures.sessionCount)"
    }.sorted()
  }

  private func rules(_ analysis: Analysis) -> [String] { rules(analysis, analysis.root) }

  private func rules(_ analysis: Analysis, _ file: FileAnalysis) -> [String] {
    analysis.diagnostics(of: file).map(\.rule.name).sorted()
  }

  /// The lines of entries.
  private func entries(of analysis: Analysis) -> [FileLine] {
    let file = analysis.root
    return file.sections.indices.flatMap { section in
      file.sections[section].lowered.entries.map { file.line(section: section, index: $0.line) }
    }
  }

  private func suspects(of analysis: Analysis) -> [FileLine] {
    entries(of: analysis).filter {
      analysis.strayEntry(at: $0) != nil || analysis.missingHeader(at: $0) != nil
    }
  }

  /// The sessions in the order in which they took place, with their dates and times.
  private func sessions(of analysis: Analysis) -> [String] {
    analysis.logbook.months.flatMap(\.entries).flatMap { entry in
      entry.sessions.map { session in
        let time = session.time ?? entry.time
        let exercises = session.exercises.map { "\($0.key) \($0.groups)" }
        return "\(entry.date) \(session.gym ?? "") \(time.map { "\($0)" } ?? "") \(exercises)"
      }
    }.sorted()
  }

  private func tags(of analysis: Analysis) -> [String] {
    let entries = analysis.logbook.months.flatMap(\.entries)
    let days = Dictionary(grouping: entries, by: \.date)
    return days.map { "\($0.key) \(Set($0.value.flatMap(\.tags)).sorted())" }.sorted()
  }
}
