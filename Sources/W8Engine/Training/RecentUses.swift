/// An exercise with what its lines of some months say of its use.
package struct RecentExercise: Hashable, Sendable {
  /// The canonical key.
  package let exercise: ExerciseKey
  /// The canonical keys of the known gyms at which it was done.
  package internal(set) var gyms: Set<GymID> = []
  /// The number of lines that have it.
  package internal(set) var lineCount = 0
}

extension Logbook {
  /// At most `most` entries, the latest first.
  package func latestEntries(most: Int) -> [EntryReference] {
    var found: [EntryReference] = []
    for month in months.indices.reversed() {
      for entry in months[month].entries.indices.reversed() {
        if found.count >= most { return found }
        found.append(EntryReference(month: month, entry: entry))
      }
    }
    return found
  }

  /// The exercises of the last `most` months that have entries: those of the latest month first, and of one month in
  /// the order in which they come first. No set is read for it.
  package func recentExercises(inMonths most: Int) -> [RecentExercise] {
    var indices: [ExerciseKey: Int] = [:]
    var found: [RecentExercise] = []
    for log in months.suffix(most).reversed() {
      for totals in log.training.totals {
        for branch in totals.branches {
          let key = settings.training.canonical(branch.branch.exercise)
          let index = indices[key] ?? found.count
          if index == found.count {
            indices[key] = index
            found.append(RecentExercise(exercise: key))
          }
          found[index].lineCount += branch.lineCount
          let gym = settings.gyms.gym(writtenAs: branch.branch.gym)
          if gym != GymNames.unknown { found[index].gyms.insert(gym) }
        }
      }
    }
    return found
  }

  /// At most `most` sessions with the exercise that `key` names, the latest first; aliases are followed.
  package func latestSessions(of key: ExerciseKey, most: Int) -> [ExerciseSession] {
    let key = settings.training.canonical(key)
    let spellings = settings.training.spellings(of: key)
    var found: [ExerciseSession] = []
    for month in months.indices.reversed() where found.count < most {
      found += exerciseSessions(of: key, writtenAs: spellings, inMonthAt: month).reversed()
    }
    return Array(found.prefix(most))
  }
}
