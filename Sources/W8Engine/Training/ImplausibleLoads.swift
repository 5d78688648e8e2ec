import Primitives

extension Logbook {
  /// The loads that are far above all that was lifted before in their branches: after at least three earlier sessions of
  /// the branch more than one and a half times its best and more than 20 kg above it, while in no other session, earlier
  /// or later, the most that was lifted is within a fifth of it. Only masses that are written out are looked at.
  ///
  /// Most months have no load that is heavier than what was lifted before allows, and their sessions are passed over; what
  /// may confirm a load is gathered for the branches of such loads alone.
  package var implausibleLoads: [ImplausibleLoad] {
    var branches = BookBranches(settings)
    let suspects = suspectSessions(&branches)
    if suspects.isEmpty { return [] }
    var levels = levels(ofBranchesIn: suspects, &branches)
    for branch in levels.indices { levels[branch].sort { $0.mass < $1.mass } }
    return suspects.flatMap { unconfirmed($0, branches, levels) }
  }

  /// The sessions with loads that are far above all before, in order.
  private func suspectSessions(_ branches: inout BookBranches) -> [SuspectSession] {
    var suspects: [SuspectSession] = []
    var progress: [BranchProgress] = []
    var loads = MonthLoads()
    for month in months.indices {
      loads.read(month, of: self, &branches)
      while progress.count < branches.count { progress.append(BranchProgress()) }
      let hasFar = loads.branches.reduce(false) { hasFar, branch in
        guard let heaviest = branch.heaviest, progress[branch.number].isFar(heaviest)
        else { return hasFar }
        progress[branch.number].lastMonthWithFar = month
        return true
      }
      if hasFar {
        loads.forEach(of: months[month], where: { progress[$0].lastMonthWithFar == month }) {
          load in
          guard let best = progress[load.branch].best(beside: load) else { return }
          if suspects.last?.session != load.session {
            suspects.append(SuspectSession(session: load.session))
          }
          suspects[suspects.count - 1].bests[load.branch] = best
        }
      }
      for branch in loads.branches {
        if let load = branch.heaviestCounted, progress[branch.number].lastMonthWithFar != month {
          progress[branch.number].pass(load)
        }
      }
    }
    return suspects
  }

  /// What was lifted most in each session of each branch with a load far above all before; of other branches nothing.
  private func levels(
    ofBranchesIn suspects: [SuspectSession], _ branches: inout BookBranches
  ) -> [[SessionLoad]] {
    var levels = Array(repeating: [SessionLoad](), count: branches.count)
    var isSuspected = Array(repeating: false, count: branches.count)
    for suspect in suspects {
      for branch in suspect.bests.keys { isSuspected[branch] = true }
    }
    var loads = MonthLoads()
    for month in months.indices {
      loads.read(month, of: self, &branches)
      guard loads.branches.contains(where: { $0.heaviest != nil && isSuspected[$0.number] })
      else { continue }
      loads.forEach(of: months[month], where: { isSuspected[$0] }) {
        if $0.counts { levels[$0.branch].addMost($0) }
      }
    }
    return levels
  }

  /// The loads of a session that are far above the bests before it and that no other session comes near. The `levels` of
  /// each branch ascend.
  private func unconfirmed(
    _ suspect: SuspectSession, _ branches: BookBranches, _ levels: [[SessionLoad]]
  ) -> [ImplausibleLoad] {
    massLoads(of: suspect.session, branches).compactMap { load in
      guard let best = suspect.bests[load.branch], ImplausibleLoad.isFar(load.mass, above: best)
      else { return nil }
      let others = OtherSessions(levels: levels[load.branch], session: suspect.session)
      guard !others.confirm(load.mass), let range = others.range else { return nil }
      return ImplausibleLoad(
        session: suspect.session, line: load.line, group: load.group, load: load.mass, best: best,
        others: range)
    }
  }

