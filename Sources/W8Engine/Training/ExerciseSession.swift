import Primitives

/// One exercise in one session, all its lines together.
package struct ExerciseSession: Hashable, Sendable {
  /// The canonical key of the exercise.
  package let exercise: ExerciseKey
  /// The session.
  package let session: SessionReference
  /// The day.
  package let date: CivilDate
  /// The canonical key of the gym, `GymNames.unknown` where it cannot be read.
  package let gym: GymID
  /// The lines of the exercise, in order.
  package let lines: [LoggedExercise]

  /// The way the loads are read.
  package let reading: LoadReading

  /// The groups of sets of all lines, in order.
  package var groups: [SetGroup] { lines.flatMap { $0.groups } }

  /// The groups that are no warm-up, in order.
  package var workingGroups: [SetGroup] { groups.filter { $0.purpose == .work } }

  /// The unit of loads that have none, a kilogram or a pound.
  package var unit: MassUnit { reading.unit }

  /// What the sets of `group`, one of the groups, are done with.
  package func load(of group: SetGroup) -> ResolvedLoad { reading.load(of: group) }
}

extension Logbook {
  /// The sessions with the exercise that `key` names, in the order in which they took place;
  /// aliases are followed.
  package func exerciseSessions(of key: ExerciseKey) -> [ExerciseSession] {
    let key = settings.training.canonical(key)
    let spellings = settings.training.spellings(of: key)
    return months.indices.flatMap {
      exerciseSessions(of: key, writtenAs: spellings, inMonthAt: $0)
    }
  }

  /// The exercise that `key` names in one session; nil when it was not done there.
  func exerciseSession(
    of key: ExerciseKey, in reference: SessionReference
  ) -> ExerciseSession? {
    exercises(of: reference).first { $0.exercise == settings.training.canonical(key) }
  }

  /// The exercises of one session in the order of their first lines, each once.
  package func exercises(of reference: SessionReference) -> [ExerciseSession] {
    guard let session = session(at: reference) else { return [] }
    var keys: [ExerciseKey] = []
    var lines: [ExerciseKey: [LoggedExercise]] = [:]
    for exercise in session.exercises {
      let key = settings.training.canonical(exercise.key)
      if lines[key] == nil { keys.append(key) }
      lines[key, default: []].append(exercise)
    }
    return keys.compactMap { exerciseSession($0, lines: lines[$0] ?? [], in: reference) }
  }

  /// The exercise that stands on `line` in one session, with all of its lines there; nil when none does.
  package func exercise(
    onLine line: Int32, of reference: SessionReference
  ) -> ExerciseSession? {
    guard let exercises = session(at: reference)?.exercises else { return nil }
    let index = exercises.partitioningIndex { $0.line >= line }
    guard index < exercises.count, exercises[index].line == line else { return nil }
    let key = settings.training.canonical(exercises[index].key)
    return exerciseSession(key, writtenAs: settings.training.spellings(of: key), in: reference)
  }

  /// The exercise of a canonical key, with how it may be written, in one session; nil when it was not done there.
  func exerciseSession(
    _ key: ExerciseKey, writtenAs spellings: ExerciseSpellings, in reference: SessionReference
  ) -> ExerciseSession? {
    let lines = session(at: reference)?.exercises(writtenAs: spellings) ?? []
    return lines.isEmpty ? nil : exerciseSession(key, lines: lines, in: reference)
  }

  /// The sessions with the exercise of a canonical key, with how it may be written, in one month.
  func exerciseSessions(
    of key: ExerciseKey, writtenAs spellings: ExerciseSpellings, inMonthAt month: Int
  ) -> [ExerciseSession] {
    let locations = months[month].training.locations(of: spellings)
    return locations.chunked { $0.session == $1.session }.compactMap { locations in
      exerciseSession(key, at: locations, inMonthAt: month)
    }
  }

  /// The exercise at `locations`, which lie in one session.
  func exerciseSession(
    _ key: ExerciseKey, at locations: ArraySlice<ExerciseLocation>, inMonthAt month: Int
  ) -> ExerciseSession? {
    guard let first = locations.first else { return nil }
    let reference = SessionReference(month: month, session: Int(first.session))
    guard let exercises = session(at: reference)?.exercises else { return nil }
    return exerciseSession(
      key, lines: locations.map { exercises[Int($0.exercise)] }, in: reference)
  }

  private func exerciseSession(
    _ key: ExerciseKey, lines: [LoggedExercise], in reference: SessionReference
  ) -> ExerciseSession? {
    guard let location = location(of: reference) else { return nil }
    let entry = EntryReference(month: reference.month, entry: Int(location.entry))
    let session = months[entry.month].entries[entry.entry].session(at: Int(location.session))
    let gym = settings.gyms.gym(of: session)
    return ExerciseSession(
      exercise: key, session: reference, date: location.date, gym: gym, lines: lines,
      reading: reading(of: key, in: lines, at: gym, entry))
  }
}
