import W8Engine

/// A line below a day, or what stands behind its date.
struct TextRow {
  /// Sets with the exercise that they are of.
  struct Sets {
    let line: Int
    let name: String
    let sets: String
    let isWarmUp: Bool
    /// The line as it stands in the file, without marks.
    let text: String
    /// A note on them in another cell.
    var note: String?

    var isOfKnownExercise: Bool { isOfTraining(name) }
  }
  enum Content {
    case sets(Sets)
    case weight(WeightOfDay)
    /// Text, and why it is not read as sets though it looks like them.
    case note(String, reason: String?, isOfExercise: Bool)
  }
  let line: Int
  let content: Content
}

/// A day of a diary.
struct TextDay {
  let line: Int
  var stamp: Timestamp
  /// Whether the line says the year; else that of `stamp` is 2000.
  var hasYear = true
  var yearAbove: Int?
  let headingLevel: Int?
  /// Whether the name of the file or its front matter says the day.
  var isOfWholeFile = false
  var title: String?
  var start: TimeOfDay?
  var end: TimeOfDay?
  var rows: [TextRow] = []

  var hasSets: Bool {
    rows.contains {
      if case .sets(let sets) = $0.content {
        readSets(sets.sets, SetConventions()).questions != [.singleNumbers]
      } else {
        false
      }
    }
  }

  /// Whether there is anything to keep of it.
  var isKept: Bool {
    rows.contains { if case .note(_, nil, _) = $0.content { false } else { true } }
  }
}

/// The days of a text with what stands below each.
struct TextDays {
  private(set) var days: [TextDay] = []
  /// The lines with text outside any day.
  private(set) var outside: [Int] = []
  private var isInDay = false
  /// The exercise that sets alone belong to; nil once other text came between.
  private var current: String?
  /// The year that stands alone above the days.
  private var yearAbove: Int?
  /// The columns of the table at hand.
  private var table: SetColumnsOfText?
  /// A line that may be the title of the day below it.
  private var pendingTitle: TextLine?

  /// Makes a diary of days that a table tells.
  init(days: [TextDay]) { self.days = days }

  /// Finds the days of `lines`; where none of them begins with one, all are of `dayOfFile`.
  init(_ lines: [TextLine], dayOfFile: Timestamp? = nil) {
    let hasDay = lines.contains { if case .day = $0.content { true } else { false } }
    if let dayOfFile, !hasDay { beginFile(dayOfFile) }
    var (isCode, isComment, isFrontMatter) = (false, false, false)
    for (index, line) in lines.enumerated() {
      if index == 0, line.whole == "---" {
        isFrontMatter = true
        continue
      }
      if isFrontMatter {
        isFrontMatter = line.whole != "---"
        if isFrontMatter { readFrontMatter(line) }
        continue
      }
      if line.whole.hasPrefix("<!--") { isComment = true }
      if isComment {
        if line.whole.hasSuffix("-->") { isComment = false }
        continue
      }
      if line.whole.hasPrefix("```") || line.whole.lowercased().hasPrefix("#+begin_src")
        || line.whole.lowercased().hasPrefix("#+end_src")
      {
        // Logs stand in blocks of no language.
        isCode = !isCode && line.whole != "```"
        continue
      }
      if isCode { continue }
      switch line.content {
      case .blank, .skipped: continue
      case .day(let stamp, let rest): begin(line, stamp, rest)
      case .dayWithoutYear(let stamp, let rest):
        begin(line, stamp, rest)
        days[days.count - 1].hasYear = false
        days[days.count - 1].yearAbove = yearAbove
      case .year(let year):
        yearAbove = year
        if line.headingLevel == nil { outside.append(line.number) }
      case .text:
        take(
          line,
          next: lines[(index + 1)...].first { if case .blank = $0.content { false } else { true } })
      }
    }
  }

  /// All rows with sets.
  var setRows: [TextRow.Sets] {
    days.flatMap { $0.rows }.compactMap {
      if case .sets(let sets) = $0.content { sets } else { nil }
    }
  }

  /// How many rows have a number alone.
  var singleCount: Int {
    setRows.count { readSets($0.sets, SetConventions()).questions.contains(.singleNumbers) }
  }

  /// The line of the first day whose year nothing says; nil where all are known.
  var dayWithoutYear: Int? { days.first { !$0.hasYear && $0.yearAbove == nil }?.line }

  /// Gives days without a year theirs: `first`, or that which stands above them, and the next one where the months begin anew.
  mutating func setYears(from first: Int?, _ order: DateOrder?) {
    var (year, above, last) = (first, Int?.none, 0)
    let order = order ?? days.lazy.compactMap { $0.stamp.day.provenOrder }.first ?? .dayFirst
    for index in days.indices where !days[index].hasYear {
      if let own = days[index].yearAbove, own != above { (year, above, last) = (own, own, 0) }
      guard let date = days[index].stamp.day.date(order), var own = year else { continue }
      if date.month + 6 < last { own += 1 }
      (year, last) = (own, date.month)
      if let day = CivilDate(year: own, month: date.month, day: date.day) {
        days[index].stamp.day = .known(day)
      }
    }
  }

