import W8Book
import W8Engine
import W8Syntax
import W8Text

/// An entry with the lines below it, in parts to which others can be added.
struct DayDraft {
  let date: CivilDate
  private(set) var head: EntryHead
  /// The lines between the entry and its first session, with their ends.
  private var top: [[UInt8]] = []
  private(set) var sessions: [DraftSession] = []
  private(set) var weighIn: WeighIn?
  private(set) var time: TimeOfDay?
  /// The line of the entry in its file; nil for one that is new.
  let fileLine: FileLine?
  /// Whether another program wrote it.
  var isImported = false
  /// Whether sets that are there are not written again.
  var isOnce = false
  /// Whether the weight takes the place of that of the day.
  var isReplacing = false
  var matchesAnyTime = false
  /// The exercises that were added with sets that their sessions had already.
  private(set) var repeats: [RepeatedSets] = []

  /// Takes the entry with the lines `day` of a section; `fileLine` says where it is written.
  init(
    _ entry: Entry, _ day: DayLines, in lowered: LoweredSection, at fileLine: FileLine?,
    inFile file: Int, of analysis: Analysis
  ) {
    let tree = lowered.tree
    func bytes(_ line: Int) -> [UInt8] {
      let range = tree.fullRange(ofLine: line)
      return Array(tree.text[range.start..<range.end])
    }
    date = entry.date
    (weighIn, time) = (entry.weighIn, entry.time)
    self.fileLine = fileLine
    let start = tree.lines[day.entry].markLength
    let content = tree.contentRange(ofLine: day.entry)
    head = EntryHead(Array(tree.text[content.start + start..<content.end]))
    let heads = day.sessions.map { lowered.sessions[$0].head }
    let starts = heads.map { max($0, day.entry + 1) }
    let firstStart = min(starts.first ?? day.last + 1, day.last + 1)
    top = (day.entry + 1..<max(firstStart, day.entry + 1)).map(bytes)
    for (index, session) in entry.sessions.enumerated() where index < starts.count {
      let end = index + 1 < starts.count ? starts[index + 1] : day.last + 1
      let hasLine = tree.lines[heads[index]].kind == .session
      let opening: DraftSession.Opening =
        heads[index] == day.entry
        ? .entry : hasLine ? .line(bytes(heads[index])) : .exercise
      let first = hasLine ? starts[index] + 1 : starts[index]
      let lines = first < end ? (first..<end).map(bytes) : []
      sessions.append(
        DraftSession(session, opening: opening, lines: lines, inFile: file, of: analysis))
    }
  }

  /// The lines below that of the entry.
  var lines: [[UInt8]] {
    top
      + sessions.flatMap { session -> [[UInt8]] in
        if case .line(let line) = session.opening { return [line] + session.lines }
        return session.lines
      }
  }

  /// Whether the entry, not a session below it, has a note.
  var hasNote: Bool {
    let opened = sessions.first.map { $0.opening == .entry ? $0.lines : [] } ?? []
    let lines = top + opened.prefix { isNoteLine($0) }
    let tail = noteOfSession == nil ? head.tail.map { Array($0.utf8) } : nil
    return ([tail].compactMap { $0 } + lines).contains { noteText($0)?.first == UInt8(ascii: ">") }
  }

  var withoutNotes: DayDraft {
    var rest = self
    rest.head.removeTail()
    rest.top.removeAll { isNoteLine($0) }
    return rest
  }

  /// Adds what comes behind the session at `index`, written as `style` say.
  mutating func extend(_ index: Int, with rest: DraftSession, _ style: DayStyle) {
    let indentation = ownIndentation ?? style.indentation
    sessions[index].append(rest) { style.written($0, indentation) }
  }

