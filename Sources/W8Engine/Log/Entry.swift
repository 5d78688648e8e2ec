package import Primitives

/// The key of a tag, without the `#`: equal for all spellings of one name.
package typealias TagKey = ExactText

/// One dated line of a logbook with what belongs to it.
package struct Entry: Hashable, Sendable {
  /// The day of the entry.
  package var date: CivilDate
  /// The position where the entry stands in the contribution that it came from; only its order has a meaning here.
  package var line: Int32
  /// The time of the entry, if written.
  package var time: TimeOfDay?
  /// Whether the entry says that no weight was taken (`-`).
  package var isDeclaredUnweighed = false
  /// The body weight, if written.
  package var weighIn: WeighIn?
  /// Whether a note belongs to the entry, to one of its sessions or to an exercise.
  package var hasNote = false
  /// The sessions, in the order in which they were written.
  package var sessions: [Session] = []
  /// The keys of the tags of the entry, in the order in which they were written.
  package var tags: [TagKey] = []

  /// Makes an entry that has a date and nothing else.
  package init(date: CivilDate, line: Int32) {
    self.date = date
    self.line = line
  }

  /// The number of sessions.
  package var sessionCount: Int { sessions.count }

  /// The session at `index`, which is less than `sessionCount`.
  package func session(at index: Int) -> Session { sessions[index] }

  /// The indices of the sessions in the order in which they took place: by time, which is their own,
  /// else that of the entry; without one before all others; of equal ones as they were written.
  package var sessionOrder: [Int] {
    let minutes = sessions.indices.map { sessionMinutes(at: $0) }
    return minutes.indices.sorted { (minutes[$0], $0) < (minutes[$1], $1) }
  }

  var sessionsInOrder: [Session] {
    sessions.count > 1 ? sessionOrder.map { sessions[$0] } : sessions
  }

  /// The minute of the day at which the session at `index` took place by its own time, else by that of
  /// the entry; −1 without a time.
  func sessionMinutes(at index: Int) -> Int { (sessions[index].time ?? time)?.minutes ?? -1 }

  /// The mass that figures are made of; nil without a weight and when it is excluded.
  package var countedMass: Mass? {
    guard let weighIn, !weighIn.isExcluded else { return nil }
    return weighIn.mass
  }
}

/// A body weight that was written on an entry.
package struct WeighIn: Hashable, Sendable {
  /// The exact mass.
  package var mass: Mass
  /// The unit in which the mass was written.
  package var unit: MassUnit
  /// Whether the weight is shown but kept out of every figure: it has a `?`, or is not plausible and the log does not say that
  /// such weights are right.
  package var isExcluded: Bool

  /// Makes a weigh-in of `mass`, written in `unit`, which counts unless it is excluded.
  package init(_ mass: Mass, writtenIn unit: MassUnit, isExcluded: Bool = false) {
    self.mass = mass
    self.unit = unit
    self.isExcluded = isExcluded
  }
}

extension Mass {
  /// Whether a person can weigh as much: 20 kg to 400 kg, both included.
  package var isPlausibleBodyWeight: Bool {
    Mass(thousandths: 20_000, of: .kilogram) <= self
      && self <= Mass(thousandths: 400_000, of: .kilogram)
  }
}
