import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// The entries of one date, those that are written and those that are new.
struct DraftedDate {
  private(set) var entries: [DraftedEntry]
  private var kept: ExistingSessions
  private var keptWeighIns: ExistingWeighIns
  /// The gyms whose sessions go on with exercises that name none.
  private(set) var gymsJoined: [GymID] = []

  /// Starts with the entries that are written.
  init(_ entries: [DraftedEntry]) {
    self.entries = entries
    kept = ExistingSessions(entries)
    keptWeighIns = ExistingWeighIns(entries)
  }

  /// What the date has with a time and no imported day has been told from yet, each with what lets it answer.
  var unanswered:
    [(content: TimedDay.Content, time: TimeOfDay, answer: (inout DraftedDate) -> Void)]
  {
    kept.open.map { kept in (.session(kept.session), kept.start, { $0.kept.answer(kept.index) }) }
      + keptWeighIns.unanswered.map { kept in
        (.weighIn(kept.draft), kept.time, { $0.keptWeighIns.answer(kept.index) })
      }
  }

  /// Whether all sessions of a day of another program are there, at the times that it says.
  mutating func answers(for draft: DayDraft) -> Bool {
    !draft.sessions.isEmpty && draft.sessions.allSatisfy { kept.answers(for: $0) }
  }

  /// Returns the index of the entry that has the weigh-in of an imported day at the same time; nil if there is none.
  mutating func answer(toWeighInOf draft: DayDraft) -> Int? {
    keptWeighIns.answer { $0.hasWeighIn(of: draft) }
  }

  /// Whether all sessions of a day of another program are there, in some that say no time.
  mutating func answersWithoutTime(for draft: DayDraft) -> Bool {
    !draft.sessions.isEmpty && draft.sessions.allSatisfy { kept.answersWithoutTime(for: $0) }
  }

  /// The index of the entry that has the weigh-in of a day of another program, where one of the two says no time.
  mutating func answerWithoutTime(toWeighInOf draft: DayDraft) -> Int? {
    keptWeighIns.answer { $0.mayHaveWeighIn(of: draft) }
  }

  /// The index of the entry that has the weigh-in of a day of another program with other digits, or in another unit.
  mutating func answerRounded(toWeighInOf draft: DayDraft) -> Int? {
    keptWeighIns.answer { $0.mayHaveRoundedWeighIn(of: draft) }
  }

  /// Adds what the date lacks of a day of another program, whose sessions have been asked for.
  mutating func addImported(
    _ draft: DayDraft, _ style: DayStyle
  ) throws(DayConflict) -> AddedDayOutcome {
    for session in draft.sessions {
      if let (position, rest) = kept.beginning(of: session) {
        let style = entries[position.entry].style
        entries[position.entry].draft.extend(position.session, with: rest, style)
        return .joined
      }
      try kept.checkConflict(with: session)
    }
    return try join(draft, at: target(of: draft), style)
  }

  /// Adds what the date lacks of `draft`, to the entry at `known` where that has its weigh-in; new entries follow `style`.
  mutating func add(
    _ draft: DayDraft, to known: Int?, _ style: DayStyle
  ) throws(DayConflict) -> AddedDayOutcome {
    var draft = draft
    let sessions = entries.flatMap { $0.draft.sessions }
    if !draft.isImported, sessions.count == 1, draft.join(sessions[0]) {
      gymsJoined += [sessions[0].gym].compactMap { $0 }
    }
    let target = if let known { known } else { try target(of: draft) }
    for entry in entries { draft.leaveOutSessions(of: entry.draft) }
    return try join(draft, at: target, style)
  }

  private mutating func join(
    _ draft: DayDraft, at target: Int?, _ style: DayStyle
  ) throws(DayConflict) -> AddedDayOutcome {
    guard let target else {
      entries.append(DraftedEntry(draft: draft, style: style))
      return .added
    }
    let before = entries[target].draft
    var joined = before
    // What is said without a weight is said of the day: another entry of it may have that already.
    // So may another of the same weigh-in.
    let others = entries.indices.filter { index in
      let isOfSame = draft.isImported && entries[index].draft.hasWeighIn(of: draft)
      return index != target && (!draft.head.hasWeight || isOfSame)
    }
    let further = others.map { entries[$0].draft }
    if draft.isReplacing { try joined.replaceWeight(by: draft) }
    try joined.absorb(draft, further, entries[target].style)
    if joined.saysSame(as: before) { return .known }
    if draft.isImported, draft.sessions.isEmpty, entries[target].hadNote {
      // A note that was changed by hand stays as it is.
      var rest = before
      try rest.absorb(draft.withoutNotes, further, entries[target].style)
      if rest.saysSame(as: before) { return .knownWithOtherNote }
    }
    entries[target].draft = joined
    return .joined
  }

