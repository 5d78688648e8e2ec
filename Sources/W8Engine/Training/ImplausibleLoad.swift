/// A load far above all that was lifted before in its branch.
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

  /// How many times the best the load is.
  package var ratio: Double { load.kilograms / best.kilograms }

  /// How many earlier sessions there must be.
  package static let leastSessions = 3
  /// How far above the best a load must be to be noticed.
  package static let leastDifference = Mass(thousandths: 20_000, of: .kilogram)

  /// Whether `load` is more than one and a half times `best` and more than 20 kg above it.
  static func isFar(_ load: Mass, above best: Mass) -> Bool {
    MassTotal(load, times: 2) > MassTotal(best, times: 3) && load - best > leastDifference
  }

  /// The same load where its month stands at another index.
  fileprivate func inMonth(at index: Int) -> ImplausibleLoad {
    ImplausibleLoad(
      session: SessionReference(month: index, session: session.session), line: line,
      group: group, load: load, best: best)
  }
}

extension Logbook {
  /// The implausible loads of each month, given those `known` of an earlier state of the book.
  ///
  /// Months that are the same objects after the same loads are not looked at again.
  package func implausibleLoads(
    after previous: Logbook?, known: [[ImplausibleLoad]]
  ) -> [[ImplausibleLoad]] {
    let kept = previous.flatMap { book in
      book.settings.training == settings.training && book.settings.gyms == settings.gyms
        ? book : nil
    }
    var place = 0
    return months.indices.map { index in
      guard let kept, let old = kept.index(of: months[index], from: &place),
        known.indices.contains(old),
        kept.branchTotals[old].carriedIn.isEqual(to: branchTotals[index].carriedIn)
      else { return implausibleLoads(inMonthAt: index) }
      return known[old].map { $0.inMonth(at: index) }
    }
  }

  /// The implausible loads of the month at `index`, in the order of the sessions: after at least
  /// three earlier sessions of the branch more than one and a half times its best and more than
  /// 20 kg above it.
  ///
  /// Only masses that are written out are looked at. None when there is no such month.
  package func implausibleLoads(inMonthAt index: Int) -> [ImplausibleLoad] {
    guard months.indices.contains(index), branchTotals[index].mayHoldImplausibleLoads else {
      return []
    }
    var totals = branchTotals[index].carriedIn.byBranch
    return months[index].training.sessions.indices.flatMap { place in
      let session = SessionReference(month: index, session: place)
      let loads = massLoads(of: session)
      let found = loads.compactMap { load in
        totals[load.branch].flatMap { load.fault(after: $0, in: session) }
      }
      var counted: Set<Branch> = []
      for load in loads where load.purpose == .work {
        let isNew = counted.insert(load.branch).inserted
        totals[load.branch, default: BranchTotal()]
          .add(BranchTotal(sessionCount: isNew ? 1 : 0, heaviest: load.mass))
      }
      return found
    }
  }

  /// The loads of a session that are written out as a mass.
  private func massLoads(of reference: SessionReference) -> [MassLoad] {
    guard let session = session(at: reference), let entry = entry(of: reference) else { return [] }
    let log = months[reference.month]
    let gym = settings.gyms.gym(of: session)
    var loads: [MassLoad] = []
    for (line, exercise) in session.exercises.enumerated() {
      let key = settings.training.canonical(exercise.key)
      let unit = log.loadUnit(of: key, at: gym, entry: entry.entry, settings.training)
      for (index, group) in exercise.groups.enumerated() {
        guard case .mass(let written) = group.load else { continue }
        loads.append(
          MassLoad(
            branch: Branch(exercise: key, gym: gym), line: line, group: index,
            purpose: group.purpose, mass: written.mass(unlessWritten: unit)))
      }
    }
    return loads
  }
}

/// A load that is written out as a mass.
private struct MassLoad {
  let branch: Branch
  let line: Int
  let group: Int
  let purpose: SetPurpose
  let mass: Mass

  func fault(after total: BranchTotal, in session: SessionReference) -> ImplausibleLoad? {
    guard total.sessionCount >= ImplausibleLoad.leastSessions,
      ImplausibleLoad.isFar(mass, above: total.heaviest)
    else { return nil }
    return ImplausibleLoad(
      session: session, line: line, group: group, load: mass, best: total.heaviest)
  }
}
