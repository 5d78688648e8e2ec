import Primitives
package import W8Book
package import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// Adds what the book lacks of `days`, each in the file of its month, or in that of the nearest one, in the way in which
  /// that file writes its days.
  ///
  /// A day that is there is joined: its entry gets the weight, tags, pairs and notes that it lacks, exercises go to the
  /// session at their gym, or where they name none to the only one of the day, their sets to the last line of the exercise
  /// there, and another gym opens a session below. A
  /// weigh-in of the same time and, within 10 grams, mass is there already, an imported one also if it was rounded otherwise;
  /// sets that are there are done again, unless the day is written once. A session of another program is there where its
  /// sets are; it is left out, and reported, where one that started at the same time has others, and what comes after one
  /// that it begins with goes below that. A second weigh-in
  /// needs a time; without one the day is left out, and stands in `undone`.
  ///
  /// Where only `file` may change, a new day goes there, and one that stands in another is refused. Imported sessions and
  /// weigh-ins that the book has at another time are there already (`ClockShifts`); where that are most of the import, all of it is
  /// refused. Where `trustsClock`, only those are there that began less than 30 minutes apart.
  ///
  /// Costs time in proportion to the days and the book. Throws `unresolved` where errors of the book leave it uncertain
  /// where a day belongs.
  package func adding(
    _ days: [AddedDay], onlyTo file: FileID? = nil, trustsClock: Bool = false
  ) throws(EditRefusal) -> DayAddition {
    var additions = DayAdditions(self, trustsClock: trustsClock)
    let addition = try additions.add(days, onlyTo: file)
    if let file, let other = addition.edit.files.first(where: { $0.file != file }) {
      throw .refused("the day is in \(other.file.name); name that file to change it")
    }
    return addition
  }
}

/// Days on their way into a book.
private struct DayAdditions {
  private let analysis: Analysis
  private var changes: BookChanges
  private var outcomes: [AddedDayOutcome] = []
  private var repeats: [RepeatedSets] = []
  private var gymsJoined: [GymID] = []
  private var knownStyle: [Int: DayStyle] = [:]
  private let trustsClock: Bool
  private var drafts: [Int: Result<DayDraft, DayConflict>] = [:]
  private var dates: [CivilDate: DraftedDate] = [:]
  /// The imported days that the book has, and the entries that have the weigh-ins of others.
  private var isThere: Set<Int> = []
  private var entryOfWeighIn: [Int: Int] = [:]

  init(_ analysis: Analysis, trustsClock: Bool) {
    (self.analysis, self.trustsClock) = (analysis, trustsClock)
    changes = BookChanges(analysis)
  }

  mutating func add(
    _ days: [AddedDay], onlyTo file: FileID?
  ) throws(EditRefusal) -> DayAddition {
    outcomes = Array(repeating: .known, count: days.count)
    let monthFiles = MonthFiles(analysis, onlyIn: file)
    var fileOfMonth: [YearMonth: Int] = [:]
    let byFile = Dictionary(grouping: days.indices) { index in
      let month = days[index].date.yearMonth
      if let known = fileOfMonth[month] { return known }
      let file = monthFiles.index(of: month)
      fileOfMonth[month] = file
      return file
    }
    if fileOfMonth.keys.contains(where: { !monthFiles.holds($0) }),
      let doubt = analysis.impactOfMissingMonths
    {
      throw .unresolved(doubt)
    }
    for file in byFile.keys.sorted() {
      draft(days, byFile[file] ?? [], for: analysis.files[file])
    }
    try findShifted(days)
    for file in byFile.keys.sorted() {
      try add(days, byFile[file] ?? [], to: analysis.files[file])
    }
    var undone: [String] = []
    for (day, outcome) in zip(days, outcomes) {
      if case .leftOut(let reason, _) = outcome { undone.append("\(day.date.words): \(reason)") }
    }
    let edit = try changes.finish(summary(days), undone: undone)
    return DayAddition(
      edit: edit, outcomes: outcomes, repeats: repeats, gymsJoined: gymsJoined)
  }

