import W8Engine

/// The sessions of a day, of which those that say the same are one.
///
/// A few are compared with each other, which their starts decide; many are looked up.
struct SessionsSeen {
  private let isLookedUp: Bool
  private var few: [SessionKey] = []
  private var many: Set<SessionKey> = []

  /// Makes a day of which `count` sessions will be asked.
  init(count: Int) {
    isLookedUp = count > comparedLimit
  }

  /// Whether the session is new, which it is not anymore.
  mutating func insert(_ session: ImportedSession) -> Bool {
    let key = SessionKey(session)
    if isLookedUp { return many.insert(key).inserted }
    guard !few.contains(key) else { return false }
    few.append(key)
    return true
  }
}

/// How many sessions of a day are compared with each other.
private let comparedLimit = 8

/// What makes two sessions of a day one.
private struct SessionKey: Hashable {
  let start: TimeOfDay?
  let title: String?
  let exercises: [ImportedExercise]

  init(_ session: ImportedSession) {
    (start, title, exercises) = (session.start, session.title, session.exercises)
  }
}
