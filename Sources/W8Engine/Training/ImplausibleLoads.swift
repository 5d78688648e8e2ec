import Primitives

extension Logbook {
  /// The loads that are far above all that was lifted before in their branches: after at least three earlier sessions of
  /// the branch more than one and a half times its best and more than 20 kg above it, while in no other session, earlier
  /// or later, the most that was lifted is within a fifth of it. Only masses that are written out are looked at.
  ///
  /// A month is looked at load by load only where one of its branches has a load far above those of the months before:
  /// that finds the sessions with such a load, a second walk what confirms them; sets are read of those sessions alone.
  package var implausibleLoads: [ImplausibleLoad] {
    var branches = BookBranches(settings)
    var progress: [BranchProgress] = []
    var suspects: [SuspectSession] = []
    for month in months.indices {
      let written = WrittenMonth(month, of: self, &branches)
      while progress.count < branches.count { progress.append(BranchProgress()) }
      if !written.levels.contains(where: { progress[$0.branch].isBelow($0.heaviest) }) {
        for level in written.levels { progress[level.branch].add(level) }
        continue
      }
      written.forEachLoad { load in
        guard let best = progress[load.branch].best(beside: load) else { return }
        if suspects.last?.session != load.session {
          suspects.append(SuspectSession(session: load.session))
        }
        suspects[suspects.count - 1].bests[load.branch] = best
      }
    }
    if suspects.isEmpty { return [] }
    var isSuspect = [Bool](repeating: false, count: progress.count)
    for suspect in suspects { for branch in suspect.bests.keys { isSuspect[branch] = true } }
    var levels = [[SessionLoad]](repeating: [], count: progress.count)
    for month in months.indices {
      let written = WrittenMonth(month, of: self, &branches)
      guard written.levels.contains(where: { isSuspect[$0.branch] }) else { continue }
      written.forEachLoad { load in
        if load.counts, isSuspect[load.branch] { levels[load.branch].addMost(load) }
      }
    }
    let sorted = levels.map { $0.map(\.mass).sorted() }
    return suspects.flatMap { suspect in
      unconfirmed(suspect, branches, levels, sorted)
    }
  }