  /// The line of the first date whose order no date of the text proves; nil where all are known.
  var openDay: Int? {
    let slashed = days.filter { if case .slashed = $0.stamp.day { true } else { false } }
    return slashed.contains { $0.stamp.day.provenOrder != nil } ? nil : slashed.first?.line
  }

  private mutating func beginFile(_ stamp: Timestamp) {
    var day = TextDay(line: 1, stamp: stamp, headingLevel: nil)
    day.isOfWholeFile = true
    days.append(day)
    isInDay = true
  }

  private mutating func readFrontMatter(_ line: TextLine) {
    let parts = line.whole.split(separator: ":", maxSplits: 1).map { trimmed(String($0)) }
    guard parts.count == 2 else { return }
    if parts[0].lowercased() == "date", let stamp = readTimestamp(trimmed(parts[1], of: "\"'").utf8)
    {
      days = []
      beginFile(stamp)
    } else if isInDay, weightWords.contains(parts[0].lowercased()) {
      takeWeight(parts[1], line)
    }
  }

  private mutating func begin(_ line: TextLine, _ stamp: Timestamp, _ rest: String) {
    var day = TextDay(line: line.number, stamp: stamp, headingLevel: line.headingLevel)
    (isInDay, current) = (true, nil)
    day.start = stamp.time
    // Apps share the title above the date with its time.
    if stamp.second != nil, rest.isEmpty, let title = pendingTitle {
      day.title = title.text
      if outside.last == title.number { outside.removeLast() }
      if let last = days.indices.last, days[last].rows.last?.line == title.number {
        days[last].rows.removeLast()
      }
    }
    pendingTitle = nil
    var reader = WeightLineReader()
    if case .weighIn(let weight) = reader.read(line.text) {
      day.rows.append(TextRow(line: line.number, content: .weight(weight)))
    } else if !rest.isEmpty {
      read(rest, of: line, &day)
    }
    days.append(day)
  }

  /// What stands behind a date: its time, an exercise with its sets, or a title.
  private func read(_ rest: String, of line: TextLine, _ day: inout TextDay) {
    var words = rest.split(separator: " ").map(String.init)
    for index in [words.indices.last, words.indices.first].compactMap({ $0 }) where day.start == nil
    {
      let times = trimmed(words[index], of: "(),").split(whereSeparator: { "-–".contains($0) })
      let seconds = times.compactMap { readTime($0.utf8) }
      guard !times.isEmpty, seconds.count == times.count, seconds.count <= 2,
        words[index].contains(":")
      else { continue }
      day.start = TimeOfDay(minutes: seconds[0] / 60)
      if seconds.count == 2 { day.end = TimeOfDay(minutes: seconds[1] / 60) }
      words.remove(at: index)
      break
    }
    let rest = trimmed(trimmed(words.joined(separator: " "), of: ",;–—-|:"))
    guard !rest.isEmpty else { return }
    if rest.contains(where: isDecimalDigit) {
      if let exercise = ExerciseLine(rest), !exercise.name.isEmpty, isOneLine(exercise) {
        return day.rows.append(row(exercise, line, rest))
      }
      let reason = "a number with words is no body weight"
      return day.rows.append(
        TextRow(line: line.number, content: .note(rest, reason: reason, isOfExercise: false)))
    }
    day.title = rest
  }

  /// Whether an exercise behind a date is one: a distance or time alone is of any diary.
  private func isOneLine(_ exercise: ExerciseLine) -> Bool {
    let reading = readSets(exercise.sets, SetConventions())
    return !reading.sets.contains { $0.repetitions == nil }
      && !(reading.questions.contains(.singleNumbers)
        && !isOfTraining(exercise.name))
  }

  private func row(_ exercise: ExerciseLine, _ line: TextLine, _ text: String) -> TextRow {
    let name = exercise.name.isEmpty ? current ?? "" : exercise.name
    return TextRow(
      line: line.number,
      content: .sets(
        TextRow.Sets(
          line: line.number, name: name, sets: exercise.sets, isWarmUp: exercise.isWarmUp,
          text: text)))
  }

  private mutating func take(_ line: TextLine, next: TextLine?) {
    pendingTitle = line.text.contains(where: isDecimalDigit) ? nil : line
    if isInDay, let level = line.headingLevel, let own = days.last?.headingLevel, level <= own {
      isInDay = false
    }
    guard isInDay else { return outside.append(line.number) }
    let last = days.count - 1
    if line.whole.hasPrefix("|") { return takeRow(line) }
    table = nil
    if takeBodyWeight(line) { return }
    if let exercise = ExerciseLine(line.text, isBelowExercise: current != nil, isItem: line.isItem),
      !exercise.name.isEmpty || current != nil
    {
      if !exercise.name.isEmpty { current = exercise.name }
      return days[last].rows.append(row(exercise, line, line.text))
    }
    let name = trimmed(line.text, of: ":")
    let isTitle =
      line.headingLevel != nil || line.isBold || !line.text.contains(where: isDecimalDigit)
    if isTitle, isExerciseName(name, true), let next, case .text = next.content,
      ExerciseLine.isSetLine(next.text) || ExerciseLine(next.text)?.name.isEmpty == true
    {
      current = name
      return
    }
    let reason = reasonOfSets(line.text)
    // Sets that are not understood are of the exercise above; other text ends it.
    let isOfExercise = (line.isDeep || reason != nil) && current != nil
    if !isOfExercise { current = nil }
    days[last].rows.append(
      TextRow(
        line: line.number,
        content: .note(line.text, reason: reason, isOfExercise: isOfExercise)))
  }

