import W8Engine
import W8Syntax
import W8Text

/// Walks the lines of one section and collects what they mean.
struct Lowering {
  let tree: SyntaxTree
  private let parts: TreeParts
  let unit: MassUnit
  var context: SectionContext

  var months: [LoweredMonth] = []
  var entries: [LoweredEntry] = []
  var contributions: [MonthContribution] = []
  var gymUses: [GymUse] = []
  var unitlessWeight: Int?
  var orphans: [Int] = []
  var exerciseLines: ExerciseLines
  var unnamedSessions = UnnamedSessions()
  var pairLines: [Int] = []
  var noteLines: [Int] = []
  var ignoreComments: [IgnoreComment] = []
  var ignoredLines: [IgnoredLine] = []

  /// How many sessions the dated entries have.
  private(set) var sessionCount = 0
  private let shelf: ExerciseShelf
  private var hasOpenDay = false
  /// Whether the last entry is known to have content by a line below it.
  private var isContentNoted = false
  /// How many entry lines the section has.
  private var entryCount = 0
  /// The tags of the open day's entry.
  private var openTags: Set<String> = []
  /// Where the open day's entry is among the contributions; nil when it has no date.
  private var openEntry: (contribution: Int, entry: Int)?
  /// Where the exercises of the open day are logged; nil where it has no session or no date.
  private var openSession: ExerciseLines.Place?

  init(
    _ tree: SyntaxTree, _ context: SectionContext, _ unit: MassUnit,
    _ spellings: consuming Spellings = Spellings()
  ) {
    exerciseLines = ExerciseLines(spellings)
    shelf = Deferred { Self.exercises(tree, context, unit) }
    self.tree = tree
    parts = TreeParts(tree)
    self.context = context
    self.unit = unit
  }

  mutating func lowerAll() {
    // Taken once: every look at an array of `self` counts references.
    let (tree, parts) = (tree, parts)
    let (lines, tokens, text) = (parts.lines.span, parts.tokens.span, parts.text.span)
    let glances = parts.glances.span
    var glanceCount = 0
    reserve(lines)
    for line in lines.indices {
      let kind = lines[line].kind
      switch kind {
      case .blank: continue
      case .comment:
        lowerComment(line)
        continue
      case .month: lowerMonth(line)
      case .entry: lowerEntry(line)
      case .exercise:
        ownExercise(line)
        let start = Int(lines[line].start)
        if lines[line].hasGlance {
          exerciseLines.read(
            glances[glanceCount], nil, text, line: line, start: start, at: openSession)
          glanceCount &+= 1
          if !context.pendingIgnores.isEmpty { settleIgnores(line) }
          continue
        }
        let glance = SetsGlance(tokens.extracting(parts.tokenRange(ofLine: line)))
        let groups = glance.needsLook ? tree.setGroups(ofLine: line) : nil
        exerciseLines.read(glance, groups, text, line: line, start: start, at: openSession)
      case .session, .note: lowerOwned(line, kind)
      case .directive, .unknown: break
      }
      let last = parts.tokenRange(ofLine: line).last
      if let last, case .note = tokens[last].kind, kind.mayHaveNote {
        noteLines.append(line)
        if kind == .exercise { addTags(ofLine: line) }
      }
      if !context.pendingIgnores.isEmpty { settleIgnores(line) }
    }
  }

  private mutating func reserve(_ lines: Span<SyntaxLine>) {
    var exerciseCount = 0
    for line in lines.indices {
      switch lines[line].kind {
      case .entry: entryCount += 1
      case .exercise: exerciseCount += 1
      default: break
      }
    }
    entries.reserveCapacity(entryCount)
    exerciseLines.reserve(exerciseCount)
  }

  private func fields(_ line: Int) -> EntrySyntax {
    EntrySyntax(parts.tokens[parts.tokenRange(ofLine: line)])
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
    hasOpenDay = false
    exerciseLines.beginSession()
    openEntry = nil
    openSession = nil
  }

  private mutating func lowerEntry(_ line: Int) {
    let syntax = fields(line)
    let dated = date(of: syntax)
    let weighIn = weighIn(of: syntax)
    if unitlessWeight == nil, hasUnitlessWeight(syntax) { unitlessWeight = line }
    entries.append(
      LoweredEntry(
        line: line, dating: dated.dating, date: dated.date, headerMonth: headerMonth,
        previousDate: context.previousDate,
        weekday: syntax.weekday.flatMap { Weekday(rawValue: UInt8(clamping: Int($0.value) - 1)) },
        weighIn: weighIn, hasContent: hasContent(syntax)))
    if syntax.hasOtherFields, hasPair(line) { pairLines.append(line) }
    hasOpenDay = true
    isContentNoted = false
    exerciseLines.beginSession()
    openEntry = nil
    openSession = nil
    if !openTags.isEmpty { openTags = [] }
    guard let date = dated.date else { return noteGym(syntax, line) }
    context.previousDate = date
    var entry = Entry(date: date, line: Int32(clamping: line))
    entry.time = syntax.time.flatMap { TimeOfDay(minutes: Int($0.value)) }
    entry.weighIn = weighIn
    entry.isDeclaredUnweighed = syntax.unweighed != nil
    entry.hasNote = syntax.tail?.kind == .note
    openEntry = add(entry, to: date.yearMonth)
    if syntax.hasTags || entry.hasNote { addTags(ofLine: line) }
    noteGym(syntax, line)
  }

