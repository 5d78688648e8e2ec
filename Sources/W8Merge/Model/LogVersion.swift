import W8Engine
package import W8Syntax
import W8Text

/// One version of a log as the parts that another version can be compared with.
package struct LogVersion {
  /// The lines.
  package let tree: SyntaxTree
  /// What stands in it, in order: days with all that belongs to them, headers, and lines that stand for themselves.
  package let parts: [LogPart]
  /// The blank lines behind all.
  package let end: Range<Int>
  let entries: [CivilDate: [LogPart]]
  /// What its names and bare numbers mean.
  package let settings: VersionSettings

  /// Reads `text`.
  package init(_ text: [UInt8]) {
    tree = parse(text, .first)
    var reader = PartReader(tree)
    reader.readAll()
    (parts, end) = (reader.parts, reader.gap)
    var entries: [CivilDate: [LogPart]] = [:]
    for part in parts where part.kind == .entry {
      if let date = part.date { entries[date, default: []].append(part) }
    }
    self.entries = entries
    settings = VersionSettings(tree)
  }

  /// Whether days stand below the header of another month, or below a later day, where none of `others` has days that do.
  func bringsDisorder(to others: LogVersion...) -> Bool {
    let (own, known) = (misplaced, others.map { $0.misplaced })
    return own.suspects > 0 && known.allSatisfy { $0.suspects == 0 }
      || own.descents > 0 && known.allSatisfy { $0.descents == 0 }
  }

  private var misplaced: (suspects: Int, descents: Int) {
    let days = parts.filter { $0.kind == .entry }.compactMap { part in
      part.date.map { (date: $0, month: part.month ?? $0.yearMonth) }
    }
    return (
      days.count { $0.month != $0.date.yearMonth },
      zip(days, days.dropFirst()).count { $0.date > $1.date }
    )
  }
}

/// Gathers the parts of a version, line by line.
private struct PartReader {
  let tree: SyntaxTree
  private(set) var parts: [LogPart] = []
  /// The blank lines above the comments at hand, and these.
  private(set) var gap = 0..<0
  private var comments = 0..<0
  private var month: YearMonth?
  private var entry: LogPart?
  private var session: LogPart?
  private var exercise: LogPart?
  /// The line behind the last one that belongs to the entry at each line.
  private var ends: [Int]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    ends = Array(repeating: 0, count: tree.lines.count)
    var open: Int?
    for (index, line) in tree.lines.enumerated() {
      if line.opensMonth { open = nil }
      switch line.kind {
      case .entry:
        open = index
        ends[index] = index + 1
      case .session, .exercise, .note:
        if let open { ends[open] = index + 1 }
      case .comment, .unknown:
        if let open, isIndented(index) { ends[open] = index + 1 }
      default: break
      }
    }
  }

  private func isIndented(_ index: Int) -> Bool { depth(index) > 0 }

  private func depth(_ index: Int) -> Int {
    let (text, start) = (tree.text, Int(tree.lines[index].start))
    return indentation(text.span, from: start)
  }

  mutating func readAll() {
    var end = 0
    for (index, line) in tree.lines.enumerated() {
      if index == end { closeDay() }
      switch line.kind {
      case .blank:
        if !comments.isEmpty { addComments() }
        gap = gap.isEmpty ? index..<index + 1 : gap.lowerBound..<index + 1
      case .comment:
        comments = comments.isEmpty ? index..<index + 1 : comments.lowerBound..<index + 1
      case .entry:
        let part = take(.entry, index)
        part.month = month
        part.date = date(index)
        part.isFirstBelowHeader = parts.last?.headerMonth != nil
        add(part)
        (entry, end) = (part, ends[index])
        openSessionOfEntry(part)
      case .month:
        let part = take(.header, index)
        if line.opensMonth {
          month = headerMonth(index)
          part.month = month
        }
        add(part)
      case .session:
        let part = take(.session, index)
        part.date = entry?.date
        (exercise, session) = (nil, nil)
        add(part)
        session = entry == nil ? nil : part
      case .exercise:
        let part = take(.exercise, index)
        part.date = entry?.date
        if let entry, session == nil { openSession(entry.line, .none) }
        exercise = nil
        add(part)
        exercise = entry == nil ? nil : part
      case .note: addNote(index)
      case .directive: add(take(.directive, index))
      case .unknown: add(take(.unknown, index))
      }
    }
    if !comments.isEmpty { addComments() }
  }

  /// Ends the day; comments that stand behind it at the margin belong to what follows.
  private mutating func closeDay() {
    guard entry != nil else { return }
    if !comments.isEmpty { addComments() }
    (entry, session, exercise) = (nil, nil, nil)
  }

  private mutating func addNote(_ index: Int) {
    let part = take(.note, index)
    part.date = entry?.date
    let isOfExercise =
      exercise.map { !tree.lines[index].isVerbatim && depth(index) > depth($0.line) } ?? false
    part.isNoteOfExercise = isOfExercise
    if isOfExercise {
      exercise?.children.append(part)
    } else if let entry, session?.head == .entry, session?.children.isEmpty == true {
      // It stands directly below the line of the day.
      entry.children.insert(part, at: entry.children.count - 1)
    } else {
      add(part)
    }
  }

  /// Adds a part to what is open.
  private mutating func add(_ part: LogPart) {
    if let session {
      session.children.append(part)
    } else if let entry {
      entry.children.append(part)
    } else {
      parts.append(part)
    }
  }

  private mutating func addComments() {
    for line in comments {
      let above = line == comments.lowerBound ? gap : line..<line
      add(LogPart(.comment, tree, line: line, gap: above, above: line..<line))
    }
    (comments, gap) = (0..<0, 0..<0)
  }

  private mutating func take(_ kind: LogPart.Kind, _ line: Int) -> LogPart {
    let above = comments.isEmpty ? line..<line : comments
    let part = LogPart(kind, tree, line: line, gap: gap, above: above)
    (comments, gap) = (0..<0, 0..<0)
    return part
  }

  private mutating func openSessionOfEntry(_ part: LogPart) {
    let rows = tree.rows
    let opens = tree.rowRange(ofLine: part.line).contains {
      rows[$0].kind == .gym || rows[$0].kind == .defaultGym
    }
    if opens { openSession(part.line, .entry) }
  }

  private mutating func openSession(_ line: Int, _ head: LogPart.Head) {
    let part = LogPart(
      .session, tree, line: line, head: head, gap: line..<line, above: line..<line)
    part.date = entry?.date
    entry?.children.append(part)
    session = part
  }

  private func headerMonth(_ index: Int) -> YearMonth? {
    let rows = tree.rows
    for row in tree.rowRange(ofLine: index) where rows[row].kind == .yearMonth {
      let value = Int(rows[row].value)
      return YearMonth(year: value / 100, month: value % 100)
    }
    return nil
  }

  private func date(_ index: Int) -> CivilDate? {
    let rows = tree.rows
    guard let first = tree.rowRange(ofLine: index).first else { return nil }
    let value = Int(rows[first].value)
    switch rows[first].kind {
    case .day: return month?.date(day: value)
    case .date:
      return CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
    default: return nil
    }
  }
}
