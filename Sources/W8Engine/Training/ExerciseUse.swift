import Primitives

/// An exercise with how often and when it was last done.
package struct ExerciseUse: Hashable, Sendable {
  /// The canonical key.
  package let exercise: ExerciseKey
  /// The name to be shown: as declared, else as it was written first.
  package let name: String
  /// The keys of the other names, in the order of their declaration.
  package let aliases: [ExerciseKey]
  /// The canonical keys of the known gyms at which it was done, the latest first.
  package let gyms: [GymID]
  /// The number of sessions that have it.
  package let sessionCount: Int
  /// The number of lines that have it.
  package let lineCount: Int
  /// The latest session; nil when it is only declared.
  package let lastSession: SessionReference?
  /// The day of the latest session.
  package let lastDate: CivilDate?
}

extension Logbook {
  /// The exercises that are declared or were done: the last done first, those of one session in the
  /// order of their names, and those never done last in the order of their declarations.
  package var exerciseUses: [ExerciseUse] {
    var totals: [Totals] = []
    var numbers = KeyNumbers()
    var gyms = KeyNumbers()
    for reference in sessions {
      guard let session = session(at: reference) else { continue }
      let gym = settings.gyms.knownGym(of: session).map { gyms.number(of: $0) }
      for name in session.names {
        let key = settings.training.canonical(name.key)
        let number = numbers.number(of: key)
        if number == totals.count { totals.append(Totals(name.written, key)) }
        totals[number].add(reference, gym)
      }
    }
    let known = Set(totals.lazy.map { $0.key })
    let done = totals.map { use(of: $0.key, $0, at: gyms.keys) }.sorted { left, right in
      guard let own = left.lastSession, let other = right.lastSession, own != other else {
        return left.name < right.name
      }
      return own > other
    }
    let declared = settings.training.exercises.filter {
      !known.contains($0.key) && settings.training.exercise($0.key) == $0
    }
    return done + declared.map { use(of: $0.key, Totals($0.name, $0.key), at: []) }
  }

  /// The name to be shown for the exercise of a canonical key: as declared, else as it was written
  /// in the first session that has it, else in a plan, else the key itself.
  package func exerciseName(of key: ExerciseKey) -> String {
    if let declared = settings.training.exercise(key) { return declared.name }
    guard let (reference, line) = firstLine(of: key) else {
      return settings.training.plans.first { $0.exercise == key }?.name ?? key.text
    }
    return session(at: reference)?.exercises[line].name ?? key.text
  }

  /// Whether the exercise of a canonical key is declared or was done; costs no look at the sessions.
  package func hasExercise(_ key: ExerciseKey) -> Bool {
    if settings.training.exercise(key) != nil { return true }
    let spellings = settings.training.spellings(of: key)
    return months.contains { $0.training.has(spellings) }
  }

  /// The first session that has the exercise of a canonical key, and the index of its line there.
  private func firstLine(of key: ExerciseKey) -> (session: SessionReference, line: Int)? {
    let spellings = settings.training.spellings(of: key)
    for (month, log) in months.enumerated() {
      guard let location = log.training.locations(of: spellings).first else { continue }
      return (
        SessionReference(month: month, session: Int(location.session)), Int(location.exercise)
      )
    }
    return nil
  }

  /// The exercise of a canonical key in the last session that has it; nil when it was never done.
  ///
  /// Costs a look at the sessions of the last month that has it.
  package func lastSession(of key: ExerciseKey) -> ExerciseSession? {
    let spellings = settings.training.spellings(of: key)
    for month in months.indices.reversed() {
      guard let last = months[month].training.locations(of: spellings).last else { continue }
      let session = SessionReference(month: month, session: Int(last.session))
      return exerciseSession(of: key, in: session)
    }
    return nil
  }

  private func use(
    of key: ExerciseKey, _ totals: Totals, at gyms: [GymID]
  ) -> ExerciseUse {
    ExerciseUse(
      exercise: key, name: settings.training.exercise(key)?.name ?? totals.name,
      aliases: Array(settings.training.spellings(of: key).keys.dropFirst()),
      gyms: totals.gyms.sorted { $0.value > $1.value }.map { gyms[$0.key] },
      sessionCount: totals.sessionCount, lineCount: totals.lineCount, lastSession: totals.last,
      lastDate: totals.last.flatMap(date))
  }

  private struct Totals {
    let name: String
    let key: ExerciseKey
    var sessionCount = 0
    var lineCount = 0
    var last: SessionReference?
    /// The last sessions at gyms, which are named by their numbers.
    var gyms: [Int: SessionReference] = [:]

    init(_ name: String, _ key: ExerciseKey) {
      (self.name, self.key) = (name, key)
    }

    mutating func add(_ session: SessionReference, _ gym: Int?) {
      lineCount += 1
      guard last != session else { return }
      sessionCount += 1
      last = session
      if let gym { gyms[gym] = session }
    }
  }
}
