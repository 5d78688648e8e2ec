import W8Book
package import W8Engine
import W8Syntax

extension Analysis {
  /// The gym that more than half of the last eight entries of the weekday of `day` name, as it is written there with its
  /// sign; nil where none does, and where it is closed by then.
  package func usualGym(on day: CivilDate) -> String? {
    let entries = logbook.latestEntries(most: 7 * entriesOfHabit).filter { reference in
      logbook.entry(at: reference).map { $0.date < day && $0.date.weekday == day.weekday } ?? false
    }.prefix(entriesOfHabit)
    var uses: [GymID: (count: Int, spelling: String)] = [:]
    for entry in entries {
      guard let place = place(of: entry)?.line, let gym = place.token(.gym) else { continue }
      let spelling = place.string(of: gym)
      uses[canonicalKey(spelling), default: (0, spelling)].count += 1
    }
    guard let (key, use) = uses.first(where: { $0.value.count * 2 > entries.count }),
      book.gym(key)?.closed.map({ $0 >= day }) ?? true
    else { return nil }
    return use.spelling
  }
}

/// How many entries of one weekday make a habit.
private let entriesOfHabit = 8