  /// Drafts those of `days` at `indices`, and finds what the book has of them.
  private mutating func draft(_ days: [AddedDay], _ indices: [Int], for file: FileAnalysis) {
    let new = DraftReading(analysis, file).drafts(indices.map { days[$0] })
    // What the book has is found for all before any is added, so that of two sessions which began at one time neither is
    // taken for the other.
    for (index, draft) in zip(indices, new) {
      drafts[index] = draft
      let date = days[index].date
      var drafted = dates.removeValue(forKey: date) ?? DraftedDate(writtenEntries(of: date))
      if days[index].isImported, let draft = try? draft.get() {
        if drafted.answers(for: draft) || days[index].isThere { isThere.insert(index) }
        entryOfWeighIn[index] = drafted.answer(toWeighInOf: draft)
      }
      dates[date] = drafted
    }
    // What says no time is what is left.
    for (index, draft) in zip(indices, new) where days[index].isImported && isOpen(index) {
      guard let draft = try? draft.get() else { continue }
      let date = days[index].date
      if dates[date]?.answersWithoutTime(for: draft) == true { isThere.insert(index) }
      entryOfWeighIn[index] = dates[date]?.answerWithoutTime(toWeighInOf: draft)
    }
    for (index, draft) in zip(indices, new) where days[index].isImported && isOpen(index) {
      guard let draft = try? draft.get() else { continue }
      entryOfWeighIn[index] = dates[days[index].date]?.answerRounded(toWeighInOf: draft)
    }
  }

  /// Whether nothing was found in the book of the imported day at `index`.
  private func isOpen(_ index: Int) -> Bool {
    !isThere.contains(index) && entryOfWeighIn[index] == nil
  }

  /// Finds the imported days that the book has at another time; throws where that are most of those that it has.
  private mutating func findShifted(_ days: [AddedDay]) throws(EditRefusal) {
    let imported = days.indices.filter { days[$0].isImported }
    let wanted = imported.filter(isOpen).flatMap { index in timed(index, days[index].date) }
    if wanted.isEmpty { return }
    var around = Set<CivilDate>()
    for index in wanted.map({ $0.index }) {
      around.formUnion([-1, 0, 1].compactMap { days[index].date.adding(days: $0) })
    }
    var kept: [(date: CivilDate, time: TimedDay, answer: (inout DraftedDate) -> Void)] = []
    for date in around.sorted() {
      let drafted = dates[date] ?? DraftedDate(writtenEntries(of: date))
      for own in drafted.unanswered {
        kept.append((date, TimedDay(kept.count, on: date, at: own.time, own.content), own.answer))
      }
    }
    let shifts = ClockShifts(wanted, in: kept.map { $0.time }, trustsClock: trustsClock)
    let sameClock = imported.count { !isOpen($0) } + shifts.matches.count
    // What is new would come in by the other clock.
    if let most = shifts.most, most.count > sameClock - most.count {
      throw .refused(shiftMessage(most.offset, most.count))
    }
    for (index, other) in shifts.matches {
      isThere.insert(index)
      let date = kept[other].date
      if var drafted = dates.removeValue(forKey: date) {
        kept[other].answer(&drafted)
        dates[date] = drafted
      }
    }
  }

  /// The session or the weigh-in of the imported day at `index`, where it has one and a time.
  private func timed(_ index: Int, _ date: CivilDate) -> [TimedDay] {
    guard let draft = try? drafts[index]?.get() else { return [] }
    if draft.weighIn != nil, draft.sessions.isEmpty, let time = draft.time {
      return [TimedDay(index, on: date, at: time, .weighIn(draft))]
    }
    guard draft.weighIn == nil, draft.sessions.count == 1, let start = draft.sessions[0].start,
      !draft.sessions[0].exercises.isEmpty
    else { return [] }
    return [TimedDay(index, on: date, at: start, .session(draft.sessions[0]))]
  }

