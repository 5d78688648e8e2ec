import W8Engine
import W8Syntax
import W8Text

/// Walks the lines of one section and collects what they mean.
struct Lowering {
  let tree: SyntaxTree
  let unit: MassUnit
  var context: SectionContext

  var months: [LoweredMonth] = []
  var entries: [LoweredEntry] = []
  var contributions: [MonthContribution] = []
  var gymUses: [GymUse] = []
  var unitlessWeight: Int?
  var orphans: [Int] = []
  var exercises: [LoweredExercise] = []
  var names = LoggedNames()
  var unnamedSessions = UnnamedSessions()
  var usedGyms: Set<GymID> = []
  var pairLines: [Int] = []
  var ignoreComments: [IgnoreComment] = []
  var ignoredLines: [IgnoredLine] = []

  private var hasOpenDay = false
  /// Whether an exercise stands above in the session at hand.
  private var hasExercise = false
  /// Where the open day's entry is among the contributions; nil when it has no date.
  private var openEntry: (contribution: Int, entry: Int)?

  init(_ tree: SyntaxTree, _ context: SectionContext, _ unit: MassUnit) {
    self.tree = tree
    self.context = context
    self.unit = unit
  }

  mutating func lowerAll() {
    for line in tree.lines.indices {
      let kind = tree.lines[line].kind
      switch kind {
      case .blank: continue
      case .comment:
        lowerComment(line)
        continue
      case .month: lowerMonth(line)
      case .entry: lowerEntry(line)
      case .session, .exercise, .note: lowerOwned(line, kind)
      case .directive, .unknown: break
      }
      settleIgnores(line)
    }
  }

  private mutating func lowerComment(_ line: Int) {
    guard let comment = ignoreComment(tree, line: line) else { return }
    ignoreComments.append(comment)
    context.pendingIgnores += comment.rules.map { $0.name.lowercased() }
  }

  private mutating func settleIgnores(_ line: Int) {
    guard !context.pendingIgnores.isEmpty else { return }
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
    hasExercise = false
    openEntry = nil
  }

  private mutating func lowerEntry(_ line: Int) {
    let syntax = EntrySyntax(tree.tokens(ofLine: line))
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
    hasExercise = false
    openEntry = nil
    guard let date = dated.date else { return noteGym(syntax, line) }
    context.previousDate = date
    var entry = Entry(date: date, line: Int32(clamping: line))
    entry.time = syntax.time.flatMap { TimeOfDay(minutes: Int($0.value)) }
    entry.weighIn = weighIn
    entry.isDeclaredUnweighed = syntax.unweighed != nil
    entry.hasNote = syntax.tail?.kind == .note
    if syntax.hasTags || entry.hasNote { entry.tags = tags(ofLine: line) }
    openEntry = add(entry, to: date.yearMonth)
    noteGym(syntax, line)
  }

  /// Takes in a line that belongs to the open day.
  private mutating func lowerOwned(_ line: Int, _ kind: LineKind) {
    if kind == .session { hasExercise = false }
    guard hasOpenDay else {
      orphans.append(line)
      if kind == .exercise { _ = lowerExercise(line) }
      if kind == .session { noteGym(EntrySyntax(tree.tokens(ofLine: line)), line) }
      return
    }
    if !entries.isEmpty { entries[entries.count - 1].hasContent = true }
    switch kind {
    case .session:
      let syntax = EntrySyntax(tree.tokens(ofLine: line))
      noteGym(syntax, line)
      let tags = syntax.hasTags || syntax.tail != nil ? tags(ofLine: line) : []
      if !tags.isEmpty { updateOpenEntry { $0.tags += tags } }
    case .note:
      let tags = tags(ofLine: line)
      updateOpenEntry { entry in
        entry.hasNote = true
        if !tags.isEmpty { entry.tags += tags }
      }
    default:
      openUnnamedSession(line)
      logExercise(line)
    }
  }

  /// Reads an exercise line, and gives its groups of sets.
  private mutating func lowerExercise(_ line: Int) -> [SetGroupSyntax] {
    let groups = tree.setGroups(ofLine: line)
    exercises.append(LoweredExercise(tree, line: line, groups, followsExercise: hasExercise))
    hasExercise = true
    return groups
  }

  /// Adds an exercise to the session at hand of the open entry.
  private mutating func logExercise(_ line: Int) {
    let groups = lowerExercise(line)
    guard openEntry != nil, let lowered = exercises.last, let range = lowered.name else { return }
    let name = names.count(tree.exerciseName(range))
    var exercise = LoggedExercise(name.name, key: name.key, line: Int32(clamping: line))
    if lowered.isSuperset { exercise.joining = .superset }
    exercise.groups = groups.map(SetGroup.init)
    updateOpenEntry { entry in
      let last = entry.sessions.count - 1
      if last >= 0 { entry.sessions[last].exercises.append(exercise) }
    }
  }

  /// Opens a session at the default gym where the entry has none yet.
  private mutating func openUnnamedSession(_ line: Int) {
    guard let place = openEntry,
      contributions[place.contribution].entries[place.entry].sessions.isEmpty
    else { return }
    updateOpenEntry { $0.sessions.append(Session(gym: nil)) }
    if unnamedSessions.count == 0 { unnamedSessions.firstLine = line }
    unnamedSessions.count += 1
  }

  private func hasPair(_ line: Int) -> Bool {
    tree.tokens(ofLine: line).contains { $0.kind == .pair }
  }

  /// Opens a session at the gym of an entry or session line, if it names one.
  private mutating func noteGym(_ syntax: EntrySyntax, _ line: Int) {
    guard let token = syntax.gym else { return openSessionAtBadName(syntax, line) }
    let range = tree.range(of: token, line: line)
    let gym = canonicalKey(tree.string(range))
    if gymUses.last?.gym != gym { usedGyms.insert(gym) }
    gymUses.append(GymUse(line: line, range: range, gym: gym))
    openSession(at: gym, syntax, line)
  }

  /// What is done at a gym whose name cannot be read stays apart from all other gyms.
  private mutating func openSessionAtBadName(_ syntax: EntrySyntax, _ line: Int) {
    guard syntax.hasOtherFields else { return }
    let name = tree.tokens(ofLine: line).first { token in
      token.kind == .unreadable
        && tree.text[Int(tree.lines[line].start) + Int(token.start)] == UInt8(ascii: "@")
    }
    guard let name else { return }
    openSession(at: canonicalKey(tree.string(of: name, line: line)), syntax, line)
  }

  private mutating func openSession(at gym: GymID, _ syntax: EntrySyntax, _ line: Int) {
    let isSession = tree.lines[line].kind == .session
    let time = isSession ? syntax.time.flatMap(startTime) : nil
    updateOpenEntry { $0.sessions.append(Session(gym: gym, time: time)) }
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
    if known == nil { contributions.append(MonthContribution(month: month, entries: [])) }
    contributions[place].entries.append(entry)
    return (place, contributions[place].entries.count - 1)
  }

  private mutating func updateOpenEntry(_ update: (inout Entry) -> Void) {
    guard let place = openEntry else { return }
    update(&contributions[place.contribution].entries[place.entry])
  }

  private var headerMonth: YearMonth? {
    guard case .known(let month) = context.month else { return nil }
    return month
  }
}
