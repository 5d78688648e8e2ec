import W8Engine
import W8Syntax
import W8Text

/// Walks the lines of one section and collects what they mean.
struct Lowering {
  let tree: SyntaxTree
  let unit: MassUnit
  /// Whether implausible weights count.
  let countsAnyWeight: Bool
  private(set) var context: SectionContext

  private(set) var months: [LoweredMonth] = []
  private(set) var entries: [LoweredEntry] = []
  var contributions: [MonthContribution] = []
  /// The lines of the entries, one for each of `entries` that is closed.
  private(set) var days: [DayLines] = []
  /// The lines of all sessions, also of those of no dated entry.
  private(set) var sessionLines: [SessionLines] = []
  private(set) var totals = SectionTotals()
  /// The numbers of the exercises on lines that belong to no date.
  private(set) var undatedExercises: Set<Int> = []
  private(set) var unitlessWeight: Int?
  private(set) var orphans: [Int] = []
  private(set) var loneSupersets: [Int] = []
  private(set) var unnamedSessions = UnnamedSessions()
  /// The numbers of the gyms that the section names.
  private(set) var usedGyms: Set<Int> = []
  private(set) var pairs: [EntryPair] = []
  private(set) var noteLines: [Int] = []
  private(set) var exerciseNotes: [ExerciseNote] = []
  private(set) var ignoreComments: [IgnoreComment] = []
  private(set) var ignoredLines: [IgnoredLine] = []

  /// The month that bare days belong to, if it is known.
  private(set) var header: HeaderMonth?
  private var hasOpenDay = false
  /// Whether the last entry is known to have content.
  private var isContentNoted = false
  /// The position where the open day's entry is among the contributions; nil when it has no date.
  private var openEntry: (contribution: Int, entry: Int)?
  /// The tags of the open day's entry, once they are more than a few.
  private var openTags: Set<TagKey> = []
  /// The gym of the open session; nil where none is open.
  private var openGym: SessionGym?
  /// The start of the open session.
  private var openHead = 0
  /// The number of sessions that stand above the open day.
  private var sessionsAbove = 0
  /// The last line that belongs to the open day and session.
  private var lastLine = 0
  /// The line of the last exercise above in the session at hand.
  private var openExercise: Int?

  private static let fewTags = 8
  /// The number of days that a section has at most, if it is a month as most are.
  private static let usualCount = 31

  init(
    _ tree: SyntaxTree, _ context: SectionContext, _ unit: MassUnit, countsAnyWeight: Bool
  ) {
    self.tree = tree
    self.context = context
    self.unit = unit
    self.countsAnyWeight = countsAnyWeight
    header = HeaderMonth(context.month)
  }

  /// Walks all lines; `names` are those of the file.
  mutating func lowerAll(_ names: inout FileNames) {
    // Taken once: each look at an array of `self` retains it.
    let (text, lines, rows) = (tree.text, tree.lines, tree.rows)
    let (bytes, all) = (text.span, rows.span)
    for index in lines.indices {
      let line = lines[index]
      if case .blank = line.kind { continue }
      if case .unknown = line.kind, line.isVerbatim { noteMark(index) }
      if context.mergePart == .base { continue }
      let range = lines.span.rowRange(ofLine: index, rowCount: all.count)
      let said = all.extracting(range)
      switch line.kind {
      case .exercise: lowerExercise(index, line, said, bytes, &names)
      case .entry: lowerEntry(index, line, said, bytes, &names)
      case .session: lowerSession(index, line, said, bytes, &names)
      case .note: lowerNote(index, line, said, bytes, &names)
      case .comment:
        lowerComment(index, line, said, bytes)
        continue
      case .month: lowerMonth(index, line, said)
      case .blank, .directive, .unknown: break
      }
      if !context.pendingIgnores.isEmpty { settleIgnores(index) }
    }
    closeDay()
  }

  private mutating func lowerComment(
    _ index: Int, _ line: SyntaxLine, _ said: Span<SyntaxRow>, _ text: Span<UInt8>
  ) {
    if tree.isIndented(index) { lastLine = index }
    guard let comment = ignoreComment(tree, index, line, said, text) else { return }
    ignoreComments.append(comment)
    context.pendingIgnores.formUnion(comment.rules.map { $0.name })
  }

  /// Takes note of a mark of an unfinished merge: what stands between `|||||||` and `=======` is neither version.
  private mutating func noteMark(_ index: Int) {
    let isMark = tree.faults(ofLine: index).contains { $0.kind == .mergeConflict }
    if isMark { context.mergePart.take(markedWith: tree.text[Int(tree.lines[index].start)]) }
  }

  private mutating func settleIgnores(_ line: Int) {
    ignoredLines.append(IgnoredLine(line: line, rules: context.pendingIgnores))
    context.pendingIgnores = []
  }

  /// A header without any digit cannot be a month and changes nothing.
  private mutating func lowerMonth(_ index: Int, _ line: SyntaxLine, _ said: Span<SyntaxRow>) {
    guard line.opensMonth else { return }
    context.month = .unknown
    for row in said.indices where said[row].isOf(.yearMonth) {
      let value = Int(said[row].value)
      guard let month = YearMonth(year: value / 100, month: value % 100) else { continue }
      context.month = .known(month)
      months.append(LoweredMonth(line: index, month: month))
    }
    header = HeaderMonth(context.month)
    closeDay()
  }
}

