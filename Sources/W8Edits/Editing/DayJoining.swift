package import W8Book
package import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// The date of the entry to which `fileLine` belongs, where its month has another entry of that date; nil
  /// elsewhere.
  package func repeatedDay(at fileLine: FileLine) -> CivilDate? { twins(at: fileLine)?.date }

  /// Makes one entry of the one to which `fileLine` belongs and the nearest other of its date: what the later one
  /// says comes to the first.
  ///
  /// Refused where one entry cannot say what two do: two weights, sessions that would get another time, notes that would
  /// come to belong to another session.
  package func joiningDays(at fileLine: FileLine) throws(EditRefusal) -> BookEdit {
    let join = try dayJoin(at: fileLine)
    let file = files[fileLine.file]
    var changes = BookChanges(self)
    try write(join, &changes)
    for comment in join.comments {
      let text = TextEdit(
        TextRange(at: join.first.fileLine.textStart), file.text.bytes(in: comment.fullRange))
      changes.add(text, in: file.index)
    }
    for line in join.comments + [join.second.fileLine] + join.second.lines { changes.remove(line) }
    let date = join.first.fileLine.entry?.date.map { " of \($0)" } ?? ""
    return try changes.finish("Join the two entries\(date)")
  }

  /// The reason why the entry on `fileLine` cannot be joined with the other of its date; nil when it can.
  package func refusalToJoinDays(at fileLine: FileLine) -> String? {
    refusal { () throws(EditRefusal) in try dayJoin(at: fileLine) }
  }

  private func dayJoin(at fileLine: FileLine) throws(EditRefusal) -> DayJoin {
    guard let twins = twins(at: fileLine) else {
      throw .refused("the month has no other entry for this date")
    }
    let file = files[fileLine.file]
    _ = try FileMonths(file).resolvedRegion(around: fileLine)
    return try DayJoin(JoinableEntry(twins.first, in: file), JoinableEntry(twins.second, in: file))
  }

  /// Writes what the first entry gets.
  private func write(_ join: DayJoin, _ changes: inout BookChanges) throws(EditRefusal) {
    let (first, file) = (join.first, join.first.file)
    let fields = join.fields
    if !fields.isEmpty { try changes.append(fields, to: first.fileLine) }
    for token in join.spareTokens {
      changes.add(first.fileLine.removal(of: first.fileLine.range(of: token)), in: file.index)
    }
    if join.needsTime(first) {
      for session in first.sessionsWithoutTime { try write(first, session, &changes) }
    }
    let moved = try join.movedLines { (line, added) throws(EditRefusal) in
      try self.text(of: line, adding: added)
    }
    if !moved.isEmpty {
      changes.insert(moved.joined(separator: file.lineEnd(at: first.last)), below: first.last)
    }
  }

  /// Gives a session of the first entry the time that the entry loses.
  private func write(
    _ entry: JoinableEntry, _ session: SessionLines, _ changes: inout BookChanges
  ) throws(EditRefusal) {
    guard let time = entry.time else { return }
    let head = entry.fileLine.line(withIndex: session.head)
    switch head.kind {
    case .session: try changes.append(" \(time)", to: head)
    case .entry:
      if let gym = entry.gym {
        changes.insert("    \(entry.text(gym)) \(time)", below: entry.fileLine)
      }
    default:
      let line = "    @ \(time)\(entry.file.lineEnd(at: head))"
      changes.insert(line, at: head.fullRange.start, in: head.file)
    }
  }

  /// The text of a line with `fields` behind its last field, laid out anew where it was.
  private func text(of line: FileLine, adding fields: String) throws(EditRefusal) -> String {
    let edits = fields.isEmpty ? [] : [line.appending(fields)].compactMap { $0 }
    guard edits.isEmpty == fields.isEmpty, var bytes = line.content(after: edits) else {
      throw .refused("line \(line.number) has an unclosed quote or parenthesis")
    }
    if !edits.isEmpty, line.tree.lines[line.line].isCanonical { bytes = canonicalLine(bytes) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .refused("line \(line.number) is not UTF-8; fix it first")
    }
    return text
  }

  /// The entry to which `fileLine` belongs and the nearest other of its date below the same header, the upper
  /// one first; nil where there is no other, and where that takes too long a look.
  private func twins(at fileLine: FileLine) -> (date: CivilDate, first: DayBlock, second: DayBlock)?
  {
    guard let (fileLine, entry) = datedEntry(at: fileLine), let date = entry.date else {
      return nil
    }
    let region = FileMonths(files[fileLine.file]).region(around: fileLine.section)
    guard let own = region.index(ofDayAt: fileLine) else { return nil }
    let blocks = region.dayBlocks
    let isTwin = { (index: Int) in blocks[index].entry.date == date }
    if let above = blocks.indices[..<own].last(where: isTwin) {
      return (date, blocks[above], blocks[own])
    }
    let below = blocks.indices[own...].dropFirst().first(where: isTwin)
    return below.map { (date, blocks[own], blocks[$0]) }
  }
}
