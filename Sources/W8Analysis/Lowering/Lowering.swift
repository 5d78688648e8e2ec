import W8Engine
import W8Syntax
import W8Text

/// Walks the lines of one section and collects what they mean.
struct Lowering {
  let tree: SyntaxTree
  private let parts: TreeParts
  let unit: MassUnit
  private(set) var context: SectionContext

  private(set) var months: [LoweredMonth] = []
  private(set) var entries: [LoweredEntry] = []
  var contributions: [MonthContribution] = []
  private(set) var sessions: [KeptSession] = []
  private(set) var unitlessWeight: Int?
  private(set) var orphans: [Int] = []
  private(set) var exerciseLines: ExerciseLines
  private(set) var unnamedSessions = UnnamedSessions()
  private(set) var pairLines: [Int] = []
  private(set) var noteLines: [Int] = []
  private(set) var ignoreComments: [IgnoreComment] = []
  private(set) var ignoredLines: [IgnoredLine] = []

  /// The month that bare days belong to, if it is known.
  private(set) var header: HeaderMonth?
  private var hasOpenDay = false
  /// Whether the last entry is known to have content.
  private var isContentNoted = false
  /// Where the open day's entry is among the contributions; nil when it has no date.
  private var openEntry: (contribution: Int, entry: Int)?
  /// The tags of the open day's entry, once they are more than one.
  private var openTags: Set<String> = []
  /// Where the exercises of the open day are logged; nil where it has no session or no date.
  private var openSession: ExerciseLines.Place?

  /// How many days a section has at most, if it is a month as most are.
  private static let usualCount = 31

  init(
    _ tree: SyntaxTree, _ context: SectionContext, _ unit: MassUnit,
    keeping kept: ExerciseLines.Kept
  ) {
    self.tree = tree
    parts = TreeParts(tree)
    self.context = context
    self.unit = unit
    exerciseLines = ExerciseLines(keeping: kept)
    header = HeaderMonth(context.month)
  }

  /// Walks all lines; `spellings` are those of the file as far as they are known.
  mutating func lowerAll(_ spellings: inout Spellings) {
    spellings.beginSection()
    // Taken once: every look at an array of `self` counts references.
    let parts = parts
    let (lines, text, glances) = (parts.lines.span, parts.text.span, parts.glances.span)
    var glanceCount = 0
    var next = 0
    while next < lines.count {
      let line = next
      next &+= 1
      let kind = lines[line].kind
      switch kind {
      case .blank: continue
      case .exercise:
        if openSession == nil { ownExercise(line) }
        if !lines[line].hasGlance {
          lowerExercise(line, text, &spellings)
        } else if let openSession, context.pendingIgnores.isEmpty {
          let count = exerciseLines.readRun(
            from: line, of: lines, glances.extracting(droppingFirst: glanceCount), text,
            at: openSession, &spellings)
          glanceCount &+= count
          next = line &+ count
        } else {
          exerciseLines.read(
            glances[glanceCount], text, line: line, start: Int(lines[line].start),
            at: openSession, &spellings)
          glanceCount &+= 1
        }
      case .entry: lowerEntry(line, text, &spellings)
      case .session, .note: lowerOwned(line, kind, text, &spellings)
      case .comment:
        lowerComment(line)
        continue
      case .month: lowerMonth(line)
      case .directive, .unknown: break
      }
      if !context.pendingIgnores.isEmpty { settleIgnores(line) }
    }
  }

  private func fields(_ line: Int) -> EntryFields {
    EntryFields(parts.tokens.span.extracting(parts.tokenRange(ofLine: line)))
  }

  private mutating func lowerComment(_ line: Int) {
    guard let comment = ignoreComment(tree, line: line) else { return }
    ignoreComments.append(comment)
    context.pendingIgnores += comment.rules.map { $0.name.lowercased() }
  }

  private mutating func settleIgnores(_ line: Int) {
    ignoredLines.append(IgnoredLine(line: line, rules: context.pendingIgnores))
    context.pendingIgnores = []
  }