  /// A row of a table of Markdown below a day: its header, or an exercise with its sets.
  private mutating func takeRow(_ line: TextLine) {
    let cells = line.whole.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      .map { trimmed($0.filter { $0 != "*" && $0 != "`" }) }
    guard let table else {
      self.table = SetColumnsOfText(cells)
      if self.table == nil { outside.append(line.number) }
      return
    }
    let text = cells.joined(separator: " | ")
    guard let (name, sets) = table.sets(in: cells) else {
      return days[days.count - 1].rows.append(
        TextRow(line: line.number, content: .note(text, reason: notUnderstood, isOfExercise: false))
      )
    }
    var row = TextRow.Sets(
      line: line.number, name: name, sets: sets, isWarmUp: false,
      text: trimmed(text, of: "| "))
    row.note = table.note(in: cells)
    days[days.count - 1].rows.append(TextRow(line: line.number, content: .sets(row)))
  }

  /// A weight behind a word for that of the body; `weight` alone is one before the first exercise.
  private mutating func takeBodyWeight(_ line: TextLine) -> Bool {
    guard let colon = line.text.firstIndex(where: { $0 == ":" || isDecimalDigit($0) }) else {
      return false
    }
    let key = trimmed(trimmed(String(line.text[..<colon]), of: ":=-–")).lowercased()
    let hasExercise =
      days.last?.rows.contains { if case .sets = $0.content { true } else { false } } ?? true
    guard bodyWeightNames.contains(key) || key == "bw" || !hasExercise && weightWords.contains(key)
    else { return false }
    return takeWeight(trimmed(String(line.text[colon...]), of: ": "), line)
  }

  @discardableResult
  private mutating func takeWeight(_ text: String, _ line: TextLine) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard let (mass, rest) = weight(words[...]), rest.isEmpty,
      mass.thousandths < heaviestPerson, let last = days.indices.last
    else {
      return false
    }
    let weight = WeightOfDay(stamp: days[last].stamp, mass: mass, rest: "")
    days[last].rows.append(TextRow(line: line.number, content: .weight(weight)))
    return true
  }
}

/// Why a line that looks like sets is not read as such; nil for one that does not look like them.
private func reasonOfSets(_ text: String) -> String? {
  let signs = Array(text)
  guard let first = signs.indices.first(where: { isDecimalDigit(signs[$0]) }) else { return nil }
  let behindColon = signs[..<first].lastIndex(of: ":").map { $0 + 1 } ?? first
  var tokenizer = SetTokenizer(String(signs[behindColon...]))
  let tokens = tokenizer.read()
  let looksLikeSets = tokens.contains { token in
    switch token {
    case .times, .load, .at, .repetitions, .sets: true
    default: false
    }
  }
  guard looksLikeSets else { return nil }
  let head = trimmed(String(signs[..<first]), of: ":-– ").lowercased()
  if wordsOfOtherKeys.contains(head) { return nil }
  for case .fault(let reason) in tokens { return reason }
  return readSets(String(signs[behindColon...]), SetConventions()).fault ?? notUnderstood
}

/// The columns of a table below a day, which has an exercise in each row.
private struct SetColumnsOfText {
  private let exercise: Int
  private let count, repetitions, load, note: Int?
  private let unit: String

  init?(_ header: [String]) {
    var table = TableHeader(header)
    guard let columns = SetColumns(&table, map: [:], needsDay: false),
      let exercise = columns[.exercise]
    else { return nil }
    self.exercise = exercise
    (count, repetitions) = (columns[.count], columns[.repetitions])
    (load, note) = (columns[.weight], columns[.note])
    unit = columns.massUnit?.symbol ?? ""
  }

  /// The name and the sets of a row; nil where it lacks one of them.
  func sets(in cells: [String]) -> (String, String)? {
    guard let name = cell(exercise, cells), isExerciseName(name, true) else { return nil }
    var repetitions = cell(repetitions, cells) ?? ""
    if let count = cell(count, cells), !repetitions.isEmpty {
      repetitions = "\(count)x\(repetitions)"
    }
    guard let load = cell(load, cells) else {
      return repetitions.isEmpty ? nil : (name, repetitions)
    }
    let ownUnit = load.contains { $0.isLetter } ? "" : unit
    return (name, "\(repetitions) @ \(load)\(ownUnit)")
  }

  func note(in cells: [String]) -> String? { cell(note, cells) }

  private func cell(_ index: Int?, _ cells: [String]) -> String? {
    guard let index, cells.indices.contains(index), !cells[index].isEmpty, cells[index] != "-"
    else { return nil }
    return cells[index]
  }
}

/// No person weighs more thousandths of any unit.
private let heaviestPerson = 1_000_000