// MARK: - Entries

extension Lowering {
  private mutating func lowerEntry(
    _ index: Int, _ line: SyntaxLine, _ said: Span<SyntaxRow>, _ text: Span<UInt8>,
    _ names: inout FileNames
  ) {
    closeDay()
    lastLine = index
    sessionsAbove = sessionLines.count
    let fields = EntryFields(said)
    let dated = date(of: fields)
    let weighIn = weighIn(of: fields)
    isContentNoted = fields.hasContent
    if entries.isEmpty {
      entries.reserveCapacity(Self.usualCount)
      days.reserveCapacity(Self.usualCount)
    }
    entries.append(
      LoweredEntry(
        line: index, date: dated.date, bareDay: fields.bareDay, previousDate: context.previousDate,
        headerMonth: header?.month, weighIn: weighIn, dating: dated.dating,
        weekday: fields.weekday, hasContent: isContentNoted))
    if unitlessWeight == nil, fields.hasUnitlessWeight { unitlessWeight = index }
    if fields.has(.pair) {
      for row in said.indices {
        if let pair = EntryPair(said[row], onLine: index, line, text) { pairs.append(pair) }
      }
    }
    if fields.has(.note) { addNote(index) }
    hasOpenDay = true
    if let date = dated.date {
      context.previousDate = date
      var entry = Entry(date: date, line: Int32(clamping: index))
      entry.time = fields.time.flatMap { TimeOfDay(minutes: Int($0.value)) }
      entry.weighIn = weighIn
      entry.isDeclaredUnweighed = fields.has(.unweighed)
      entry.hasNote = fields.has(.note)
      let contribution = contribution(of: dated)
      openEntry = (contribution, contributions[contribution].part.entries.count)
      contributions[contribution].part.entries.append(consume entry)
      if fields.has(.tag) || fields.has(.note) { addTags(line, said, text, &names) }
    }
    noteGym(fields, index, line, said, text, &names)
  }

  /// The index among the contributions of the month of a date, which is known.
  private mutating func contribution(of dated: DatedDay) -> Int {
    if let known = header?.contribution, dated.isInHeaderMonth { return known }
    guard let date = dated.date else { return 0 }
    let month = dated.isInHeaderMonth ? header?.month ?? date.yearMonth : date.yearMonth
    let last = contributions.count - 1
    let known =
      last >= 0 && contributions[last].month == month
      ? last : contributions.firstIndex { $0.month == month }
    let index = known ?? contributions.count
    if known == nil {
      contributions.append(MonthContribution(month: month, part: MonthPart([], TrainingTotals())))
      contributions[index].part.entries.reserveCapacity(Self.usualCount)
    }
    if header?.month == month { header?.contribution = index }
    return index
  }

  private mutating func closeDay() {
    closeSession()
    if hasOpenDay, let entry = entries.last {
      let sessions = sessionsAbove..<sessionLines.count
      days.append(DayLines(entry: entry.line, last: lastLine, sessions: sessions))
    }
    hasOpenDay = false
    openExercise = nil
    openEntry = nil
    if !openTags.isEmpty { openTags = [] }
  }

  /// Ends the session at hand, if one is open, with the last line that belongs to it.
  private mutating func closeSession() {
    guard openGym != nil else { return }
    openGym = nil
    sessionLines.append(SessionLines(head: openHead, last: lastLine))
  }

  private mutating func updateOpenEntry(_ update: (inout Entry) -> Void) {
    guard let index = openEntry else { return }
    update(&contributions[index.contribution].part.entries[index.entry])
  }

  /// Takes note of a line that a note ends, and gives the note to the open day's entry if there is one.
  private mutating func addNote(_ line: Int) {
    let usual = 16
    if noteLines.isEmpty { noteLines.reserveCapacity(usual) }
    noteLines.append(line)
    updateOpenEntry { $0.hasNote = true }
  }

  /// Gives the tags of the line to the open day's entry, each once.
  private mutating func addTags(
    _ line: SyntaxLine, _ said: Span<SyntaxRow>, _ text: Span<UInt8>, _ names: inout FileNames
  ) {
    guard openEntry != nil else { return }
    for row in said.indices {
      if said[row].isOf(.tag) {
        addTag(names.tag(said[row].value))
      } else if said[row].isOf(.note) {
        let note = TextRange(Int(line.start) + said[row].start, Int(line.contentEnd))
        for tag in W8Book.names(after: UInt8(ascii: "#"), inNote: note, text) {
          addTag(names.tag(written: text, tag))
        }
      }
    }
  }

  private mutating func addTag(_ tag: TagKey) {
    guard let index = openEntry else { return }
    // A few are compared one by one; of many, a set knows which there are.
    let count = contributions[index.contribution].part.entries[index.entry].tags.count
    if count < Self.fewTags {
      updateOpenEntry { if !$0.tags.contains(tag) { $0.tags.append(tag) } }
      return
    }
    if openTags.isEmpty {
      openTags = Set(contributions[index.contribution].part.entries[index.entry].tags)
    }
    if openTags.insert(tag).inserted { updateOpenEntry { $0.tags.append(tag) } }
  }
}