  /// Takes note that an exercise line belongs to the open day.
  private mutating func ownExercise(_ line: Int) {
    guard hasOpenDay else { return orphans.append(line) }
    noteContent()
    openUnnamedSession(line)
  }

  private mutating func noteContent() {
    guard !isContentNoted, !entries.isEmpty else { return }
    entries[entries.count - 1].hasContent = true
    isContentNoted = true
  }

  /// Takes in a session or note line, which belongs to the open day.
  private mutating func lowerOwned(_ line: Int, _ kind: LineKind) {
    if kind == .session { exerciseLines.beginSession() }
    guard hasOpenDay else {
      orphans.append(line)
      if kind == .session { noteGym(fields(line), line) }
      return
    }
    noteContent()
    switch kind {
    case .session:
      let syntax = fields(line)
      noteGym(syntax, line)
      if syntax.hasTags || syntax.tail != nil { addTags(ofLine: line) }
    default:
      updateOpenEntry { $0.hasNote = true }
      addTags(ofLine: line)
    }
  }

  /// Gives the tags of the line to the open day's entry, each once.
  private mutating func addTags(ofLine line: Int) {
    guard openEntry != nil else { return }
    let new = tags(ofLine: line).filter { openTags.insert($0).inserted }
    if !new.isEmpty { updateOpenEntry { $0.tags += new } }
  }

  /// Opens a session at the default gym where the entry has none yet.
  private mutating func openUnnamedSession(_ line: Int) {
    guard openEntry != nil, openSession == nil else { return }
    openSession(at: nil, time: nil)
    if unnamedSessions.count == 0 { unnamedSessions.firstLine = line }
    unnamedSessions.count += 1
  }

  private func hasPair(_ line: Int) -> Bool {
    tree.tokens(ofLine: line).contains { $0.kind == .pair }
  }

  /// Opens a session at the gym of an entry or session line, if it names one.
  private mutating func noteGym(_ syntax: EntrySyntax, _ line: Int) {
    guard let token = syntax.gym else { return openSessionAtBadName(syntax, line) }
    let start = Int(parts.lines[line].start)
    let range = TextRange(start + Int(token.start), start + token.end)
    let text = parts.text
    let number = exerciseLines.gyms.use(range, in: text.span)
    gymUses.append(GymUse(line: line, range: range, gym: exerciseLines.gyms.key(of: number)))
    openSession(at: number, syntax, line)
  }

  /// What is done at a gym whose name cannot be read is given to no other gym.
  private mutating func openSessionAtBadName(_ syntax: EntrySyntax, _ line: Int) {
    guard syntax.hasOtherFields else { return }
    let hasBadName = tree.tokens(ofLine: line).contains { token in
      token.kind == .unreadable
        && tree.text[Int(tree.lines[line].start) + Int(token.start)] == UInt8(ascii: "@")
    }
    if hasBadName { openSession(at: GymSpellings.unknown, syntax, line) }
  }

  private mutating func openSession(at gym: Int, _ syntax: EntrySyntax, _ line: Int) {
    let isSession = parts.lines[line].kind == .session
    openSession(at: gym, time: isSession ? syntax.time.flatMap(startTime) : nil)
  }

  private mutating func openSession(at gym: Int?, time: TimeOfDay?) {
    guard let place = openEntry else { return }
    let key = gym.map(exerciseLines.gyms.key)
    let session = Session(gym: key, time: time, on: shelf, at: sessionCount)
    // Most entries have one session; an array of one is made faster than it grows.
    updateOpenEntry { entry in
      if entry.sessions.isEmpty {
        entry.sessions = [session]
      } else {
        entry.sessions.append(session)
      }
    }
    openSession = ExerciseLines.Place(
      contribution: place.contribution, session: sessionCount, gym: gym)
    sessionCount += 1
  }

  private func startTime(_ token: Token) -> TimeOfDay? {
    TimeOfDay(minutes: Int(token.kind == .timeSpan ? token.value >> 16 : token.value))
  }

  private mutating func add(
    _ entry: Entry, to month: YearMonth
  ) -> (contribution: Int, entry: Int) {
    let last = contributions.count - 1
    let known =
      last >= 0 && contributions[last].month == month
      ? last : contributions.firstIndex { $0.month == month }
    let place = known ?? contributions.count
    if known == nil {
      contributions.append(MonthContribution(month: month, part: MonthPart([], TrainingTally())))
      // Most sections have one month.
      if place == 0 { contributions[0].part.entries.reserveCapacity(entryCount) }
    }
    contributions[place].part.entries.append(entry)
    return (place, contributions[place].part.entries.count - 1)
  }

  private mutating func updateOpenEntry(_ update: (inout Entry) -> Void) {
    guard let place = openEntry else { return }
    update(&contributions[place.contribution].part.entries[place.entry])
  }

  /// The keys of the gyms in `gymUses`.
  var usedGyms: Set<GymID> { exerciseLines.gyms.used }

  private var headerMonth: YearMonth? {
    guard case .known(let month) = context.month else { return nil }
    return month
  }
}