  /// Adds those of `days` at `indices` to the book, new entries to `file`.
  private mutating func add(
    _ days: [AddedDay], _ indices: [Int], to file: FileAnalysis
  ) throws(EditRefusal) {
    let style = style(of: file.index)
    for index in indices where !isThere.contains(index) {
      let date = days[index].date
      guard let draft = drafts[index], var drafted = dates.removeValue(forKey: date) else {
        continue
      }
      do throws(DayConflict) {
        let draft = try draft.get()
        outcomes[index] =
          draft.isImported && !draft.sessions.isEmpty
          ? try drafted.addImported(draft, style)
          : try drafted.add(draft, to: entryOfWeighIn[index], style)
      } catch {
        outcomes[index] = .leftOut(error.reason, isOfWeight: error.isOfWeight)
      }
      dates[date] = drafted
    }
    let own = Set(indices.map { days[$0].date })
    try write(dates.filter { own.contains($0.key) }, to: file, style)
  }

  /// Changes the entries that are written, and puts the others into `file`.
  private mutating func write(
    _ dates: [CivilDate: DraftedDate], to file: FileAnalysis, _ style: DayStyle
  ) throws(EditRefusal) {
    let months = FileMonths(file)
    let doubts = UncertainLines(file)
    var new = NewDays(file, style)
    for date in dates.keys.sorted() {
      guard let drafted = dates[date], !drafted.entries.isEmpty else { continue }
      repeats += drafted.entries.flatMap { $0.draft.repeats }
      gymsJoined += drafted.gymsJoined
      if drafted.isWritten {
        for change in drafted.changes(analysis) { changes.add(change.edit, in: change.file) }
        continue
      }
      let point = months.insertionPoint(ofNewDay: date)
      if let doubt = doubts.first(of: point) { throw .unresolved(doubt) }
      for entry in drafted.entries {
        new.add(entry.newText(style.day(date)), of: date, at: point)
      }
    }
    for edit in new.edits { changes.add(edit, in: file.index) }
  }

  /// The entries of `date` that the book has.
  private mutating func writtenEntries(of date: CivilDate) -> [DraftedEntry] {
    let logbook = analysis.logbook
    guard let month = logbook.index(of: date.yearMonth) else { return [] }
    let entries = logbook.months[month].entries
    var index = entries.partitioningIndex { $0.date >= date }
    var found: [DraftedEntry] = []
    while index < entries.count, entries[index].date == date {
      let fileLine = analysis.location(of: EntryReference(month: month, entry: index))?.line
      if let fileLine, let day = fileLine.lowered.day(at: fileLine.line) {
        let draft = DayDraft(
          entries[index], day, in: fileLine.lowered, at: fileLine, inFile: fileLine.file,
          of: analysis)
        found.append(DraftedEntry(draft: draft, style: style(of: fileLine.file)))
      }
      index += 1
    }
    return found
  }

  private mutating func style(of file: Int) -> DayStyle {
    if let known = knownStyle[file] { return known }
    let found = DayStyle(of: FileMonths(analysis.files[file]))
    knownStyle[file] = found
    return found
  }

  private func summary(_ days: [AddedDay]) -> String {
    let dates = Set(days.map { $0.date })
    guard dates.count == 1, let date = dates.first else { return "Add \(dates.count) days" }
    return "Add \(date.words)"
  }
}

/// `the log has 38 of these sessions and weigh-ins 1 hour later; check --zone, or use --force`.
private func shiftMessage(_ offset: Int, _ count: Int) -> String {
  let size = Int(offset.magnitude)
  let parts = [(size / 60, "hour"), (size % 60, "minute")].filter { $0.0 > 0 }
  let distance = parts.map { counted($0.0, $0.1) }.joined(separator: " ")
  return "the log has \(count) of these sessions and weigh-ins "
    + "\(distance) \(offset > 0 ? "later" : "earlier"); check --zone, or use --force"
}

extension FileMonths {
  /// Where an entry of `date` goes that the file does not have.
  package func insertionPoint(ofNewDay date: CivilDate) -> InsertionPoint {
    if let section = headers.first(of: date.yearMonth) {
      return InsertionPoint(of: date, below: region(around: section))
    }
    guard headers.isEmpty, file.hasDatedEntries else {
      return InsertionPoint(ofHeaderFor: date, in: self)
    }
    return InsertionPoint(of: date, below: region(around: 0))
  }
}
