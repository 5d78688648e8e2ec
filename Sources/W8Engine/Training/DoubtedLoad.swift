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
    let wanted = doubted.map(\.branch)
    var all = BranchLevels(of: wanted, among: branches.count)
    all.add(months.indices, of: self, &branches)
    var session: SessionReference?
    var own = all
    var others: [Int: OtherSessions] = [:]
    return doubted.compactMap { load in
      if load.session != session {
        session = load.session
        own = BranchLevels(of: wanted, among: branches.count)
        own.add(load.session, of: self, branches)
        others = [:]
      }
      let known =
        others[load.branch]
        ?? OtherSessions(
          all.ascending(of: load.branch), without: own.ascending(of: load.branch))
      others[load.branch] = known
      return known.confirm(load.load) ? nil : known.range.map { ImplausibleLoad(load, beside: $0) }
    }
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
