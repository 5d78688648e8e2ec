package import Primitives
import W8Book
package import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// Deletes the gym `gym` with its sessions: their exercise and note lines go, and so do its declaration and its
  /// set-ups. Weigh-ins stay, with the notes behind them; an entry loses its gym. Refused for a declared default gym.
  package func deletingWithHistory(
    gym: GymID, unless interruption: Interruption = .never
  ) throws(EditRefusal) -> BookEdit {
    let unnamed = try unnamedSessions(of: gym, unless: interruption)
    let (key, occurrences) = try deletable(gym, beside: unnamed, unless: interruption)
    var changes = BookChanges(self)
    var count = 0
    func remove(_ sign: TextRange?, openingAt line: FileLine) {
      count += 1
      if let sign, line.kind == .entry { changes.add(line.removal(of: sign), in: line.file) }
      for owned in sessionLines(at: line) { changes.remove(owned) }
    }
    for session in unnamed { remove(session.sign, openingAt: session.head) }
    for occurrence in occurrences {
      guard let line = line(of: occurrence) else { continue }
      switch occurrence.role {
      case .declaration, .setup: changes.remove(line)
      case .use: remove(occurrence.range, openingAt: line)
      case .alias, .mention: break
      }
    }
    let name = spelling(ofGym: key)
    return try changes.finish(
      count > 0 ? "Delete \(name) and its \(counted(count, "session"))" : "Delete \(name)")
  }

  /// Closes the gym `gym` on the day of its last session, or today if it has none, and leaves its sessions and set-ups as they
  /// are. Declares the gym if it was not declared.
  ///
  /// Refused for the default gym, and for a gym that closed on that day or later.
  package func deletingKeepingHistory(
    gym: GymID, unless interruption: Interruption = .never
  ) throws(EditRefusal) -> BookEdit {
    let (key, occurrences) = try deletable(gym, unless: interruption)
    try requireNamed(key)
    let name = spelling(ofGym: key)
    let use = logbook.gymUses.first { $0.info.id == key }
    let date = use?.lastUsed ?? today
    if let closed = book.gym(key)?.closed, closed >= date {
      throw .refused("\(name) is already closed on \(closed.words)")
    }
    let history = counted(use?.visitCount ?? 0, "session")
    let undone = "\(name) keeps its \(history); to move sessions, use `w8log gym merge`"
    var changes = BookChanges(self)
    if book.gym(key) != nil {
      try writeClosing(of: key, on: date, &changes)
    } else if let written = writtenName(in: occurrences) {
      declare(gym: written, ["closed:\(date)"], insteadOf: .gym(key), &changes)
    }
    return try changes.finish(
      "Close \(name) on \(date.words)", undone: use?.lastUsed == nil ? [] : [undone])
  }

  /// The key of a gym that may be deleted, and where the book names it.
  private func deletable(
    _ gym: GymID, beside sessions: [UnnamedSession] = [], unless interruption: Interruption
  ) throws(EditRefusal) -> (GymID, [NameOccurrence]) {
    guard case .gym(let key) = book.thing(ofGym: gym) else { return (gym, []) }
    let occurrences = try existingOccurrences(
      of: .gym(key), beside: sessions, called: spelling(ofGym: key), unless: interruption)
    try requireOther(key, "deleted")
    return (key, occurrences)
  }

  /// Throws if the sessions of a gym name none: without a name there is nothing to close.
  func requireNamed(_ gym: GymID) throws(EditRefusal) {
    guard isUnnamed(gym) else { return }
    throw .refused(
      "\(spelling(ofGym: gym)) means the sessions without a gym and cannot be closed; rename it first"
    )
  }

  /// The lines of the session that the line at `head` opens, without an entry that opens it and without what belongs
  /// to no session, such as directives.
  private func sessionLines(at head: FileLine) -> [FileLine] {
    let lowered = head.lowered
    guard let index = lowered.sessionIndex(ofLine: head.line),
      lowered.sessions[index].head == head.line
    else { return head.kind == .session ? [head] : [] }
    let tree = head.tree
    return lowered.sessions[index].lines.filter { line in
      switch tree.lines[line].kind {
      case .session, .exercise, .note: true
      case .comment: tree.isIndented(line)
      case .blank: line < lowered.sessions[index].last
      case .entry, .month, .directive, .unknown: false
      }
    }.map(head.line(withIndex:))
  }
}

extension Analysis {
  /// The reason why the gym `gym` cannot be deleted with its sessions, as far as is known without looking for them; nil when
  /// nothing stands in the way.
  package func refusalToDelete(gym: GymID) -> String? {
    refusal { () throws(EditRefusal) in try requireOther(gym, "deleted") }
  }

  /// The same if its sessions are to stay.
  package func refusalToDeleteKeepingHistory(gym: GymID) -> String? {
    refusal { () throws(EditRefusal) in
      try requireOther(gym, "deleted")
      try requireNamed(gym)
    }
  }

  /// The reason why the gym `gym` cannot be merged into the declared gym `target`, as far as is known at once.
  package func refusalToMerge(gym: GymID, into target: GymID) -> String? {
    refusal { () throws(EditRefusal) in try requireOther(gym, "merged into another") }
  }

  /// The reason why `require` throws; nil where it does not.
  func refusal<Result>(_ require: () throws(EditRefusal) -> Result) -> String? {
    do throws(EditRefusal) {
      _ = try require()
      return nil
    } catch {
      guard case .refused(let reason) = error else { return nil }
      return reason
    }
  }
}