  /// A header without any digit cannot be a month and changes nothing.
  private mutating func lowerMonth(_ line: Int) {
    let tokens = tree.tokens(ofLine: line)
    let token = tokens.first { $0.kind == .yearMonth }
    let mark = tokens.first { $0.kind == .monthMark }.map { tree.range(of: $0, line: line) }
    if let token,
      let month = YearMonth(year: Int(token.value) / 100, month: Int(token.value) % 100)
    {
      context.month = .known(month)
      months.append(LoweredMonth(line: line, month: month))
    } else if let mark, opensMonth(tree.text.span, at: mark.start) {
      context.month = .unknown
    } else {
      return
    }
    header = HeaderMonth(context.month)
    hasOpenDay = false
    closeDay()
  }
}

// MARK: - Entries

extension Lowering {
  private mutating func lowerEntry(
    _ line: Int, _ text: Span<UInt8>, _ spellings: inout Spellings
  ) {
    closeDay()
    let fields = fields(line)
    let dated = date(of: fields)
    let weighIn = weighIn(of: fields)
    isContentNoted = fields.hasContent
    if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
    entries.append(
      LoweredEntry(
        line: line, dated, previousDate: context.previousDate, headerMonth: header?.month,
        weekday: fields.weekday, weighIn: weighIn, hasContent: isContentNoted))
    if unitlessWeight == nil, fields.hasUnitlessWeight { unitlessWeight = line }
    if fields.hasOthers, hasPair(line) { pairLines.append(line) }
    if fields.hasNote { addNote(line) }
    hasOpenDay = true
    if let date = dated.date {
      context.previousDate = date
      var entry = Entry(date: date, line: Int32(clamping: line))
      entry.time = fields.time.flatMap { TimeOfDay(minutes: Int($0.value)) }
      entry.weighIn = weighIn
      entry.isDeclaredUnweighed = fields.isUnweighed
      entry.hasNote = fields.hasNote
      let place = contribution(of: dated)
      openEntry = (place, contributions[place].part.entries.count)
      contributions[place].part.entries.append(consume entry)
      if fields.hasTags || fields.hasNote { addTags(ofLine: line, text, &spellings) }
    }
    noteGym(fields, line, text, &spellings)
  }

  /// The place among the contributions of the month of a date, which is known.
  private mutating func contribution(of dated: DatedDay) -> Int {
    if let known = header?.contribution, dated.isInHeaderMonth { return known }
    guard let date = dated.date else { return 0 }
    let month = dated.isInHeaderMonth ? header?.month ?? date.yearMonth : date.yearMonth
    let last = contributions.count - 1
    let known =
      last >= 0 && contributions[last].month == month
      ? last : contributions.firstIndex { $0.month == month }
    let place = known ?? contributions.count
    if known == nil {
      contributions.append(MonthContribution(month: month, part: MonthPart([], TrainingTally())))
      contributions[place].part.entries.reserveCapacity(Self.usualCount)
    }
    if header?.month == month { header?.contribution = place }
    return place
  }

  private mutating func closeDay() {
    exerciseLines.beginSession()
    openEntry = nil
    openSession = nil
    if !openTags.isEmpty { openTags = [] }
  }

  private mutating func updateOpenEntry(_ update: (inout Entry) -> Void) {
    guard let place = openEntry else { return }
    update(&contributions[place.contribution].part.entries[place.entry])
  }

  private mutating func addNote(_ line: Int) {
    let usual = 16
    if noteLines.isEmpty { noteLines.reserveCapacity(usual) }
    noteLines.append(line)
  }

  private func hasPair(_ line: Int) -> Bool {
    tree.tokens(ofLine: line).contains { $0.kind == .pair }
  }

  /// Gives the tags of the line to the open day's entry, each once.
  private mutating func addTags(
    ofLine line: Int, _ text: Span<UInt8>, _ spellings: inout Spellings
  ) {
    guard openEntry != nil else { return }
    let start = Int(parts.lines[line].start)
    for index in parts.tokenRange(ofLine: line) {
      let token = parts.tokens[index]
      let range = TextRange(start + Int(token.start), start + token.end)
      switch token.kind {
      case .tag:
        let number = spellings.tags.keyNumber(of: range, in: text)
        addTag(spellings.tags.key(number))
      case .note: for tag in tagKeys(inNote: range, text) { addTag(tag) }
      default: break
      }
    }
  }

  private mutating func addTag(_ tag: String) {
    guard let place = openEntry else { return }
    if openTags.isEmpty {
      let first = contributions[place.contribution].part.entries[place.entry].tags.first
      guard let first else { return updateOpenEntry { $0.tags = [tag] } }
      openTags = [first]
    }
    if openTags.insert(tag).inserted { updateOpenEntry { $0.tags.append(tag) } }
  }
}