  /// The loads of a session that are written out as a mass.
  private func massLoads(of reference: SessionReference, _ branches: BookBranches) -> [MassLoad] {
    guard let session = session(at: reference), let entry = entry(of: reference) else { return [] }
    let gym = settings.gyms.gym(of: session)
    var loads: [MassLoad] = []
    for (line, exercise) in session.exercises.enumerated() {
      let key = settings.training.canonical(exercise.key)
      guard let branch = branches.number(of: Branch(exercise: key, gym: gym)) else { continue }
      let unit = months[reference.month].loadUnit(
        of: key, at: gym, entry: entry.entry, settings.training)
      for (group, sets) in exercise.groups.enumerated() {
        guard case .mass(let load) = sets.load else { continue }
        loads.append(
          MassLoad(branch: branch, line: line, group: group, mass: load.mass(unlessWritten: unit)))
      }
    }
    return loads
  }
}

/// A load that is written out as a mass, and where in its session.
private struct MassLoad {
  /// The number of the branch.
  let branch: Int
  let line: Int
  let group: Int
  let mass: Mass
}

/// A session with a load far above all before.
private struct SuspectSession {
  let session: SessionReference
  /// The heaviest loads of earlier sessions in the branches of such loads.
  var bests: [Int: Mass] = [:]
}

/// The loads of one month after the other, by the branches of their book.
private struct MonthLoads {
  /// The loads of one branch of one part of a month.
  struct Branch {
    /// The number in the book.
    let number: Int
    /// The unit of loads that have none.
    let unit: MassUnit
    /// The heaviest load; nil where there is none, or where the gym cannot be read.
    let heaviest: Mass?
    /// The heaviest that counts for bests; nil where none does.
    let heaviestCounted: Mass?
  }

  /// The branches of the month at hand, those of its parts one after the other.
  private(set) var branches: [Branch] = []
  /// Where those of each part begin.
  private var starts: [Int] = []
  private var month = 0

  /// Goes to the month at `month` of `logbook`; its branches get numbers where they have none.
  mutating func read(_ month: Int, of logbook: Logbook, _ known: inout BookBranches) {
    self.month = month
    branches.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    let log = logbook.months[month]
    for (part, totals) in log.training.totals.enumerated() {
      let fileUnit = logbook.settings.training.loadUnit(ofFile: log.source(ofPart: part)).ofLoads
      starts.append(branches.count)
      let written = totals.branches.span
      for index in written.indices {
        let meaning = known.meaning(ofNumber: written[index].number) { written[index].branch }
        let unit = meaning.unit ?? fileUnit
        let isKnown = meaning.branch != nil
        branches.append(
          Branch(
            number: meaning.branch ?? 0, unit: unit,
            heaviest: isKnown ? written[index].heaviest.mass(unlessWritten: unit) : nil,
            heaviestCounted: isKnown
              ? written[index].heaviestCounted.mass(unlessWritten: unit) : nil))
      }
    }
  }

  /// Gives the loads of the branches that `isWanted` to `use`, in the order of the sessions of `log`, the month at hand.
  func forEach(of log: MonthLog, where isWanted: (Int) -> Bool, _ use: (SessionLoad) -> Void) {
    // Taken once: each look into the totals of a part retains all that they hold.
    let loads = log.training.totals.map { $0.loads }
    for (index, location) in log.training.sessions.enumerated() {
      let session = SessionReference(month: month, session: index)
      let part = Int(location.part)
      for number in log.training.totals[part].loadIndices(ofSessionAt: Int(location.ordinal)) {
        let load = loads[part][number]
        let branch = branches[starts[part] + Int(load.branch)]
        guard branch.heaviest != nil, isWanted(branch.number) else { continue }
        use(SessionLoad(load, branch: branch.number, session: session, unit: branch.unit))
      }
    }
  }
}

/// The most that was lifted in a branch, session by session.
private struct BranchProgress {
  /// The last month with loads that may be far above all before it.
  var lastMonthWithFar = -1
  /// The number of sessions before the one at hand that have a load that counts for bests, and the heaviest of these loads.
  private var sessionCount = 0
  private var heaviest = Mass.zero
  /// The heaviest load that is not far above these; nil before there are sessions enough.
  private var limit: Mass?
  private var session: SessionReference?
  /// The heaviest such load of the session at hand.
  private var own: Mass?

