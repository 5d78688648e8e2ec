import W8Engine

/// The sessions of a day, of which those that say the same are one.
///
/// A few are compared with each other, which their starts decide; many are looked up.
struct SessionsSeen {
  private let isLookedUp: Bool
  private var few: [(key: SessionKey, index: Int)] = []
  private var many: [SessionKey: Int] = [:]

  /// Makes a day of which `count` sessions will be asked.
  init(count: Int) {
    isLookedUp = count > comparedLimit
  }

  /// The index of the session that says the same; nil where none does, and the session is that of `index` from now on.
  mutating func twin(of session: ImportedSession, at index: Int) -> Int? {
    let key = SessionKey(session)
    let known = isLookedUp ? many[key] : few.first { $0.key == key }?.index
    if known == nil {
      if isLookedUp { many[key] = index } else { few.append((key, index)) }
    }
    return known
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
    (start, title) = (session.start, session.title)
    exercises = session.exercises.map(\.withoutLine)
  }
}
