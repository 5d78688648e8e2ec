/// The sets that an exercise is compared with.
package struct PreviousSets: Hashable, Sendable {
  /// The session in which they were done.
  package let session: ExerciseSession
  /// The sets: no warm-ups, and from another gym no machine levels; never empty.
  package let groups: [SetGroup]
  /// Whether they were done at the same gym or elsewhere.
  package let place: Place

  /// Where earlier sets were done.
  package enum Place: UInt8, Hashable, Sendable {
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
      guard training.has(any: spellings) else { continue }
      // Once another gym has answered, months in which it was not done here need no look at their sessions.
      if elsewhere != nil, !hasBranch(training, of: spellings, at: gym) { continue }
      let count = training.sessions.count
      let end = month == reference.month ? min(reference.session, count) : count
      for index in (0..<end).reversed() {
        let session = SessionReference(month: month, session: index)
        guard let there = self.gym(of: session) else { continue }
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

  /// Whether an exercise that is written as any of `keys` was done at the gym of a canonical key.
  private func hasBranch(
    _ training: MonthTraining, of keys: [ExerciseKey], at gym: GymID
  ) -> Bool {
    training.tallies.contains { tally in
      tally.branches.contains {
        keys.contains($0.branch.exercise)
          && settings.gyms.canonical($0.branch.gym ?? settings.gyms.defaultGym) == gym
      }
    }
  }
}

extension ExerciseSession {
  /// What a later session at the same gym or elsewhere is compared with; nil when that is nothing.
  func sets(comparedAt place: PreviousSets.Place) -> PreviousSets? {
    let groups = workingGroups.filter { place == .sameGym || !$0.isLevel }
    return groups.isEmpty ? nil : PreviousSets(session: self, groups: groups, place: place)
  }
}

extension SetGroup {
  fileprivate var isLevel: Bool {
    guard case .level = load else { return false }
    return true
  }
}
