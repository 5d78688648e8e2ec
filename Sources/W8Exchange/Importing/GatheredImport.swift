package import W8Engine

/// What was taken of some sources, with its days, in their order.
package struct GatheredImport: Sendable {
  /// The weigh-ins, and entries without a weight, by day and time; what has no time comes first.
  package private(set) var weighIns: [Dated<ImportedWeighIn>] = []
  /// The sessions by day and start; what has no start comes last.
  package private(set) var sessions: [Dated<ImportedSession>] = []

  /// Makes a gathering of nothing.
  package init() {}

  /// Gathers what was read of one source; throws where its dates can be read in two ways.
  package init(_ log: ImportedLog) throws(ImportRefusal) {
    var log = log
    try add(&log)
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
    let days = Set(weighIns.map(\.date)).union(sessions.map(\.date)).sorted().prefix(count)
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
  package var dayCount: Int { Set(weighIns.map(\.date)).union(sessions.map(\.date)).count }

  /// How much was gathered so far.
  package var counts: Counts {
    let weighed = weighIns.count { $0.content.mass != nil }
    return Counts(
      weighIns: weighed, withoutWeight: weighIns.count - weighed, sessions: sessions.count,
      sets: sessions.reduce(0) { $0 + $1.content.setCount })
  }

  /// Adds what was read of a source, and counts in its tallies what is not added; throws where its dates can be read in
  /// two ways.
  package mutating func add(_ log: inout ImportedLog) throws(ImportRefusal) {
    let order = try dateOrder(of: log)
    var settings = DatedRows(log.settings, order)
    for weighIn in log.weighIns {
      guard let date = settings.date(weighIn.day, weighIn.lines, &log) else { continue }
      weighIns.append(Dated(date: date, content: weighIn))
    }
    var earlier = SessionsOfEarlierFiles(sessions)
    for session in log.sessions {
      guard let date = settings.date(session.day, session.lines, &log) else { continue }
      let new = Dated(date: date, content: session)
      if let place = earlier.take(new, among: sessions) {
        sessions[place].content.takeOver(session, telling: &log)
      } else {
        sessions.append(new)
      }
    }
    sortWeighIns()
    sortSessions()
    collapseWeighIns(&log)
    collapseSessions(&log)
  }

  private mutating func sortWeighIns() {
    let keys = weighIns.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      let (first, second) = (left.content.time?.minutes ?? -1, right.content.time?.minutes ?? -1)
      return (left.date, first, $0.offset) < (right.date, second, $1.offset)
    }
    weighIns = keys.map(\.element)
  }

  private mutating func sortSessions() {
    let keys = sessions.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      let first = left.content.start?.minutes ?? minutesPerDay
      let second = right.content.start?.minutes ?? minutesPerDay
      return (left.date, first, $0.offset) < (right.date, second, $1.offset)
    }
    sessions = keys.map(\.element)
  }

  /// Of weigh-ins of one time and weight the first stays, and takes over what it lacks.
  private mutating func collapseWeighIns(_ log: inout ImportedLog) {
    var kept: [Dated<ImportedWeighIn>] = []
    var seen = WeighInsSeen()
    for next in weighIns {
      if kept.last?.date != next.date { seen = WeighInsSeen() }
      if let twin = seen.twin(of: next.content) {
        kept[twin].content.takeOver(next.content, telling: &log)
        for line in next.content.lines { log.setAside(line, Reason.repeated) }
      } else {
        seen.add(next.content, at: kept.count)
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
        others.addForAllTimes(all[index].content, at: index)
      }
      for index in start..<end where all[index].content.mayBePlaceholder {
        let placeholder = all[index].content
        guard let other = others.twinAtAnyTime(of: placeholder) else { continue }
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
      var seen = SessionsSeen(count: day.count)
      for next in day {
        if let twin = seen.twin(of: next.content, at: kept.count) {
          kept[twin].content.takeNotes(of: next.content)
          for line in next.content.lines { log.setAside(line, Reason.repeatedSession) }
        } else {
          kept.append(next)
        }
      }
    }
    sessions = kept
  }
}

extension Array {
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

/// Finds the days of rows, and tells of those that are not taken.
private struct DatedRows {
  private let settings: ImportSettings
  private let order: DateOrder

  init(_ settings: ImportSettings, _ order: DateOrder) {
    self.settings = settings
    self.order = order
  }

  mutating func date(
    _ day: ImportedDay, _ lines: [Int], _ log: inout ImportedLog
  ) -> CivilDate? {
    guard let date = day.date(order) else {
      for line in lines { log.leaveOut(line, Reason.badDate) }
      return nil
    }
    guard date >= settings.since ?? .first, date <= settings.until ?? .last else {
      for line in lines { log.setAside(line, Reason.outside) }
      return nil
    }
    return date
  }
}

/// The order of the slashed dates of a source; throws where nothing tells it.
private func dateOrder(of log: ImportedLog) throws(ImportRefusal) -> DateOrder {
  if let order = log.settings.dateOrder { return order }
  var proofs: [DateOrder: Int] = [:]
  var isOpen = false
  func look(_ day: ImportedDay, _ line: Int?) {
    guard case .slashed = day else { return }
    isOpen = true
    if let order = day.provenOrder, proofs[order] == nil { proofs[order] = line ?? 0 }
  }
  for weighIn in log.weighIns { look(weighIn.day, weighIn.lines.first) }
  for session in log.sessions { look(session.day, session.lines.first) }
  guard isOpen else { return .dayFirst }
  if let day = proofs[.dayFirst], let month = proofs[.monthFirst] {
    throw .needsOption(
      "the day comes first in line \(day) and the month in line \(month); say --date-order dmy or mdy"
    )
  }
  guard let order = proofs.keys.first else {
    throw .needsOption(
      "its dates, such as 03/02/2024, can be read in two ways; say --date-order dmy or mdy")
  }
  return order
}