// MARK: - Lines below an entry

extension Lowering {
  /// Reads an exercise line that has tokens in place of a glance.
  private mutating func lowerExercise(
    _ line: Int, _ text: Span<UInt8>, _ spellings: inout Spellings
  ) {
    let range = parts.tokenRange(ofLine: line)
    let glance = SetsGlance(parts.tokens.span.extracting(range))
    let start = Int(parts.lines[line].start)
    if glance.needsLook {
      exerciseLines.read(
        glance, tree.setGroups(ofLine: line), text, line: line, start: start, at: openSession,
        &spellings)
    } else {
      exerciseLines.read(glance, text, line: line, start: start, at: openSession, &spellings)
    }
    if let last = range.last, case .note = parts.tokens[last].kind {
      addNote(line)
      addTags(ofLine: line, text, &spellings)
    }
  }

  /// Takes note that an exercise line belongs to the open day, and opens a session at the default gym
  /// where its entry has none yet.
  private mutating func ownExercise(_ line: Int) {
    guard hasOpenDay else { return orphans.append(line) }
    noteContent()
    guard openEntry != nil, openSession == nil else { return }
    openSession(at: .standard, .standard, time: nil)
    if unnamedSessions.count == 0 { unnamedSessions.firstLine = line }
    unnamedSessions.count += 1
  }

  private mutating func noteContent() {
    guard !isContentNoted, !entries.isEmpty else { return }
    entries[entries.count - 1].hasContent = true
    isContentNoted = true
  }

  /// Takes in a session or note line, which belongs to the open day.
  private mutating func lowerOwned(
    _ line: Int, _ kind: LineKind, _ text: Span<UInt8>, _ spellings: inout Spellings
  ) {
    let fields = fields(line)
    if fields.hasNote { addNote(line) }
    if hasOpenDay { noteContent() } else { orphans.append(line) }
    switch kind {
    case .session:
      exerciseLines.beginSession()
      noteGym(fields, line, text, &spellings)
      if fields.hasTags || fields.hasNote { addTags(ofLine: line, text, &spellings) }
    default:
      updateOpenEntry { $0.hasNote = true }
      addTags(ofLine: line, text, &spellings)
    }
  }

  /// Opens a session at the gym of an entry or session line, if it names one.
  private mutating func noteGym(
    _ fields: EntryFields, _ line: Int, _ text: Span<UInt8>, _ spellings: inout Spellings
  ) {
    guard let token = fields.gym else { return openSessionAtBadName(fields, line) }
    let start = Int(parts.lines[line].start)
    let range = TextRange(start + Int(token.start), start + token.end)
    let number = spellings.gyms.keyNumber(of: range, in: text)
    let place = spellings.sectionGyms.place(of: number, spellings.gyms)
    openSession(at: SessionGym(number: number), .named(place), time: time(of: fields, line))
  }

  /// What is done at a gym whose name cannot be read is given to no other gym.
  private mutating func openSessionAtBadName(_ fields: EntryFields, _ line: Int) {
    guard fields.hasOthers else { return }
    let hasBadName = tree.tokens(ofLine: line).contains { token in
      token.kind == .unreadable
        && tree.text[Int(tree.lines[line].start) + Int(token.start)] == UInt8(ascii: "@")
    }
    if hasBadName { openSession(at: .unknown, .unknown, time: time(of: fields, line)) }
  }

  private mutating func openSession(
    at gym: SessionGym, _ kept: KeptSession.Gym, time: TimeOfDay?
  ) {
    guard let openEntry else { return }
    let place = sessions.count
    if place == 0 { sessions.reserveCapacity(Self.usualCount) }
    openSession = ExerciseLines.Place(
      month: Int32(clamping: openEntry.contribution), session: place, gym: gym)
    sessions.append(KeptSession(at: kept, time: time))
    updateOpenEntry { $0.addSession(at: place) }
  }

  /// The time of a session line; the one on an entry line is that of the entry.
  private func time(of fields: EntryFields, _ line: Int) -> TimeOfDay? {
    guard let token = fields.time, case .session = parts.lines[line].kind else { return nil }
    return TimeOfDay(minutes: Int(token.kind == .timeSpan ? token.value >> 16 : token.value))
  }
}
