/// All that was done of one exercise.
package struct ExerciseHistory: Hashable, Sendable {
  /// The canonical key.
  package let exercise: ExerciseKey
  /// The name to be shown.
  package let name: String
  /// The sessions in the order in which they took place.
  package let sessions: [ExerciseSession]
  /// The gyms at which it was done, in the order of gyms.
  package let branches: [ExerciseBranch]
  /// What all working sets come to.
  package let figures: TrainingFigures
  /// The records over all gyms, in the order in which they were set; levels have none.
  package let records: [PersonalRecord]
  /// The working sets of each week that has some, ascending.
  package let weeks: [WeeklySets]
}

/// What was done of one exercise at one gym.
package struct ExerciseBranch: Hashable, Sendable {
  /// The canonical key of the gym.
  package let gym: GymID
  /// The sessions in the order in which they took place.
  package let sessions: [ExerciseSession]
  /// What the working sets come to.
  package let figures: TrainingFigures
  /// The records in the order in which they were set.
  package let records: [PersonalRecord]
  /// The notes that belong to the branch, in book order.
  package let setups: [String]
}

extension Logbook {
  /// All that was done of the exercise that `key` names; aliases are followed.
  package func history(of key: ExerciseKey) -> ExerciseHistory {
    let key = settings.training.canonical(key)
    let sessions = exerciseSessions(of: key)
    let figures = sessions.map { TrainingFigures(of: $0) }
    let isElsewhere = Dictionary(grouping: sessions.indices, by: { sessions[$0].gym })
    let branches = gymUses.compactMap { use in
      isElsewhere[use.info.id].map { indices in
        branch(
          of: key, sessions: indices.map { sessions[$0] }, figures: indices.map { figures[$0] })
      }
    }
    return ExerciseHistory(
      exercise: key, name: exerciseName(of: key), sessions: sessions, branches: branches,
      figures: total(of: figures),
      records: records(of: sessions, figures).filter { $0.achievement.kind != .level },
      weeks: WeeklySets.weeks(of: sessions))
  }

  /// The notes on an exercise at a gym, in book order; aliases of both are followed.
  package func setupNotes(of key: ExerciseKey, at gym: GymID) -> [String] {
    let (key, gym) = (settings.training.canonical(key), settings.gyms.canonical(gym))
    return settings.training.setups.filter {
      settings.training.canonical($0.exercise) == key && settings.gyms.canonical($0.gym) == gym
    }.map(\.text)
  }

  private func branch(
    of key: ExerciseKey, sessions: [ExerciseSession], figures: [TrainingFigures]
  ) -> ExerciseBranch {
    let gym = sessions.first?.gym ?? settings.gyms.defaultGym
    return ExerciseBranch(
      gym: gym, sessions: sessions, figures: total(of: figures),
      records: records(of: sessions, figures), setups: setupNotes(of: key, at: gym))
  }

  private func total(of figures: [TrainingFigures]) -> TrainingFigures {
    figures.reduce(into: TrainingFigures()) { $0.add($1) }
  }

  private func records(
    of sessions: [ExerciseSession], _ figures: [TrainingFigures]
  ) -> [PersonalRecord] {
    var keeper = RecordKeeper()
    return zip(sessions, figures).flatMap { keeper.records(of: $1, in: $0) }
  }
}

extension ExerciseHistory {
  /// The working sets at `gyms`, given by canonical keys, of each week that has some, ascending.
  package func weeks(at gyms: Set<GymID>) -> [WeeklySets] {
    WeeklySets.weeks(of: sessions.filter { gyms.contains($0.gym) })
  }

  /// What the session at `index` is compared with, as `Logbook.previousSets` finds it.
  package func previousSets(ofSessionAt index: Int) -> PreviousSets? {
    guard sessions.indices.contains(index) else { return nil }
    let gym = sessions[index].gym
    guard gym != GymNames.unknown else { return nil }
    let earlier = sessions[..<index].reversed()
    let elsewhere = earlier.lazy.filter { $0.gym != gym && $0.gym != GymNames.unknown }
    return earlier.lazy.filter { $0.gym == gym }.compactMap { $0.sets(comparedAt: .sameGym) }.first
      ?? elsewhere.compactMap { $0.sets(comparedAt: .otherGym) }.first
  }
}
