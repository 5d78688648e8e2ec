package import W8Engine

/// What was taken of some sources, with its days, in their order.
package struct GatheredImport: Sendable {
  /// The weigh-ins, and entries without a weight, by day and time; what has no time comes first.
  package private(set) var weighIns: [Dated<ImportedWeighIn>] = []
  /// The sessions by day and start; what has no start comes last.
  package private(set) var sessions: [Dated<ImportedSession>] = []

  /// Makes a gathering of nothing.
  package init() {}

  /// Gathers what was read of one source.
  package init(_ log: ImportedLog) {
    var log = log
    add(&log)
  }

  /// Something of a day.
  package struct Dated<Content: Sendable>: Sendable {
    /// The day.
    package let date: CivilDate
    /// What it is.
    package var content: Content
    /// Whether the log that it goes to is known to have it.
    package var isThere = false
  }

  /// How much was gathered.
  package struct Counts: Hashable, Sendable {
    /// The weigh-ins.
    package let weighIns: Int
    /// The entries without a weight, which are no weigh-ins.
    package let withoutWeight: Int
    /// The sessions.
    package let sessions: Int
    /// The sets of all sessions.
    package let sets: Int
  }

  /// What was gathered of the first days.
  package func ofFirstDays(_ count: Int) -> GatheredImport {
    let days = Set(weighIns.map { $0.date }).union(sessions.map { $0.date }).sorted().prefix(count)
    var part = self
    part.weighIns.removeAll { !days.contains($0.date) }
    part.sessions.removeAll { !days.contains($0.date) }
    return part
  }

  /// Marks as there what `other` has too, as often as that has it.
  package mutating func mark(thereIn other: GatheredImport) {
    weighIns.mark(thereIn: other.weighIns) { $0.withoutLines }
    sessions.mark(thereIn: other.sessions) { $0.withoutLines }
  }

  /// How many days it has.
  package var dayCount: Int { Set(weighIns.map { $0.date }).union(sessions.map { $0.date }).count }

  /// How much was gathered so far.
  package var counts: Counts {
    let weighed = weighIns.count { $0.content.mass != nil }
    return Counts(
      weighIns: weighed, withoutWeight: weighIns.count - weighed, sessions: sessions.count,
      sets: sessions.reduce(0) { $0 + $1.content.setCount })
  }

  /// Adds what was read of a source, and counts what is not added.
  package mutating func add(_ log: inout ImportedLog) {
    let order = log.dateOrder
    for weighIn in log.weighIns {
      guard let date = log.date(weighIn.day, order, ofRows: weighIn.lines) else { continue }
      weighIns.append(Dated(date: date, content: weighIn))
    }
    var earlier = SessionsOfEarlierFiles(sessions)
    for session in log.sessions {
      guard let date = log.date(session.day, order, ofRows: session.lines) else { continue }
      let new = Dated(date: date, content: session)
      if let index = earlier.take(new, among: sessions) {
        sessions[index].content.takeOver(session, telling: &log)
      } else {
        sessions.append(new)
      }
    }
    weighIns.sortByDay { $0.time?.minutes ?? -1 }
    sessions.sortByDay { $0.start?.minutes ?? minutesPerDay }
    collapseWeighIns(&log)
    collapseSessions(&log)
  }

  /// Of weigh-ins of one time and weight the first stays, and takes over what it lacks.
  private mutating func collapseWeighIns(_ log: inout ImportedLog) {
    var kept: [Dated<ImportedWeighIn>] = []
    var seen = WeighInsSeen()
    for next in weighIns {
      if kept.last?.date != next.date { seen = WeighInsSeen() }
      if let twin = seen.twin(of: next.content, at: next.content.time) {
        kept[twin].content.takeOver(next.content, telling: &log)
        for line in next.content.lines { log.setAside(line, Reason.repeated) }
      } else {
        seen.add(next.content, kept.count, at: next.content.time)
        kept.append(next)
      }
    }
    weighIns = withoutPlaceholders(kept, &log)
  }

  /// Without those that stand for another weigh-in of their day, which takes over what it lacks.
  private func withoutPlaceholders(
    _ all: [Dated<ImportedWeighIn>], _ log: inout ImportedLog
  ) -> [Dated<ImportedWeighIn>] {
    var all = all
    var replaced: Set<Int> = []
    var start = 0
    while start < all.count {
      var end = start + 1
      while end < all.count, all[end].date == all[start].date { end += 1 }
      var others = WeighInsSeen()
      for index in start..<end where !all[index].content.mayBePlaceholder {
        others.add(all[index].content, index, at: nil)
      }
      for index in start..<end where all[index].content.mayBePlaceholder {
        let placeholder = all[index].content
        guard let other = others.twin(of: placeholder, at: nil) else { continue }
        all[other].content.takeOver(placeholder, telling: &log)
        replaced.insert(index)
        for line in placeholder.lines { log.setAside(line, Reason.repeated) }
      }
      start = end
    }
    return all.indices.filter { !replaced.contains($0) }.map { all[$0] }
  }

  private mutating func collapseSessions(_ log: inout ImportedLog) {
    var kept: [Dated<ImportedSession>] = []
    kept.reserveCapacity(sessions.count)
    var start = 0
    while start < sessions.count {
      let day = sessions[start...].prefix { $0.date == sessions[start].date }
      start = day.endIndex
      var seen: [SessionKey: Int] = [:]
      for next in day {
        // Most days have a single session, which need not be looked up.
        let key = day.count > 1 ? SessionKey(next.content) : nil
        if let key, let twin = seen[key] {
          kept[twin].content.takeNotes(of: next.content)
          for line in next.content.lines { log.setAside(line, Reason.repeatedSession) }
        } else {
          if let key { seen[key] = kept.count }
          kept.append(next)
        }
      }
    }
    sessions = kept
  }
}

