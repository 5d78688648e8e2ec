/// One dated line of a logbook with what belongs to it.
package struct Entry: Hashable, Sendable {
  /// The day of the entry.
  package var date: CivilDate
  /// Where the entry stands in the contribution that it came from; only its order has a meaning here.
  package var line: Int32
  /// The time of the entry, if written.
  package var time: TimeOfDay?
  /// The body weight, if written.
  package var weighIn: WeighIn?
  /// Whether the entry says that no weight was taken (`-`).
  package var isDeclaredUnweighed = false
  /// Whether a note belongs to the entry.
  package var hasNote = false
  /// The sessions of the entry, in the order in which they were written.
  package var sessions: [Session] = []
  /// The keys of the tags of the entry, without the `#`, in the order in which they were written.
  package var tags: [String] = []

  /// Makes an entry that has a date and nothing else.
  package init(date: CivilDate, line: Int32) {
    self.date = date
    self.line = line
  }

  /// The indices of the sessions in the order in which they took place: by time, which is their own,
  /// else that of the entry; without one before all others; of equal ones as they were written.
  package var sessionOrder: [Int] {
    let minutes = sessions.map { ($0.time ?? time)?.minutes ?? -1 }
    return sessions.indices.sorted { (minutes[$0], $0) < (minutes[$1], $1) }
  }

  /// The sessions in the order in which they took place.
  var sessionsInOrder: [Session] {
    sessions.count > 1 ? sessionOrder.map { sessions[$0] } : sessions
  }

  /// The mass that figures are made of; nil without a weight and when it is excluded.
  package var countedMass: Mass? {
    guard let weighIn, !weighIn.isExcluded else { return nil }
    return weighIn.mass
  }
}