  /// Leaves out the sessions that `other` has and of which nothing else is said; where sets are written once, those that
  /// it has too.
  mutating func leaveOutSessions(of other: DayDraft) {
    let draft = self
    if isOnce {
      sessions = sessions.map { session in
        session.leavingOut(setsOf: other.sessions(taking: session, of: draft))
      }
    }
    let hasNote = noteOfSession != nil
    sessions.removeAll { session in
      if hasNote && session.opening == .entry || !session.lines.isEmpty { return false }
      guard !other.sessions(taking: session, of: draft).isEmpty else { return false }
      if session.opening == .entry {
        head.removeSession(withTime: weighIn == nil)
        if weighIn == nil { time = nil }
      }
      return true
    }
  }
}

// MARK: - Adding to a day

/// The reason why a day is left out, for people.
struct DayConflict: Error {
  let reason: String
  /// Whether the day has another weight.
  var isOfWeight = false
}

extension DayDraft {
  /// Whether the weigh-in of `other` is this one.
  func hasWeighIn(of other: DayDraft) -> Bool {
    time == other.time && hasWeight(of: other)
  }

  /// Whether the weigh-in of `other` may be this one, since one of the two has no time.
  func mayHaveWeighIn(of other: DayDraft) -> Bool {
    (time == nil || other.time == nil) && hasWeight(of: other)
  }

  /// Whether the weigh-in of `other` may be this one, rounded or converted from another unit.
  func mayHaveRoundedWeighIn(of other: DayDraft) -> Bool {
    (time == nil || other.time == nil || time == other.time) && hasRoundedWeight(of: other)
  }

  private func hasRoundedWeight(of other: DayDraft) -> Bool {
    guard let mine = rounded, let theirs = other.rounded else { return false }
    return mine.mayBe(theirs)
  }

  private var rounded: RoundedMass? {
    guard let weighIn, let text = head.weight else { return nil }
    let decimals = text.drop { $0 != "." && $0 != "," }.dropFirst().prefix { $0.isNumber }
    // Other programs leave zeros at the end out.
    return RoundedMass(
      weighIn.mass, writtenIn: weighIn.unit,
      decimals: isImported ? max(1, decimals.count) : decimals.count)
  }

  /// Whether it has the weight of `other`, perhaps rounded, and each of its pairs, at whatever time.
  func hasWeightAndPairs(of other: DayDraft, orRounded mayBeRounded: Bool) -> Bool {
    (hasWeight(of: other) || mayBeRounded && hasRoundedWeight(of: other))
      && other.head.pairs.allSatisfy(head.pairs.contains)
  }

  private func hasWeight(of other: DayDraft) -> Bool {
    guard let mine = weighIn, let theirs = other.weighIn else { return false }
    return (mine.mass - theirs.mass).magnitude <= sameMass
  }

  /// Whether the weigh-in of `other` can stand on the line of the entry, which has none.
  func lacksWeighIn(of other: DayDraft) -> Bool {
    !head.hasWeight && (time == nil || other.time == nil || time == other.time)
  }

  mutating func replaceWeight(by other: DayDraft) throws(DayConflict) {
    if head.isVerbatim {
      throw DayConflict(reason: "the line of the day has an error")
    }
    guard head.hasWeight, let weight = other.head.weight else { return }
    head.replace(weight: weight)
    weighIn = other.weighIn
  }

  /// Has exercises that name no gym go on in the session `only`; whether there are such.
  mutating func join(_ only: DraftSession) -> Bool {
    guard let index = sessions.firstIndex(where: { $0.opening == .exercise }) else { return false }
    sessions[index] = sessions[index].at(only.gym)
    return true
  }

  /// Adds what the entry lacks of `other`, and what the `further` entries of the day lack of it too, written as `style`
  /// say.
  mutating func absorb(
    _ other: DayDraft, _ further: [DayDraft], _ style: DayStyle
  ) throws(DayConflict) {
    let indentation = ownIndentation ?? style.indentation
    func written(_ line: [UInt8]) -> [UInt8] { style.written(line, indentation) }
    try absorbFields(of: other, further, written)
    for line in other.top where !hasNote(line) && !further.contains(where: { $0.hasNote(line) }) {
      addToTop(written(line))
    }
    for session in other.sessions { absorb(session, of: other, written) }
  }