extension Array {
  /// Sorts by day and `minute`; what has both alike stays in its order.
  fileprivate mutating func sortByDay<Content>(by minute: (Content) -> Int)
  where Element == GatheredImport.Dated<Content> {
    self = enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      return (one.date, minute(one.content), left.offset)
        < (other.date, minute(other.content), right.offset)
    }.map { $0.element }
  }

  fileprivate mutating func mark<Content, Said: Hashable>(
    thereIn others: Self, by said: (Content) -> Said
  ) where Element == GatheredImport.Dated<Content> {
    var counts: [Said: Int] = [:]
    for other in others { counts[said(other.content), default: 0] += 1 }
    for index in indices {
      let said = said(self[index].content)
      guard let count = counts[said], count > 0 else { continue }
      counts[said] = count - 1
      self[index].isThere = true
    }
  }
}

extension ImportedLog {
  /// The day of the rows on `lines`; nil where these are not taken, as there is no such day or it is not wanted.
  fileprivate mutating func date(
    _ day: ImportedDay, _ order: DateOrder, ofRows lines: [Int]
  ) -> CivilDate? {
    guard let date = day.date(order) else {
      for line in lines { leaveOut(line, Reason.badDate) }
      return nil
    }
    guard date >= settings.since ?? .first, date <= settings.until ?? .last else {
      for line in lines { setAside(line, Reason.outside) }
      return nil
    }
    return date
  }
}

extension ImportedLog {
  /// The order of its slashed dates: that of the user, else the one that all dates allow.
  fileprivate var dateOrder: DateOrder {
    settings.dateOrder ?? days.lazy.compactMap { $0.day.provenOrder }.first ?? .dayFirst
  }

  /// Asks for the order of its slashed dates unless the dates show it.
  mutating func askDateOrder() {
    guard settings.dateOrder == nil else { return }
    var proofs: [DateOrder: Int] = [:]
    var example: String?
    for (day, line) in days {
      guard case .slashed(let first, let second, let year) = day else { continue }
      example = example ?? "\(twoDigits(first))/\(twoDigits(second))/\(year)"
      if let order = day.provenOrder, proofs[order] == nil { proofs[order] = line ?? 0 }
    }
    if let day = proofs[.dayFirst], let month = proofs[.monthFirst] {
      ask(
        ImportQuestion(
          text:
            "the day comes first in line \(day) and the month in line \(month); add --date-order dmy or mdy",
          answer: "--date-order dmy"))
    } else if let example, proofs.isEmpty {
      ask(.dateOrder(example))
    }
  }

  private var days: [(day: ImportedDay, line: Int?)] {
    weighIns.map { ($0.day, $0.lines.first) } + sessions.map { ($0.day, $0.lines.first) }
  }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
