/// A gym with how often and when it was last visited.
package struct GymUsage: Hashable, Sendable {
  /// What is known about the gym.
  package let info: GymInfo
  /// Whether the book declares it.
  package let origin: Origin
  /// The number of sessions that took place there.
  package let visitCount: Int
  /// The latest session; nil when there is none.
  package let lastSession: SessionReference?
  /// The day of the latest session.
  package let lastUsed: CivilDate?

  /// The way a gym came into the book.
  package enum Origin: UInt8, Hashable, Sendable {
    /// By a `gym` line.
    case declared
    /// By a session that names it, or by one that names none.
    case used
  }
}

extension Logbook {
  /// The gyms that are declared or were visited: the last visited first, those never visited last
  /// in the order of their declarations.
  package var gymUses: [GymUsage] {
    var visits: [GymID: (count: Int, last: SessionReference)] = [:]
    for reference in sessions {
      guard let gym = gym(of: reference) else { continue }
      visits[gym] = ((visits[gym]?.count ?? 0) + 1, reference)
    }
    let undeclared = visits.keys.filter { settings.training.gym($0) == nil }
    let known = settings.training.gyms.filter { settings.training.gym($0.id) == $0 }
    let uses =
      known.map { use(of: $0, .declared, visits[$0.id]) }
      + undeclared.map { use(of: implied($0), .used, visits[$0]) }
    let used = uses.filter { $0.lastSession != nil }.sorted { left, right in
      guard let own = left.lastSession, let other = right.lastSession else { return false }
      return own > other
    }
    return used + uses.filter { $0.lastSession == nil }
  }

  private func implied(_ id: GymID) -> GymInfo {
    var info = GymInfo(id: id)
    info.isDefault = id == settings.gyms.defaultGym
    return info
  }

  private func use(
    of info: GymInfo, _ origin: GymUsage.Origin, _ visits: (count: Int, last: SessionReference)?
  ) -> GymUsage {
    GymUsage(
      info: info, origin: origin, visitCount: visits?.count ?? 0, lastSession: visits?.last,
      lastUsed: visits.flatMap { date(of: $0.last) })
  }
}