  private mutating func absorbFields(
    of other: DayDraft, _ further: [DayDraft], _ written: ([UInt8]) -> [UInt8]
  ) throws(DayConflict) {
    let day = [self] + further
    var fields: [String] = []
    // A `-` of another program says no more than an entry without a weight.
    let isFilled =
      head.hasWeight || !other.head.hasWeight && (head.weight != nil || other.isImported)
    let weight = isFilled ? nil : other.head.weight
    // A weigh-in that is there keeps its own time. Sessions of the day without a time would get that of the weigh-in.
    let isThere = hasWeight(of: other) || other.isImported && hasRoundedWeight(of: other)
    let gainsTime = other.matchesAnyTime && time == nil && sessions.isEmpty && isThere
    if let text = other.head.time, time != other.time, gainsTime || !isThere {
      let isOfSession = other.weighIn == nil && other.head.gym != nil
      if !isOfSession {
        guard gainsTime || time == nil && weighIn == nil else {
          throw DayConflict(reason: "a time needs a weight")
        }
        fields.append(text)
        time = other.time
      }
    }
    let tags = day.flatMap { $0.head.tags }
    for tag in other.head.tags where !tags.contains(where: { isSame($0, tag) }) {
      fields.append(tag)
    }
    let pairs = day.flatMap { $0.head.pairs }
    for pair in other.head.pairs {
      let known = pairs.first { key(of: $0) == key(of: pair) }
      if known == pair { continue }
      if let known { throw DayConflict(reason: "\(shortened(known)) already exists") }
      fields.append(pair)
    }
    var tail = other.noteOfSession == nil ? other.head.tail : nil
    if let text = tail, case let line = Array("    \(text)".utf8),
      day.contains(where: { $0.hasNote(line) })
    {
      tail = nil
    }
    if let text = tail, head.tail != nil {
      tail = nil
      addToTop(written(Array("    \(text)".utf8)))
    }
    if head.isVerbatim, weight != nil || tail != nil || !fields.isEmpty {
      throw DayConflict(reason: "the line of the day has an error")
    }
    head.add(weight: weight, fields: fields, tail: tail)
    if weight != nil { weighIn = other.weighIn }
  }

  private mutating func absorb(
    _ session: DraftSession, of other: DayDraft, _ written: ([UInt8]) -> [UInt8]
  ) {
    let ownTime = other.ownTime(of: session)
    let note = session.opening == .entry ? other.noteOfSession.flatMap { newNote($0) } : nil
    if let index = sessions.lastIndex(where: { takes($0, session, of: other) }) {
      var session = session
      if session.exercises.isEmpty {
        session = session.opened(by: session.opening, lines: session.lines.compactMap(newNote))
      }
      if note != nil, sessions[index].opening == .entry, head.tail == nil, !head.isVerbatim {
        head.add(weight: nil, fields: [], tail: other.head.tail)
      } else if let note {
        sessions[index] = sessions[index].opened(
          by: sessions[index].opening, lines: inserted(written(note), in: sessions[index].lines))
      }
      if other.isImported { return sessions[index].append(session, written) }
      repeats += sessions[index].log(session, written)
      return
    }
    let lines = ([note].compactMap { $0 } + session.lines).map(written)
    switch session.opening {
    case .line(let line): sessions.append(session.opened(by: .line(written(line)), lines: lines))
    case .entry:
      let gym = other.head.gym ?? "@"
      if sessions.isEmpty, !head.isVerbatim, ownTime == nil {
        let isTail = note != nil && head.tail == nil
        head.add(weight: nil, fields: [gym], tail: isTail ? other.head.tail : nil)
        sessions.append(
          session.opened(by: .entry, lines: top + (isTail ? Array(lines.dropFirst()) : lines)))
        top = []
      } else {
        let time = ownTime == nil ? "" : other.head.time.map { " \($0)" } ?? ""
        let line = written(Array("    \(gym)\(time)".utf8))
        sessions.append(session.opened(by: .line(line), lines: lines))
      }
    case .exercise:
      let line = written(Array("    @".utf8))
      let opening: DraftSession.Opening = sessions.isEmpty ? .exercise : .line(line)
      sessions.append(session.opened(by: opening, lines: lines))
    }
  }

