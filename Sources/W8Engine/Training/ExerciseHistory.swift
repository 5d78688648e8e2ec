/// All that was done of one exercise.
package struct ExerciseHistory: Hashable, Sendable {
  /// The canonical key.
  package let exercise: ExerciseKey
  /// The name to be shown.
  package let name: String
  /// The sessions in the order in which they took place.
  package let sessions: [ExerciseSession]
  /// What the working sets of each session come to.
  package let sessionFigures: [TrainingFigures]
  /// The gyms at which it was done, in the order of gyms.
  package let branches: [ExerciseBranch]

  /// What all working sets come to.
  package var figures: TrainingFigures { TrainingFigures(of: sessionFigures) }
  /// The records over all gyms, in the order in which they were set; levels have none.
  package var records: [PersonalRecord] {
    W8Engine.records(of: sessions, sessionFigures).filter { $0.achievement.kind != .level }
  }
  /// The working sets of each week that has some, ascending.
  package var weeks: [WeeklySets] { WeeklySets.weeks(of: sessions) }
}

/// What was done of one exercise at one gym.
package struct ExerciseBranch: Hashable, Sendable {
  /// The canonical key of the gym.
  package let gym: GymID
  /// The sessions in the order in which they took place.
  package let sessions: [ExerciseSession]
  /// What the working sets of each session come to.
  package let sessionFigures: [TrainingFigures]
  /// What all working sets come to.
  package let figures: TrainingFigures
  /// The records in the order in which they were set.
  package let records: [PersonalRecord]
  /// The notes that belong to the branch, in book order.
  package let setups: [String]
}

extension Logbook {
  /// All that was done of the exercise that `key` names; aliases are followed. Who asks for several gives the `gymUses`,
  /// for which all sessions are looked through.
  package func history(of key: ExerciseKey, gyms: [GymUsage]? = nil) -> ExerciseHistory {
    let key = settings.training.canonical(key)
    let sessions = exerciseSessions(of: key)
    let figures = sessions.map { TrainingFigures(of: $0) }
    let isElsewhere = Dictionary(grouping: sessions.indices, by: { sessions[$0].gym })
    let setups = setupNotes(of: key)
    let branches = (gyms ?? gymUses).compactMap { use in
      isElsewhere[use.info.id].map { indices in
        branch(
          at: use.info.id, sessions: indices.map { sessions[$0] },
          figures: indices.map { figures[$0] }, setups: setups[use.info.id] ?? [])
      }
    }
    return ExerciseHistory(
      exercise: key, name: exerciseName(of: key), sessions: sessions, sessionFigures: figures,
      branches: branches)
  }

  /// The notes on an exercise at a gym, in book order; aliases of both are followed.
  package func setupNotes(of key: ExerciseKey, at gym: GymID) -> [String] {
    setupNotes(of: settings.training.canonical(key))[settings.gyms.canonical(gym)] ?? []
  }

  /// The notes on the exercise of a canonical key, in book order, by the canonical keys of gyms.
  private func setupNotes(of key: ExerciseKey) -> [GymID: [String]] {
    settings.training.setups.reduce(into: [:]) { notes, setup in
      // A line that only says how the exercise is loaded is no note.
      guard settings.training.canonical(setup.exercise) == key,
        !setup.text.isEmpty || setup.loading.isEmpty
      else { return }
      notes[settings.gyms.canonical(setup.gym), default: []].append(setup.text)
    }
  }

  private func branch(
    at gym: GymID, sessions: [ExerciseSession], figures: [TrainingFigures], setups: [String]
  ) -> ExerciseBranch {
    ExerciseBranch(
      gym: gym, sessions: sessions, sessionFigures: figures,
      figures: TrainingFigures(of: figures), records: records(of: sessions, figures),
      setups: setups)
  }
}

/// The records that `sessions`, which came to `figures`, set one after the other.
private func records(
  of sessions: [ExerciseSession], _ figures: [TrainingFigures]
) -> [PersonalRecord] {
  var keeper = RecordKeeper()
  return zip(sessions, figures).flatMap { keeper.records(of: $1, in: $0) }
}

extension ExerciseHistory {
  /// The working sets at `gyms`, given by canonical keys, of each week that has some, ascending.
  package func weeks(at gyms: Set<GymID>) -> [WeeklySets] {
    WeeklySets.weeks(of: sessions.filter { gyms.contains($0.gym) })
  }

  /// What each of the sessions is compared with, as `Logbook.previousSets` finds it; nil where that is nothing.
  package var previousSets: [PreviousSets?] {
    var latest: [GymID: PreviousSets] = [:]
    // The latest sets to compare with elsewhere, and the latest at another gym than those.
    var elsewhere: (first: PreviousSets?, second: PreviousSets?) = (nil, nil)
    return sessions.map { session in
      let gym = session.gym
      guard gym != GymNames.unknown else { return nil }
      let first = elsewhere.first
      let isFirstHere = first?.session.gym == gym
      let previous = latest[gym] ?? (isFirstHere ? elsewhere.second : first)
      if let sets = session.sets(comparedAt: .sameGym) { latest[gym] = sets }
      if let sets = session.sets(comparedAt: .otherGym) {
        elsewhere = (sets, isFirstHere ? elsewhere.second : first)
      }
      return previous
    }
  }
}