  /// Whether `load` may be far above all before: there may be too few sessions to tell.
  func isFar(_ load: Mass) -> Bool { limit.map { load > $0 } ?? true }

  /// Takes in sessions that have no load far above those before, with the heaviest that counts.
  mutating func pass(_ load: Mass) {
    endSession()
    if load > heaviest { raise(to: load) }
  }

  /// Takes in a load, and returns the best of earlier sessions where the load is far above it.
  mutating func best(beside load: SessionLoad) -> Mass? {
    if load.session != session {
      endSession()
      session = load.session
    }
    if load.counts { own = max(own ?? load.mass, load.mass) }
    guard let limit, load.mass > limit else { return nil }
    return heaviest
  }

  private mutating func endSession() {
    guard let own else { return }
    sessionCount += 1
    raise(to: max(heaviest, own))
    self.own = nil
  }

  private mutating func raise(to load: Mass) {
    heaviest = load
    if sessionCount >= ImplausibleLoad.leastSessions {
      limit = ImplausibleLoad.limit(above: heaviest)
    }
  }
}

/// A load of a session of a branch.
private struct SessionLoad {
  /// The number of the branch.
  let branch: Int
  let session: SessionReference
  let mass: Mass
  /// The unit that is written.
  let unit: MassUnit?
  /// Whether it counts for bests.
  let counts: Bool

  init(_ load: WrittenSessionLoad, branch: Int, session: SessionReference, unit: MassUnit) {
    self.branch = branch
    self.session = session
    mass = load.load.mass(unlessWritten: unit)
    self.unit = load.load.unit
    counts = load.counts
  }
}

extension [SessionLoad] {
  /// Adds a load of the last session, or of one behind it: of those in one unit the heaviest stays.
  fileprivate mutating func addMost(_ load: SessionLoad) {
    var index = count - 1
    while index >= 0, self[index].session == load.session {
      if self[index].unit == load.unit {
        if load.mass > self[index].mass { self[index] = load }
        return
      }
      index -= 1
    }
    append(load)
  }
}

/// What was lifted most in each session of a branch but one.
private struct OtherSessions {
  /// The levels of all sessions, ascending.
  let levels: [SessionLoad]
  /// The one.
  let session: SessionReference

  /// The lightest and the heaviest; nil where there is none.
  var range: ClosedRange<Mass>? {
    guard let first = levels.first(where: isOther), let last = levels.last(where: isOther)
    else { return nil }
    return first.mass...last.mass
  }

  /// Whether a level is within a fifth of `load`.
  func confirm(_ load: Mass) -> Bool {
    let first = levels.partitioningIndex {
      MassTotal($0.mass, times: 5) >= MassTotal(load, times: 4)
    }
    return levels[first...]
      .prefix { MassTotal($0.mass, times: 5) <= MassTotal(load, times: 6) }
      .contains(where: isOther)
  }

  private func isOther(_ level: SessionLoad) -> Bool { level.session != session }
}

/// A load far above all that was lifted before in its branch, and that no other session comes near.
package struct ImplausibleLoad: Hashable, Sendable {
  /// The session.
  package let session: SessionReference
  /// The index of the line in the session.
  package let line: Int
  /// The index of the group in the line.
  package let group: Int
  /// The load.
  package let load: Mass
  /// The heaviest load of earlier sessions.
  package let best: Mass
  /// The lightest and the heaviest of what was lifted most in each other session of the branch.
  package let others: ClosedRange<Mass>

  /// How many times the best the load is.
  package var ratio: Double { load.kilograms / best.kilograms }

  /// The number of earlier sessions that there must be.
  package static let leastSessions = 3
  /// How far above the best a load must be to be noticed.
  package static let leastDifference = Mass(thousandths: 20_000, of: .kilogram)

  /// Whether `load` is more than one and a half times `best` and more than 20 kg above it.
  static func isFar(_ load: Mass, above best: Mass) -> Bool { load > limit(above: best) }

  /// The heaviest load that is not far above `best`.
  static func limit(above best: Mass) -> Mass {
    best + max(leastDifference, Mass(tenNanograms: best.tenNanograms / 2))
  }
}