  /// The loads of a session that are far above the bests before it and that no other session comes near.
  private func unconfirmed(
    _ suspect: SuspectSession, _ branches: BookBranches, _ levels: [[SessionLoad]],
    _ sorted: [[Mass]]
  ) -> [ImplausibleLoad] {
    let others = suspect.bests.keys.reduce(into: [Int: OtherSessions]()) { others, branch in
      others[branch] = OtherSessions(
        sorted[branch], without: levels[branch].masses(ofSession: suspect.session))
    }
    return massLoads(of: suspect.session, branches).compactMap { load in
      guard let best = suspect.bests[load.branch], ImplausibleLoad.isFar(load.mass, above: best),
        let others = others[load.branch], !others.confirm(load.mass), let range = others.range
      else { return nil }
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

/// The masses that are written as loads in a month.
private struct WrittenMonth {
  private let month: Int
  private let training: MonthTraining
  /// What the branches of each part stand for.
  private let meanings: [[BookBranches.Meaning]]
  /// The unit of loads that nothing else gives one, for each part.
  private let units: [MassUnit]
  /// What each branch of each part comes to.
  let levels: [BranchLevel]

  init(_ month: Int, of logbook: Logbook, _ branches: inout BookBranches) {
    let log = logbook.months[month]
    self.month = month
    training = log.training
    let units = training.totals.indices.map { part in
      logbook.settings.training.loadUnit(ofFile: log.source(ofPart: part)).ofLoads
    }
    let meanings = training.totals.map { part in
      part.branches.map { branches.meaning(of: $0.branch) }
    }
    var levels: [BranchLevel] = []
    for (part, totals) in training.totals.enumerated() {
      for (meaning, totals) in zip(meanings[part], totals.branches) where !totals.heaviest.isEmpty {
        guard let branch = meaning.branch else { continue }
        levels.append(BranchLevel(branch, totals, unit: meaning.unit ?? units[part]))
      }
    }
    (self.units, self.meanings, self.levels) = (units, meanings, levels)
  }

  /// Gives the loads of each session, in the order of the sessions, to `use`.
  func forEachLoad(_ use: (SessionLoad) -> Void) {
    for (index, place) in training.sessions.enumerated() {
      let session = SessionReference(month: month, session: index)
      let part = Int(place.part)
      for load in training.totals[part].loads(ofSessionAt: Int(place.ordinal)) {
        let meaning = meanings[part][Int(load.branch)]
        guard let branch = meaning.branch else { continue }
        let unit = meaning.unit ?? units[part]
        use(SessionLoad(load, branch: branch, session: session, unit: unit))
      }
    }
  }
}

/// What was lifted in a branch in a part of a month.
private struct BranchLevel {
  /// The number of the branch.
  let branch: Int
  /// The heaviest load, and that of those that count for bests.
  let heaviest: Mass
  let best: Mass?
  /// In how many sessions a load counts for bests.
  let sessionCount: Int

  init(_ branch: Int, _ totals: BranchTotals, unit: MassUnit) {
    self.branch = branch
    sessionCount = Int(totals.sessionsWithBest)
    let masses = totals.heaviest.lazy.map { $0.load.mass(unlessWritten: unit) }
    heaviest = masses.max() ?? .zero
    best = zip(totals.heaviest, masses).lazy.filter(\.0.counts).map(\.1).max()
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

/// The most that was lifted in a branch, session by session.
private struct BranchProgress {
  /// How many sessions before the one at hand have a load that counts for bests, and the heaviest of these loads.
  private var sessionCount = 0
  private var heaviest = Mass.zero
  private var session: SessionReference?
  /// The heaviest such load of the session at hand.
  private var own: Mass?

  /// Whether a load is far above all before.
  func isBelow(_ load: Mass) -> Bool {
    ImplausibleLoad.isFar(load, above: max(heaviest, own ?? .zero))
  }

  /// Takes in sessions none of whose loads is far above all before.
  mutating func add(_ level: BranchLevel) {
    endSession()
    sessionCount += level.sessionCount
    heaviest = max(heaviest, level.best ?? .zero)
  }

  private mutating func endSession() {
    guard let own else { return }
    sessionCount += 1
    heaviest = max(heaviest, own)
    self.own = nil
  }

  /// Takes in a load, and returns the best of earlier sessions where the load is far above it.
  mutating func best(beside load: SessionLoad) -> Mass? {
    if load.session != session {
      endSession()
      session = load.session
    }
    if load.counts { own = max(own ?? load.mass, load.mass) }
    let isFar =
      sessionCount >= ImplausibleLoad.leastSessions
      && ImplausibleLoad.isFar(load.mass, above: heaviest)
    return isFar ? heaviest : nil
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
    let index = indices.reversed().prefix { self[$0].session == load.session }
      .first { self[$0].unit == load.unit }
    guard let index else { return append(load) }
    if load.mass > self[index].mass { self[index] = load }
  }

  /// The masses of a session, ascending.
  fileprivate func masses(ofSession session: SessionReference) -> [Mass] {
    let first = partitioningIndex { $0.session >= session }
    return self[first...].prefix { $0.session == session }.map(\.mass).sorted()
  }
}

/// What was lifted most in each session of a branch but one.
private struct OtherSessions {
  /// The levels of all sessions, ascending, and those of the one.
  private let levels: [Mass]
  private let own: [Mass]
  /// The lightest and the heaviest; nil where there is none.
  let range: ClosedRange<Mass>?

  /// Takes the levels of all sessions and of the one, which are among them, both ascending.
  init(_ levels: [Mass], without own: [Mass]) {
    self.levels = levels
    self.own = own
    let first = zip(levels, own).prefix { $0 == $1 }.count
    let last = levels.count - zip(levels.reversed(), own.reversed()).prefix { $0 == $1 }.count
    range = first < last ? levels[first]...levels[last - 1] : nil
  }

  /// Whether a level is within a fifth of `load`.
  func confirm(_ load: Mass) -> Bool {
    near(load, in: levels) > near(load, in: own)
  }

  private func near(_ load: Mass, in levels: [Mass]) -> Int {
    let first = levels.partitioningIndex { MassTotal($0, times: 5) >= MassTotal(load, times: 4) }
    let end = levels.partitioningIndex { MassTotal($0, times: 5) > MassTotal(load, times: 6) }
    return end - first
  }
}
