/// The sets that an exercise is compared with.
package struct PreviousSets: Hashable, Sendable {
  /// The session in which they were done.
  package let session: ExerciseSession
  /// The sets: no warm-ups, and from another gym no machine levels; never empty.
  package let groups: [SetGroup]
  /// Whether they were done at the same gym or elsewhere.
  package let origin: Origin

  /// Where earlier sets were done.
  package enum Origin: UInt8, Hashable, Sendable {
    case sameGym
    case otherGym
  }
}

extension Logbook {
  /// The sets of the exercise that `key` names in the latest session before `reference` at the same
  /// gym, else at the most recent other gym; nil when there are none.
  ///
  /// Sessions with only warm-ups are skipped, and so are those at gyms that are not known.
  package func previousSets(
    of key: ExerciseKey, before reference: SessionReference
  ) -> PreviousSets? {
    guard let gym = gym(of: reference) else { return nil }
    let key = settings.training.canonical(key)
    let spellings = settings.training.spellings(of: key)
    var elsewhere: PreviousSets?
    for month in (0...reference.month).reversed() {
      let training = months[month].training
      // No look at the sessions of a month without sets to compare with, which once another gym has answered are
      // those of this gym.
      let isAnswered = elsewhere != nil
      let mayAnswer = training.has(spellings) { totals in
        settings.gyms.gym(writtenAs: totals.branch.gym) == gym
          ? totals.hasWork : !isAnswered && totals.isComparableElsewhere
      }
      guard mayAnswer else { continue }
      let count = training.sessions.count
      let end = month == reference.month ? min(reference.session, count) : count
      for index in (0..<end).reversed() {
        let session = SessionReference(month: month, session: index)
        guard let candidate = self.session(at: session), candidate.has(spellings),
          let there = settings.gyms.knownGym(of: candidate)
        else { continue }
        let isSameGym = there == gym
        if !isSameGym, elsewhere != nil { continue }
        guard let found = exerciseSession(key, writtenAs: spellings, in: session) else { continue }
        let sets = found.sets(comparedAt: isSameGym ? .sameGym : .otherGym)
        if isSameGym, let sets { return sets }
        elsewhere = elsewhere ?? sets
      }
    }
    return elsewhere
  }
}

extension ExerciseSession {
  /// What a later session at the same gym or elsewhere is compared with; nil when that is nothing.
  func sets(comparedAt origin: PreviousSets.Origin) -> PreviousSets? {
    let groups = workingGroups.filter { origin == .sameGym || !$0.isLevel }
    return groups.isEmpty ? nil : PreviousSets(session: self, groups: groups, origin: origin)
  }
}
