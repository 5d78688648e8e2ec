import Primitives

/// A load far above all that was lifted before in its branch, which another session may confirm.
struct DoubtedLoad: Sendable {
  /// The number of its branch.
  let branch: Int
  var session: SessionReference
  /// The index of the line in the session, and that of the group in the line.
  let line: Int
  let group: Int
  let load: Mass
  /// The heaviest load of earlier sessions.
  let best: Mass

  /// The same load where its month stands at another index.
  func inMonth(at index: Int) -> DoubtedLoad {
    var moved = self
    moved.session = SessionReference(month: index, session: session.session)
    return moved
  }
}

extension Logbook {
  /// Those of `doubted`, in the order of their sessions, that no other session of their branches confirms; a look at
  /// the levels of all sessions, and at the sets of those with a doubt.
  func unconfirmed(
    _ doubted: [DoubtedLoad], _ branches: inout BranchNumbers
  ) -> [ImplausibleLoad] {
    if doubted.isEmpty { return [] }
    let wanted = Set(doubted.map(\.branch))
    let all = levels(of: wanted, &branches)
    var session: SessionReference?
    var own: [Int: [Mass]] = [:]
    var others: [Int: OtherSessions] = [:]
    return doubted.compactMap { load in
      if load.session != session {
        session = load.session
        own = levels(of: wanted, in: load.session, branches)
        others = [:]
      }
      let known =
        others[load.branch]
        ?? OtherSessions(all[load.branch] ?? [], without: own[load.branch] ?? [])
      others[load.branch] = known
      return known.confirm(load.load) ? nil : known.range.map { ImplausibleLoad(load, beside: $0) }
    }
  }

  /// The levels of each of `wanted` branches in the whole book, ascending.
  private func levels(
    of wanted: Set<Int>, _ branches: inout BranchNumbers
  ) -> [Int: [Mass]] {
    var levels: [Int: [Mass]] = [:]
    for month in months {
      for (part, tally) in month.training.tallies.enumerated() {
        tally.addLevels(of: wanted, to: &levels) {
          branches.meaning(of: $0, inFile: month.source(ofPart: part), settings)
        }
      }
    }
    return levels.mapValues { $0.sorted() }
  }

  /// The levels of each of `wanted` branches in one session, ascending.
  private func levels(
    of wanted: Set<Int>, in reference: SessionReference, _ branches: BranchNumbers
  ) -> [Int: [Mass]] {
    guard let session = session(at: reference), let entry = entry(of: reference) else { return [:] }
    let gym = settings.gyms.gym(of: session)
    let log = months[reference.month]
    var levels: [Int: [Mass]] = [:]
    TrainingTally(of: [session]).addLevels(of: wanted, to: &levels) { written in
      let key = settings.training.canonical(written.exercise)
      return BranchNumbers.Meaning(
        branch: branches.known(Branch(exercise: key, gym: gym)),
        unit: log.loadUnit(of: key, at: gym, entry: entry.entry, settings.training))
    }
    return levels.mapValues { $0.sorted() }
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

extension TrainingTally {
  /// Adds the levels of `wanted` branches to those known by their numbers.
  fileprivate func addLevels(
    of wanted: Set<Int>, to levels: inout [Int: [Mass]],
    _ meaning: (WrittenBranch) -> BranchNumbers.Meaning
  ) {
    let known = branches.map { meaning($0.branch) }
    let isWanted = known.map { $0.branch.map(wanted.contains) ?? false }
    guard isWanted.contains(true) else { return }
    for level in self.levels where isWanted[Int(level.branch)] {
      let meaning = known[Int(level.branch)]
      guard let branch = meaning.branch else { continue }
      levels[branch, default: []].append(level.load.mass(unlessWritten: meaning.unit))
    }
  }
}
