import Primitives
import W8Engine

/// The days of a text with what stands below each.
struct TextDays {
  private(set) var days: [TextDay] = []
  /// The lines with text outside any day.
  private(set) var outside: [Int] = []
  /// The rows with a date of tables that are not read.
  private(set) var unread: [TextLine] = []
  private var isInDay = false
  /// The exercise that sets alone belong to; nil once other text came between.
  private var current: String?
  /// The year that stands alone above the days.
  private var yearAbove: Int?
  /// The columns of the table at hand.
  private var table: MarkdownTable?
  private var weights = WeightLineReader()
  /// The unit of all loads that a sentence says, and its line.
  private(set) var unitOfText: (unit: MassUnit, line: Int)?
  /// The last line of text if it has no number, which may name the exercise of a table.
  private var title: String?
  /// A line that may be the title of the day below it.
  private var pendingTitle: TextLine?

  /// Makes a diary of days that a table tells.
  init(days: [TextDay]) { self.days = days }

  /// Finds the days of `lines`; where none of them begins with one, all are of `dayOfFile`.
  init(_ lines: [TextLine], dayOfFile: Timestamp? = nil) {
    var lines = lines
    // In org one star makes a heading as well.
    if lines.contains(where: { $0.whole.hasPrefix("** ") && !$0.whole.hasSuffix("**") }) {
      for index in lines.indices where lines[index].whole.hasPrefix("* ") {
        lines[index].headingLevel = 1
      }
    }
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
      // Only lines with text look ahead, so that blank ones are passed once.
      let next = line.whole.isEmpty ? nil : next(in: lines, after: index)
      followTitle(line, next: next)
      switch line.content {
      case .blank: table = nil
      case .skipped: continue
      case .day(let stamp, let rest): begin(line, stamp, rest)
      case .dayWithoutYear(_, _, isBare: true) where !isAfterBlank(lines, index):
        take(line, next: next)
      case .dayWithoutYear(let stamp, let rest, _):
        begin(line, stamp, rest, hasYear: false)
        days[days.count - 1].yearAbove = yearAbove
      case .year(let year):
        yearAbove = year
        if line.headingLevel == nil { outside.append(line.number) }
      case .text:
        readUnit(line)
        take(line, next: next)
      }
    }
  }

  /// Whether a date is at the beginning of the text, after a blank line or a heading, or in a list of days.
  private func isAfterBlank(_ lines: [TextLine], _ index: Int) -> Bool {
    guard index > 0 else { return true }
    if case .blank = lines[index - 1].content { return true }
    // Days in a list, each with something behind it.
    if case .dayWithoutYear(_, let rest, _) = lines[index].content,
      case .dayWithoutYear(_, let above, _) = lines[index - 1].content
    {
      return !rest.isEmpty && !above.isEmpty
    }
    return lines[index - 1].headingLevel != nil
  }

  /// Follows what a title of training, such as `## Squat`, says of the dated numbers below it.
  private mutating func followTitle(_ line: TextLine, next: TextLine?) {
    switch line.content {
    case .day, .dayWithoutYear, .skipped, .year: return
    case .blank: _ = weights.read("")
    case .text:
      let isTitle = next?.opensDay == true && !line.text.contains(where: isDecimalDigit)
      guard line.headingLevel != nil || isTitle else { return }
      _ = weights.read(line.whole)
      // A heading between days is of neither.
      if line.headingLevel != nil, next?.opensDay == true, days.last?.headingLevel == nil {
        isInDay = false
      }
    }
  }

  private func next(in lines: [TextLine], after index: Int) -> TextLine? {
    lines[(index + 1)...].first { if case .blank = $0.content { false } else { true } }
  }

  /// Notes the unit that a sentence above the first day, such as `Weights in lb.`, says of all loads.
  private mutating func readUnit(_ line: TextLine) {
    guard days.isEmpty, unitOfText == nil, !line.text.contains(where: isDecimalDigit) else {
      return
    }
    let words = line.text.lowercased().split { !$0.isLetter }.map(String.init)
    let units = Set(words.compactMap { massUnit($0) })
    guard let unit = units.first, units.count == 1, unit != .stone,
      words.contains(where: wordsForAllLoads.contains)
    else { return }
    unitOfText = (unit, line.number)
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

  private mutating func begin(
    _ line: TextLine, _ stamp: Timestamp, _ rest: String, hasYear: Bool = true
  ) {
    var day = TextDay(line: line.number, stamp: stamp, headingLevel: line.headingLevel)
    day.text = line.whole
    day.hasYear = hasYear
    (isInDay, current) = (true, nil)
    day.start = stamp.time
    // A heading whose date the next line says again.
    if let last = days.last, last.stamp.day == stamp.day, last.rows.isEmpty, let title = last.title
    {
      days.removeLast()
      day.rows.append(
        TextRow(line: last.line, content: .note(title, reason: nil, isOfExercise: false)))
    }
    // Apps share the title above the date with its time.
    if stamp.second != nil, rest.isEmpty, let title = pendingTitle {
      day.title = title.text
      if outside.last == title.number { outside.removeLast() }
      if let last = days.indices.last, days[last].rows.last?.line == title.number {
        days[last].rows.removeLast()
      }
    }
    pendingTitle = nil
    // A weight is read behind a full date.
    let found = weights.read(hasYear ? line.text : "2000-01-01 \(rest)")
    if case .weighIn(let weight) = found {
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
      if rest.first?.isLetter == true, line.headingLevel != nil || reasonOfSets(rest) == nil {
        day.title = rest
        return
      }
      let reason = Reason.numberWithWords
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
    if line.whole.hasPrefix("|") { return takeRow(line) }
    table = nil
    title = line.text.contains(where: isDecimalDigit) ? nil : line.text
    guard isInDay else { return outside.append(line.number) }
    let last = days.count - 1
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

  /// Reads a row of a Markdown table: its header, sets of the day above, or a day with its sets or weight.
  private mutating func takeRow(_ line: TextLine) {
    let cells = line.whole.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      .map { trimmed($0.filter { $0 != "*" && $0 != "`" }) }
    guard let table else {
      self.table = MarkdownTable(
        cells, exercise: title.flatMap { isExerciseName($0, true) ? $0 : nil })
      let hasDate = cells.contains { TextLine.day($0, isTitle: false) != nil }
      if self.table == nil, hasDate {
        unread.append(line)
      } else if self.table == nil || !isInDay {
        outside.append(line.number)
      }
      return
    }
    if let date = table.date {
      guard let cell = table.cell(date, cells), let (stamp, _) = TextLine.day(cell, isTitle: false)
      else { return outside.append(line.number) }
      isInDay = false
      if days.last?.stamp.day != stamp.day {
        days.append(TextDay(line: line.number, stamp: stamp, headingLevel: nil))
      }
    } else if !isInDay {
      return outside.append(line.number)
    }
    days[days.count - 1].rows.append(table.row(line, cells, days[days.count - 1].stamp))
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
  let head = trimmed(String(signs[..<first]), of: ":-– ").lowercased()
  if namesWeight(head) { return "a weight that may not be body weight" }
  guard looksLikeSets else { return nil }
  if wordsOfOtherKeys.contains(head) { return nil }
  for case .fault(let reason) in tokens { return reason }
  return readSets(String(signs[behindColon...]), SetConventions()).fault ?? notUnderstood
}

private let wordsForAllLoads: Set<String> = [
  "weights", "loads", "unit", "units", "gewichte", "poids", "pesos", "pesi",
]

/// No person weighs more thousandths of any unit.
private let heaviestPerson = 1_000_000