// MARK: - Lines below an entry

extension Lowering {
  private mutating func lowerExercise(
    _ index: Int, _ line: SyntaxLine, _ said: Span<SyntaxRow>, _ text: Span<UInt8>,
    _ names: inout FileNames
  ) {
    own(index)
    if openGym == nil { openDefaultSession(index, time: nil, names) }
    lastLine = index
    let isSuperset = !said.isEmpty && said[0].isOf(.superset)
    if isSuperset, openExercise == nil { loneSupersets.append(index) }
    openExercise = index
    let nameRow = isSuperset ? 1 : 0
    if nameRow < said.count, said[nameRow].isName {
      let exercise = names.exercise(said[nameRow].value)
      if let openGym, let openEntry {
        let sets = said.extracting(droppingFirst: nameRow + 1)
        totals.add(
          sets, toExercise: exercise, at: openGym, inMonth: openEntry.contribution, &names)
      } else {
        undatedExercises.insert(exercise)
      }
    }
    guard !said.isEmpty, said[said.count - 1].isOf(.note) else { return }
    addNote(index)
    addTags(line, said, text, &names)
  }

  private mutating func openDefaultSession(
    _ line: Int, time: TimeOfDay?, _ names: borrowing FileNames
  ) {
    openSession(at: .standard, time: time, head: line, names)
    guard openEntry != nil else { return }
    if unnamedSessions.count == 0 { unnamedSessions.firstLine = line }
    unnamedSessions.count += 1
  }

  /// Takes note that an indented line belongs to the open day, or to none.
  private mutating func own(_ line: Int) {
    guard hasOpenDay else { return orphans.append(line) }
    guard !isContentNoted, !entries.isEmpty else { return }
    entries[entries.count - 1].hasContent = true
    isContentNoted = true
  }

  private mutating func lowerSession(
    _ index: Int, _ line: SyntaxLine, _ said: Span<SyntaxRow>, _ text: Span<UInt8>,
    _ names: inout FileNames
  ) {
    let fields = EntryFields(said)
    if fields.has(.note) { addNote(index) }
    own(index)
    openExercise = nil
    noteGym(fields, index, line, said, text, &names)
    lastLine = index
    if fields.has(.tag) || fields.has(.note) { addTags(line, said, text, &names) }
  }

  private mutating func lowerNote(
    _ index: Int, _ line: SyntaxLine, _ said: Span<SyntaxRow>, _ text: Span<UInt8>,
    _ names: inout FileNames
  ) {
    addNote(index)
    own(index)
    lastLine = index
    if let exercise = openExercise, !line.isVerbatim, isDeeper(line, than: exercise, text) {
      exerciseNotes.append(ExerciseNote(line: index, exercise: exercise))
    }
    addTags(line, said, text, &names)
  }

  private func isDeeper(_ line: SyntaxLine, than exercise: Int, _ text: Span<UInt8>) -> Bool {
    let above = tree.lines[exercise]
    return indentation(text, from: Int(line.start)) > indentation(text, from: Int(above.start))
  }

  /// Opens a session at the gym of an entry or session line, if it names one.
  ///
  /// What is done at a gym whose name cannot be read is given to no other gym.
  private mutating func noteGym(
    _ fields: EntryFields, _ index: Int, _ line: SyntaxLine, _ said: Span<SyntaxRow>,
    _ text: Span<UInt8>, _ names: inout FileNames
  ) {
    var time: TimeOfDay?
    // The time on an entry line is that of the entry.
    if case .session = line.kind, let row = fields.time {
      time = TimeOfDay(minutes: Int(row.isOf(.timeSpan) ? row.value >> 16 : row.value))
    }
    if let gym = fields.gym {
      let number = names.gym(gym.value)
      usedGyms.insert(number)
      openSession(at: SessionGym(number: number), time: time, head: index, names)
    } else if fields.has(.defaultGym) {
      openDefaultSession(index, time: time, names)
    } else if fields.has(.unreadable) || fields.has(.verbatim) {
      let hasBadName = said.indices.contains { row in
        (said[row].isOf(.unreadable) || said[row].isOf(.verbatim))
          && text[Int(line.start) + said[row].start] == UInt8(ascii: "@")
      }
      if hasBadName { openSession(at: .unknown, time: time, head: index, names) }
    }
  }

  private mutating func openSession(
    at gym: SessionGym, time: TimeOfDay?, head: Int, _ names: borrowing FileNames
  ) {
    closeSession()
    openGym = gym
    openHead = head
    lastLine = head
    if sessionLines.isEmpty { sessionLines.reserveCapacity(Self.usualCount) }
    guard let openEntry else { return }
    totals.openSession(inMonth: openEntry.contribution)
    let session = Session(gym: gym.key(names), time: time, at: sessionLines.count)
    updateOpenEntry { $0.sessions.append(session) }
  }
}
