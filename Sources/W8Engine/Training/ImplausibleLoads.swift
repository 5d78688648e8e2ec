/// The loads of a book that are far above all that was lifted before in their branches.
///
/// What each month adds to its branches is kept, and so is what was found in it as long as the months
/// before come to the same.
package struct ImplausibleLoads: Sendable {
  private let months: [JudgedMonth]
  private let branches: BranchNumbers
  private let training: TrainingSettings
  private let gyms: GymNames

  /// The loads of `book`: after at least three earlier sessions of the branch more than one and a half
  /// times its best and more than 20 kg above it. Only masses that are written out are looked at.
  ///
  /// Equal to those from scratch, whatever `previous` state of the book they are found after.
  package init(in book: Logbook, after previous: ImplausibleLoads? = nil) {
    training = book.settings.training
    gyms = book.settings.gyms
    let kept = previous.flatMap { $0.mayBeKept(under: book.settings) ? $0 : nil }
    var counting = BranchCounting(kept?.branches ?? BranchNumbers())
    var totals = [BranchTotal](repeating: BranchTotal(), count: counting.branches.count)
    var months: [JudgedMonth] = []
    months.reserveCapacity(book.months.count)
    var place = 0
    for (index, log) in book.months.enumerated() {
      let known = kept.flatMap { $0.month(of: log, from: &place) }
      let own = known?.own ?? log.ownTotals(book.settings, &counting)
      while totals.count < counting.branches.count { totals.append(BranchTotal()) }
      var month = JudgedMonth(log: log, own: own)
      if own.mayBeImplausible(after: totals) {
        let before = own.map { totals[$0.branch] }
        month.doubt =
          if let doubt = known?.doubt, doubt.before == before {
            Doubt(before: before, found: doubt.found.map { $0.inMonth(at: index) })
          } else {
            Doubt(
              before: before,
              found: book.implausibleLoads(inMonthAt: index, after: totals, counting.branches))
          }
      }
      months.append(month)
      for total in own { totals[total.branch].add(total.working) }
    }
    self.months = months
    branches = counting.branches
  }

  /// The loads in the order of the sessions.
  package var all: [ImplausibleLoad] { months.flatMap { $0.doubt?.found ?? [] } }

  /// Names that are typed letter by letter leave branches behind: what has too many is made anew.
  private func mayBeKept(under settings: LogbookSettings) -> Bool {
    branches.count <= Self.mostBranches && training == settings.training && gyms == settings.gyms
  }

  private static let mostBranches = 10_000

  /// The very same month; `place` moves on to where the next one is to be looked for.
  private func month(of log: MonthLog, from place: inout Int) -> JudgedMonth? {
    while place < months.count, months[place].log.month < log.month { place += 1 }
    return place < months.count && months[place].log === log ? months[place] : nil
  }
}

/// A month with all that its loads were judged by.
private struct JudgedMonth: Sendable {
  let log: MonthLog
  let own: [OwnTotal]
  /// Nil where the heaviest loads alone tell that none is implausible.
  var doubt: Doubt?
}

/// What a look at each load of a month came to.
private struct Doubt: Sendable {
  /// What the branches of the month had come to before it.
  let before: [BranchTotal]
  let found: [ImplausibleLoad]
}

extension [OwnTotal] {
  /// Whether a load of the month may be implausible after what its branches had come to, `totals` by
  /// their numbers, judged by its heaviest ones alone.
  ///
  /// What was lifted earlier in the month can only make it less so, except in a branch that is new.
  fileprivate func mayBeImplausible(after totals: [BranchTotal]) -> Bool {
    contains { own in
      let before = totals[own.branch]
      return before.sessionCount + own.working.sessionCount >= ImplausibleLoad.leastSessions
        && (before.sessionCount == 0
          || ImplausibleLoad.isFar(own.heaviest, above: before.heaviest))
    }
  }
}

extension Logbook {
  fileprivate func implausibleLoads(
    inMonthAt index: Int, after totals: [BranchTotal], _ branches: BranchNumbers
  ) -> [ImplausibleLoad] {
    var totals = totals
    return months[index].training.sessions.indices.flatMap { place in
      let session = SessionReference(month: index, session: place)
      let loads = massLoads(of: session, branches)
      let found = loads.compactMap { $0.fault(after: totals[$0.branch], in: session) }
      var counted: Set<Int> = []
      for load in loads where load.countsForBests {
        let isNew = counted.insert(load.branch).inserted
        totals[load.branch].add(BranchTotal(sessionCount: isNew ? 1 : 0, heaviest: load.mass))
      }
      return found
    }
  }

  /// The loads of a session that are written out as a mass.
  private func massLoads(
    of reference: SessionReference, _ branches: BranchNumbers
  ) -> [MassLoad] {
    guard let session = session(at: reference), let entry = entry(of: reference) else { return [] }
    let log = months[reference.month]
    let gym = settings.gyms.gym(of: session)
    var loads: [MassLoad] = []
    for (line, exercise) in session.exercises.enumerated() {
      let key = settings.training.canonical(exercise.key)
      guard let branch = branches.known(Branch(exercise: key, gym: gym)) else { continue }
      let unit = log.loadUnit(of: key, at: gym, entry: entry.entry, settings.training)
      for (index, group) in exercise.groups.enumerated() {
        guard case .mass(let written) = group.load else { continue }
        loads.append(
          MassLoad(
            branch: branch, line: line, group: index, countsForBests: group.countsForBests,
            mass: written.mass(unlessWritten: unit)))
      }
    }
    return loads
  }
}

/// A load that is written out as a mass.
private struct MassLoad {
  /// The number of its branch.
  let branch: Int
  let line: Int
  let group: Int
  let countsForBests: Bool
  let mass: Mass

  func fault(after total: BranchTotal, in session: SessionReference) -> ImplausibleLoad? {
    guard total.sessionCount >= ImplausibleLoad.leastSessions,
      ImplausibleLoad.isFar(mass, above: total.heaviest)
    else { return nil }
    return ImplausibleLoad(
      session: session, line: line, group: group, load: mass, best: total.heaviest)
  }
}
