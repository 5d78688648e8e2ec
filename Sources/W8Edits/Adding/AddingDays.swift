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
  /// weigh-in of the same time and, within 10 grams, mass is there already; sets that are there are done again, unless the
  /// day is written once. A session of another program is there where its sets are; it is left out, and reported, where one that
  /// started at the same time has others, and what comes after one that it begins with goes below that. A second weigh-in
  /// needs a time; without one the day is left out, and stands in `undone`.
  ///
  /// Where only `file` may change, a new day goes there, and one that stands in another is refused.
  ///
  /// Costs time in proportion to the days and the book. Throws `unresolved` where errors of the book leave it uncertain
  /// where a day belongs.
  package func adding(
    _ days: [AddedDay], onlyTo file: FileID? = nil
  ) throws(EditRefusal) -> DayAddition {
    var additions = DayAdditions(self)
    let addition = try additions.add(days, onlyTo: file)
    if let file, let other = addition.edit.files.first(where: { $0.file != file }) {
      throw .refused("the day stands in \(other.file.name); name that file to change it")
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

  init(_ analysis: Analysis) {
    self.analysis = analysis
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

  /// Adds those of `days` at `indices` to the book, new entries to `file`.
  private mutating func add(
    _ days: [AddedDay], _ indices: [Int], to file: FileAnalysis
  ) throws(EditRefusal) {
    let style = style(of: file.index)
    let drafts = DraftReading(analysis).drafts(indices.map { days[$0] }, file.settings.unit)
    var dates: [CivilDate: DraftedDate] = [:]
    // What the book has is found for all before any is added, so that of two sessions which began at one time neither is
    // taken for the other.
    var isThere: Set<Int> = []
    var entryOfWeighIn: [Int: Int] = [:]
    for (index, draft) in zip(indices, drafts) {
      let date = days[index].date
      var drafted = dates.removeValue(forKey: date) ?? DraftedDate(writtenEntries(of: date))
      if days[index].isImported, let draft = try? draft.get() {
        if drafted.answers(for: draft) || days[index].isThere { isThere.insert(index) }
        entryOfWeighIn[index] = drafted.answer(toWeighInOf: draft)
      }
      dates[date] = drafted
    }
    // What says no time is what is left.
    for (index, draft) in zip(indices, drafts)
    where days[index].isImported && !isThere.contains(index) && entryOfWeighIn[index] == nil {
      guard let draft = try? draft.get() else { continue }
      let date = days[index].date
      if dates[date]?.answersWithoutTime(for: draft) == true { isThere.insert(index) }
      entryOfWeighIn[index] = dates[date]?.answerWithoutTime(toWeighInOf: draft)
    }
    for (index, draft) in zip(indices, drafts) where !isThere.contains(index) {
      let date = days[index].date
      guard var drafted = dates.removeValue(forKey: date) else { continue }
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
    try write(dates, to: file, style)
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
        let draft = DayDraft(entries[index], day, in: fileLine.lowered, at: fileLine, analysis.book)
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
