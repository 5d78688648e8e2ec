import Primitives
import W8Engine

extension Importer {
  static let headerGroups = Importer(
    name: "header-groups", title: "a table with two header rows",
    recognition: "a row of exercises or dates above a row of columns, such as Weight and Reps",
    recognizes: { $0.headerGroups != nil },
    open: { (head, _) throws(ImportRefusal) in
      guard let (index, groups) = head.headerGroups else {
        throw .unreadable(line: nil, "no row of exercises or dates above a row of columns")
      }
      return TableReading(
        head: head, skipping: index + 2, header: groups.header, rows: HeaderGroupRows(groups))
    })
}

extension SourceHead {
  /// The index of the upper one of two header rows, and what they say; nil for other files.
  fileprivate var headerGroups: (index: Int, groups: HeaderGroups)? {
    guard !isJSON else { return nil }
    return rows.indices.dropLast().lazy.compactMap { index in
      HeaderGroups(rows[index], rows[index + 1]).map { (index, $0) }
    }.first
  }
}

/// Two header rows: exercises, or days, each above the columns of its sets.
private struct HeaderGroups {
  /// The columns below one cell of the upper row.
  struct Group {
    let name: String
    let columns: Range<Int>
    let table: MarkdownTable
  }
  /// The column of the day of each row, or of its exercise.
  let key: Int
  /// Whether the upper row has days and each row is of an exercise.
  let isOfDays: Bool
  private(set) var groups: [Group] = []
  private(set) var bodyWeight, note: Int?
  private(set) var header: TableHeader

  /// Reads the two rows; nil if they are something else.
  init?(_ upper: TableHeader, _ lower: TableHeader) {
    let width = max(upper.width, lower.width)
    let names = (0..<width).map { index in
      [upper, lower].map { $0.written.indices.contains(index) ? $0.written[index] : "" }
    }
    func isNamed(_ names: [String], _ words: Set<String>) -> Bool {
      names.contains { words.contains(nameWithoutUnit($0)) }
    }
    let date = names.firstIndex { isNamed($0, dayNames) }
    let key = date ?? 0
    self.key = key
    let starts = names.indices.filter { $0 != key && !names[$0][0].isEmpty }
    let days = starts.filter { TextLine(names[$0][0], number: 0).opensDay }
    isOfDays = !days.isEmpty && days.count == starts.count
    guard isOfDays || date != nil else { return nil }
    header = TableHeader(names.map { $0.filter { !$0.isEmpty }.joined(separator: " ") })
    header.use(key, .readAs(isOfDays ? "exercise" : "date"))
    // What follows the last group, such as notes, is no part of it.
    let widest = zip(starts, starts.dropFirst()).map { $1 - $0 }.max() ?? width
    for (start, end) in zip(starts, starts.dropFirst() + [width]) {
      let (name, columns) = (names[start][0], start..<min(end, start + widest))
      let cells = columns.map { names[$0][1] }
      if columns.count > 1, isOfDays || isExerciseName(name, true),
        let table = MarkdownTable(cells, exercise: name), table.date == nil
      {
        groups.append(Group(name: name, columns: columns, table: table))
        for column in columns where !names[column][1].isEmpty { header.use(column, .readAs("set")) }
      }
    }
    guard !groups.isEmpty else { return nil }
    let rest = names.indices.filter { index in
      index != key && !groups.contains { $0.columns.contains(index) }
    }
    guard !isOfDays else { return }
    bodyWeight = rest.first { isNamed(names[$0], bodyWeightNames.union(["bw"])) }
    note = rest.first { isNamed(names[$0], Set(noteNames)) }
    if let bodyWeight { header.use(bodyWeight, .readAs("bodyweight")) }
    if let note { header.use(note, .readAs("note")) }
  }
}

/// The rows of such a table, which tell together how each of their cells is read; one without a key has the key of the row
/// above.
private struct HeaderGroupRows: RowReading {
  private let groups: HeaderGroups
  private var days: [TextDay] = []
  private var exercise = ""

  init(_ groups: HeaderGroups) {
    self.groups = groups
    guard groups.isOfDays else { return }
    days = groups.groups.compactMap { TextDay(column: $0.name) }
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    if groups.isOfDays {
      let name = log.text(row, groups.key)
      if !name.isEmpty { exercise = name }
      for (index, group) in groups.groups.enumerated() {
        take(group, row, exercise, index, &log)
      }
      return
    }
    if !row.isEmpty(groups.key) {
      guard let stamp = readTimestamp(row.raw(groups.key)) else {
        log.countRow()
        return log.leaveOut(row.line, Reason.badDate, log.text(row, groups.key))
      }
      if days.last?.stamp != stamp {
        days.append(TextDay(line: row.line, stamp: stamp, headingLevel: nil))
        days[days.count - 1].start = stamp.time
      }
    }
    guard let last = days.indices.last else {
      log.countRow()
      return log.leaveOut(row.line, Reason.badDate, "")
    }
    if let mass = readNumber(row.raw(groups.bodyWeight)) {
      let weight = WeightOfDay(stamp: days[last].stamp, mass: mass, rest: "")
      days[last].rows.append(TextRow(line: row.line, content: .weight(weight)))
    }
    for group in groups.groups { take(group, row, group.name, last, &log) }
    if let note = log.note(row, groups.note) {
      days[last].rows.append(
        TextRow(line: row.line, content: .note(note, reason: nil, isOfExercise: false)))
    }
  }

  private mutating func take(
    _ group: HeaderGroups.Group, _ row: TableRow, _ name: String, _ day: Int,
    _ log: inout ImportedLog
  ) {
    let cells = group.columns.map { log.text(row, $0) }
    if cells.allSatisfy({ $0.allSatisfy { " -–—/".contains($0) } }) { return }
    days[day].rows.append(
      group.table.row(
        TextLine("", number: row.line), cells, days[day].stamp, exercise: name))
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    // Rows with a set of each exercise become exercises with all their sets.
    let order = Dictionary(
      groups.groups.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for index in days.indices where !groups.isOfDays {
      days[index].rows = days[index].rows.enumerated().map { ($1, $1.position(order), $0) }
        .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map { $0.0 }
    }
    var diary = DiaryTaking(TextDays(days: days))
    diary.take(into: &log)
  }
}

extension TextRow {
  /// Returns the position of its exercise; what has none stands first.
  fileprivate func position(_ order: [String: Int]) -> Int {
    if case .sets(let sets) = content { order[sets.name] ?? 0 } else { -1 }
  }
}
