import Testing
import W8Analysis
import W8Engine
import W8Syntax
import W8TestSupport
import W8Text

/// What holds for every change of a book.
@Suite struct BookEditLawTests {
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
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

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
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
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
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

  /// Whatever stands in the log, an edit lies in the text, and a name that is written reads back.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
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

  private func book(_ seed: UInt64) throws -> Analysis {
    var random = RandomLog(seed: seed)
    return try #require(analyze(random.log(days: 90)))
  }

  private func things(of analysis: Analysis) -> [NamedThing] {
    var things: Set<NamedThing> = []
    let file = analysis.root
    for section in file.sections.indices {
      for line in file.sections[section].lowered.tree.lines.indices {
        for name in analysis.names(onLine: file.place(section: section, line: line)) {
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
      { try analysis.recolouring(gym: gym, .pink) },
      { try analysis.naming(gym: gym, "Another name") },
    ]
  }

  private func expectSameWeights(_ before: Analysis, _ after: Analysis) {
    #expect(before.logbook.days == after.logbook.days)
    #expect(before.logbook.trend == after.logbook.trend)
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
    return logbook.exerciseLineCounts.keys.map { key in
      let figures = logbook.history(of: key).figures
      return "\(figures.volume) \(figures.sessionCount)"
    }.sorted()
  }

  private func rules(_ analysis: Analysis) -> [String] {
    analysis.diagnostics(of: analysis.root).map(\.rule.name).sorted()
  }
}
