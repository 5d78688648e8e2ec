import W8Book
import W8Engine
import W8Syntax
import W8Text

/// Two entries of one date that become one, the first of which stays where it is.
struct DayJoin {
  let first: JoinableEntry
  let second: JoinableEntry
  /// The time of the entry that comes of them.
  let time: TimeOfDay?

  /// Throws where one entry cannot say what the two do.
  init(_ first: JoinableEntry, _ second: JoinableEntry) throws(EditRefusal) {
    try first.requireReadable()
    try second.requireReadable()
    let weights = [first, second].filter { $0.fileLine.token(.weight) != nil }
    if weights.count > 1 {
      throw .refused("both entries have a weight, but an entry can have only one")
    }
    (self.first, self.second) = (first, second)
    time = weights.first.map { $0.time } ?? first.time ?? second.time
    try requireTimes()
    try requireDistinctKeys()
    try requireMovableLines()
  }

  /// Whether the gym of the second entry line goes to the first, below which nothing stands yet.
  var sharesLine: Bool {
    first.sessions.isEmpty && first.lines.isEmpty && second.time == time
      && (first.tail == nil || second.tail == nil)
  }

  /// The comments above the second entry, which go above the first.
  var comments: [FileLine] { second.comments }

  private func requireTimes() throws(EditRefusal) {
    for entry in [first, second] where entry.time != time {
      if let own = entry.time {
        if entry.sessions.isEmpty {
          throw .refused(
            "line \(entry.fileLine.number) has the time \(own), but an entry can have only one")
        }
      } else if let time, let session = entry.sessionsWithoutTime.first {
        let line = entry.fileLine.line(withIndex: session.head).number
        throw .refused(
          "the session on line \(line) would get the time \(time); first write its own time there")
      }
    }
  }

  private func requireDistinctKeys() throws(EditRefusal) {
    let known = Set(first.fileLine.tree.pairs(ofLine: first.fileLine.line).map { $0.key })
    let pairs = second.fileLine.tree.pairs(ofLine: second.fileLine.line)
    if let twice = pairs.first(where: { known.contains($0.key) }) {
      let key = second.fileLine.tree.string(twice.keyRange)
      throw .refused("both entries have \(quoted(key)), but only one counts; remove one first")
    }
  }

  private func requireMovableLines() throws(EditRefusal) {
    let silencing = comments.first { $0.tree.ignoreComment(onLine: $0.line) != nil }
    if let silencing {
      throw .refused(
        "line \(silencing.number) turns off rules for the line below it; remove it first")
    }
    for line in second.lines {
      let isKnown = line.kind.isOwned || line.kind == .comment || line.kind == .blank
      if !isKnown || line.tree.lines[line.line].isVerbatim {
        throw .refused("line \(line.number) belongs to no session; move it first")
      }
    }
    guard !first.sessions.isEmpty else { return }
    if let note = second.freeNote {
      throw .refused("the note on line \(note.number) would belong to another session")
    }
    if let tail = second.tail, tail.kind == .note, first.tail != nil, !second.opensSession {
      throw .refused("the note on line \(second.fileLine.number) would belong to another session")
    }
  }
}

// MARK: - What is written

extension DayJoin {
  /// What the first entry line gets behind its last field.
  var fields: String {
    var fields: [String] = []
    if let weight = second.fileLine.token(.weight) ?? missingDash {
      fields.append(second.text(weight))
    }
    if let time, first.time != time { fields.append("\(time)") }
    if sharesLine, let gym = second.gym { fields.append(second.text(gym)) }
    fields += second.fileLine.tokens.filter { $0.kind == .tag || $0.kind == .pair }.map(second.text)
    let tail = first.tail == nil ? second.tail.map { "  " + second.text($0) } : nil
    return fields.map { " " + $0 }.joined() + (tail ?? "")
  }

  /// The `-` of the second entry, where the first says nothing of a weight.
  private var missingDash: Token? {
    let isSaid = first.fileLine.token(.weight) != nil || first.fileLine.token(.unweighed) != nil
    return isSaid ? nil : second.fileLine.token(.unweighed)
  }

  /// The tokens of the first entry line that go: a `-` beside a weight, a time that is another, a gym that needs its own.
  var spareTokens: [Token] {
    var spare: [Token] = []
    if second.fileLine.token(.weight) != nil, let dash = first.fileLine.token(.unweighed) {
      spare.append(dash)
    }
    if first.time != time, let token = first.fileLine.token(.time) { spare.append(token) }
    if let gym = first.gym, needsTime(first) { spare.append(gym) }
    return spare
  }

  /// Whether the sessions of `entry` lose the time that it gives them.
  func needsTime(_ entry: JoinableEntry) -> Bool { entry.time != nil && entry.time != time }

  /// The session line for what the line of `entry` opens; nil where it opens nothing or the session line is not needed.
  func sessionLine(of entry: JoinableEntry) -> String? {
    let time = needsTime(entry) ? entry.time.map { " \($0)" } ?? "" : ""
    return entry.gym.map { "    \(entry.text($0))\(time)" }
  }

  /// What comes below the first entry: the lines of the second, with the gym and the tail of its entry line.
  func movedLines(_ laidOut: (FileLine, String) throws(EditRefusal) -> String)
    throws(EditRefusal) -> [String]
  {
    var lines: [String] = []
    var tail = first.tail == nil ? nil : second.tail.map(second.text)
    if let free = tail, first.sessions.isEmpty || free.hasPrefix(";") {
      lines.append("    \(free)")
      tail = nil
    }
    if !sharesLine, let head = sessionLine(of: second) {
      lines.append(head + (tail.map { "  \($0)" } ?? ""))
    }
    let heads = Set(second.sessionsWithoutTime.map { $0.head })
    for line in second.lines {
      let opensDefault = heads.contains(line.line) && line.kind == .exercise
      if opensDefault, !first.sessions.isEmpty || needsTime(second) {
        lines.append("    @" + (needsTime(second) ? second.time.map { " \($0)" } ?? "" : ""))
      }
      let isTimed = heads.contains(line.line) && line.kind == .session && needsTime(second)
      lines.append(try laidOut(line, isTimed ? second.time.map { " \($0)" } ?? "" : ""))
    }
    return lines
  }
}
