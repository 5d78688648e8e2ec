import Primitives

extension Logbook {
  /// The loads that are far above all that was lifted before in their branches: after at least three earlier sessions of
  /// the branch more than one and a half times its best and more than 20 kg above it, while in no other session, earlier
  /// or later, the most that was lifted is within a fifth of it. Only masses that are written out are looked at.
  ///
  /// One pass over the loads of the book finds the sessions with such a load, and gathers what may confirm them; sets are
  /// read of those sessions alone.
  package var implausibleLoads: [ImplausibleLoad] {
    var branches = BookBranches(settings)
    var progress: [BranchProgress] = []
    var levels: [[SessionLoad]] = []
    var suspects: [SuspectSession] = []
    forEachLoad(&branches) { load in
      while progress.count <= load.branch {
        progress.append(BranchProgress())
        levels.append([])
      }
      if load.counts { levels[load.branch].addMost(load) }
      guard let best = progress[load.branch].best(beside: load) else { return }
      if suspects.last?.session != load.session {
        suspects.append(SuspectSession(session: load.session))
      }
      suspects[suspects.count - 1].bests[load.branch] = best
    }
    if suspects.isEmpty { return [] }
    let suspected = Set(suspects.flatMap(\.bests.keys))
    let sorted = levels.indices.map { branch in
      suspected.contains(branch) ? levels[branch].map(\.mass).sorted() : []
    }
    return suspects.flatMap { suspect in
      unconfirmed(suspect, branches, levels, sorted)
    }
  }

  /// Gives the masses that are written as loads in each session, in the order of the sessions, to `use`.
  private func forEachLoad(_ branches: inout BookBranches, _ use: (SessionLoad) -> Void) {
    for month in months.indices {
      let log = months[month]
      let totals = log.training.totals
      let units = totals.indices.map { part in
        settings.training.loadUnit(ofFile: log.source(ofPart: part)).ofLoads
      }
      let meanings = totals.map { part in part.branches.map { branches.meaning(of: $0.branch) } }
      // Taken once: each look into the totals of a part retains all that they hold.
      let loads = totals.map(\.loads)
      for (index, location) in log.training.sessions.enumerated() {
        let session = SessionReference(month: month, session: index)
        let part = Int(location.part)
        for number in totals[part].loadIndices(ofSessionAt: Int(location.ordinal)) {
          let load = loads[part][number]
          let meaning = meanings[part][Int(load.branch)]
          guard let branch = meaning.branch else { continue }
          let unit = meaning.unit ?? units[part]
          use(SessionLoad(load, branch: branch, session: session, unit: unit))
        }
      }
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
  /// The heaviest load that is not far above these; nil before there are sessions enough.
  private var limit: Mass?
  private var session: SessionReference?
  /// The heaviest such load of the session at hand.
  private var own: Mass?

  /// Takes in a load, and returns the best of earlier sessions where the load is far above it.
  mutating func best(beside load: SessionLoad) -> Mass? {
    if load.session != session {
      if let own {
        sessionCount += 1
        heaviest = max(heaviest, own)
        if sessionCount >= ImplausibleLoad.leastSessions {
          limit = ImplausibleLoad.limit(above: heaviest)
        }
      }
      (session, own) = (load.session, nil)
    }
    if load.counts { own = max(own ?? load.mass, load.mass) }
    guard let limit, load.mass > limit else { return nil }
    return heaviest
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

  /// How many earlier sessions there must be.
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