  /// The sessions in which `session`, of the day `other`, goes on.
  private func sessions(taking session: DraftSession, of other: DayDraft) -> [DraftSession] {
    sessions.filter { takes($0, session, of: other) }
  }

  /// Whether `session`, of the day `other`, goes on in `own`: at one gym and, where it has one, at its time. What a line of
  /// its own says besides opens another.
  private func takes(_ own: DraftSession, _ session: DraftSession, of other: DayDraft) -> Bool {
    guard own.takes(session), session.start != nil || !session.hasLine || own.isOpened(as: session)
    else { return false }
    // Another program that reports two at one time means two.
    if other.isImported, session.start != nil { return false }
    guard let time = other.ownTime(of: session) else { return true }
    return own.start == time || ownTime(of: own) == time
  }

  /// The time on the line of the entry where that opens `session` and has no weight: it is when the session started.
  private func ownTime(of session: DraftSession) -> TimeOfDay? {
    session.opening == .entry && weighIn == nil ? time : nil
  }

  /// The note at the end of the line where that opens a session and has no weight: it is of the session.
  private var noteOfSession: [UInt8]? {
    guard weighIn == nil, head.gym != nil else { return nil }
    return head.tail.map { Array("    \($0)\n".utf8) }
  }

  private mutating func addToTop(_ line: [UInt8]) {
    if sessions.first?.opening == .entry {
      sessions[0] = sessions[0].opened(by: .entry, lines: inserted(line, in: sessions[0].lines))
    } else {
      top = inserted(line, in: top)
    }
  }

  /// Behind the notes of the entry, above its first exercise.
  private func inserted(_ line: [UInt8], in lines: [[UInt8]]) -> [[UInt8]] {
    let count = lines.prefix { isNoteLine($0) }.count
    return lines[..<count] + [line] + lines[count...]
  }

  /// Whether a note or comment with the text of `line` belongs to the day.
  private func hasNote(_ line: [UInt8]) -> Bool {
    guard let wanted = noteText(line) else { return false }
    let own = lines.lazy.compactMap(noteText) + [head.tail].compactMap { $0.map { Array($0.utf8) } }
    return own.contains(wanted)
  }

  /// `line` unless it is a note that belongs to the day already.
  private func newNote(_ line: [UInt8]) -> [UInt8]? { hasNote(line) ? nil : line }

  /// The blanks before the last exercise of the day.
  private var ownIndentation: [UInt8]? {
    guard let line = sessions.last(where: { !$0.exercises.isEmpty })?.lines.last(where: isExercise)
    else { return nil }
    return blankIndentation(ofLine: 0, in: parse(line, .later))
  }
}

extension DraftSession {
  /// Whether a line of its own opens it that says more than its gym.
  fileprivate var hasLine: Bool {
    guard case .line(let line) = opening, case let tree = parse(line, .later) else { return false }
    return !tree.lines.isEmpty && tree.tokens(ofLine: 0).count > 1
  }
}

/// Weights that differ by no more are one: other programs keep fewer digits.
let sameMass = Mass(thousandths: 10, of: .kilogram)

private func isNoteLine(_ line: [UInt8]) -> Bool { noteText(line) != nil }

/// Whether `line`, indented, is an exercise that can be read.
package func isExercise(_ line: [UInt8]) -> Bool {
  parse(line, .later).lines.first?.kind == .exercise
}

/// The sign and the text of an indented note or comment; nil for another line.
private func noteText(_ line: [UInt8]) -> [UInt8]? {
  let text = line.drop(while: isBlank)
  guard let sign = text.first, sign == UInt8(ascii: ">") || sign == UInt8(ascii: ";") else {
    return nil
  }
  return Array(text.reversed().drop { $0 == .lineFeed || $0 == .carriageReturn }.reversed())
}

private func key(of pair: String) -> String {
  pair.prefix { $0 != ":" }.lowercased()
}

private func isSame(_ first: String, _ second: String) -> Bool {
  canonicalKey(first) == canonicalKey(second)
}