  /// The index of the entry that `draft` joins; nil where it is an entry of its own.
  private func target(of draft: DayDraft) throws(DayConflict) -> Int? {
    guard draft.head.weight != nil, draft.weighIn != nil else {
      let atGym = entries.lastIndex { entry in
        entry.draft.sessions.contains { own in draft.sessions.contains(where: own.takes) }
      }
      return atGym ?? entries.indices.last
    }
    if draft.isReplacing, let wrong = try wrongWeight(replacedBy: draft) { return wrong }
    if let same = entries.firstIndex(where: { $0.draft.hasWeighIn(of: draft) }) { return same }
    if draft.matchesAnyTime, !draft.isImported,
      let same = entries.firstIndex(where: { $0.draft.mayHaveWeighIn(of: draft) })
    {
      return same
    }
    if let open = entries.firstIndex(where: { $0.draft.lacksWeighIn(of: draft) }) { return open }
    let others = entries.filter { $0.draft.weighIn != nil }
    guard let other = others.first(where: { draft.time == nil || $0.draft.time == draft.time })
    else { return nil }
    // Where the others of the day or minute are all of the same source, this one is another.
    if draft.isImported, keptWeighIns.haveAllAnswered(at: draft.time) { return nil }
    let known = shortened(other.draft.head.weight ?? "")
    let time = draft.time.map { " at \($0)" } ?? ""
    throw DayConflict(
      reason: "the day already has a weigh-in\(time) (\(known))", isOfWeight: true)
  }

  /// The index of the entry whose weight is wrong; nil where the day has none.
  private func wrongWeight(replacedBy draft: DayDraft) throws(DayConflict) -> Int? {
    let weighed = entries.indices.filter { entries[$0].draft.head.hasWeight }
    if let same = weighed.first(where: { entries[$0].draft.time == draft.time }) { return same }
    if weighed.isEmpty || draft.time == nil && weighed.count == 1 { return weighed.first }
    throw DayConflict(
      reason: draft.time.map { "no weigh-in at \($0) to replace" }
        ?? "it has \(weighed.count) weigh-ins; choose one with --time")
  }

  /// Whether any of the entries is written already.
  var isWritten: Bool { entries.contains { $0.draft.fileLine != nil } }

  /// What changes the entries that are written, with new ones below the last of them.
  func changes(_ analysis: Analysis) -> [(file: Int, edit: TextEdit)] {
    let last = entries.lastIndex { $0.draft.fileLine != nil }
    let new = entries.filter { $0.draft.fileLine == nil }
    return entries.indices.compactMap { index in
      guard let fileLine = entries[index].draft.fileLine else { return nil }
      let file = analysis.files[fileLine.file]
      let old = file.text.bytes(in: entries[index].range(at: fileLine))
      let text = entries[index].text(at: fileLine, followedBy: index == last ? new : [])
      guard text != old else { return nil }
      let edit = changedLines(from: old, to: text)
      return (fileLine.file, TextEdit(edit.range.shifted(by: fileLine.textStart), edit.replacement))
    }
  }
}

extension DayDraft {
  fileprivate func saysSame(as other: DayDraft) -> Bool {
    head.line == other.head.line && lines == other.lines
  }
}

/// An entry, and how the days of its file are written.
struct DraftedEntry {
  var draft: DayDraft
  let style: DayStyle
  /// Whether it had a note before anything was added; an entry that is new had none.
  let hadNote: Bool

  init(draft: DayDraft, style: DayStyle) {
    (self.draft, self.style) = (draft, style)
    hadNote = draft.fileLine != nil && draft.hasNote
  }

  /// The text of a new entry, with the day as it stands in `file`.
  func newText(_ day: String) -> [UInt8] {
    draft.head.opened(by: day) + Array(style.lineEnd.utf8)
      + draft.lines.flatMap { style.written($0, style.indentation) }
  }

  /// The bytes of a written entry with the lines that belong to it, as offsets in the file.
  fileprivate func range(at fileLine: FileLine) -> TextRange {
    TextRange(fileLine.textStart, lastLine(at: fileLine).fullRange.end)
  }

  private func lastLine(at fileLine: FileLine) -> FileLine {
    fileLine.line(withIndex: fileLine.lowered.day(at: fileLine.line)?.last ?? fileLine.line)
  }

  fileprivate func text(at fileLine: FileLine, followedBy new: [DraftedEntry]) -> [UInt8] {
    let lineEnd = Array(style.lineEnd.utf8)
    let own = fileLine.tree.text[
      fileLine.contentRange.end - fileLine.sectionStart..<fileLine.fullRange.end
        - fileLine.sectionStart]
    let head = draft.head.line + (own.isEmpty ? lineEnd : Array(own))
    let hasFinalEnd = lastLine(at: fileLine).hasLineEnd
    var text = head
    for line in draft.lines {
      if text.last != .lineFeed { text += lineEnd }
      text += line
    }
    for entry in new {
      if text.last != .lineFeed { text += lineEnd }
      if style.hasBlankLines { text += lineEnd }
      let isBare = fileLine.entry?.dating == .day
      text += entry.newText(style.day(entry.draft.date, isBare: isBare))
    }
    guard !hasFinalEnd, text.last == .lineFeed else { return text }
    return Array(text.dropLast(text.dropLast().last == .carriageReturn ? 2 : 1))
  }
}
