import Primitives

/// Which session of a logbook is meant.
package struct SessionReference: Hashable, Comparable, Sendable {
  /// The index of the month in the logbook.
  package let month: Int
  /// The index among the sessions of the month, which stand in the order in which they took place.
  package let session: Int

  /// The first of a logbook.
  static let first = SessionReference(month: 0, session: 0)

  package init(month: Int, session: Int) {
    self.month = month
    self.session = session
  }

  package static func < (left: SessionReference, right: SessionReference) -> Bool {
    (left.month, left.session) < (right.month, right.session)
  }
}

extension Logbook {
  /// All sessions, in the order in which they took place.
  package var sessions: [SessionReference] {
    months.indices.flatMap { month in
      months[month].training.sessions.indices.map { SessionReference(month: month, session: $0) }
    }
  }

  /// The session that took place last; nil when there is none.
  package var lastSession: SessionReference? {
    months.indices.last { !months[$0].training.sessions.isEmpty }.map {
      SessionReference(month: $0, session: months[$0].training.sessions.count - 1)
    }
  }

  /// The session at `index` among those of an entry; nil when there is none.
  package func session(_ index: Int, of reference: EntryReference) -> SessionReference? {
    guard let date = entry(at: reference)?.date else { return nil }
    let locations = months[reference.month].training.sessions
    let first = locations.partitioningIndex { $0.date >= date }
    for number in first..<locations.count where locations[number].date == date {
      if Int(locations[number].entry) == reference.entry, Int(locations[number].session) == index {
        return SessionReference(month: reference.month, session: number)
      }
    }
    return nil
  }

  /// The session that `reference` names; nil when there is none.
  package func session(at reference: SessionReference) -> Session? {
    location(of: reference).map { location in
      months[reference.month].entries[Int(location.entry)].session(at: Int(location.session))
    }
  }

  /// The entry of the session that `reference` names; nil when there is none.
  package func entry(of reference: SessionReference) -> EntryReference? {
    location(of: reference).map { EntryReference(month: reference.month, entry: Int($0.entry)) }
  }

  /// The day of the session that `reference` names; nil when there is none.
  package func date(of reference: SessionReference) -> CivilDate? {
    location(of: reference)?.date
  }

  /// The canonical key of the gym of the session that `reference` names; nil when there is no such
  /// session, or its gym is not known.
  package func gym(of reference: SessionReference) -> GymID? {
    session(at: reference).flatMap(settings.gyms.knownGym)
  }

  /// Gives each session of `dates`, both ends included, with its entry to `use`, in the order in which they took
  /// place.
  func forEachSession(
    in dates: ClosedRange<CivilDate>, _ use: (Session, EntryReference) -> Void
  ) {
    for month in monthIndices(in: dates) {
      let log = months[month]
      let locations = log.training.sessions
      let first = locations.partitioningIndex { $0.date >= dates.lowerBound }
      for location in locations[first...].prefix(while: { $0.date <= dates.upperBound }) {
        let entry = EntryReference(month: month, entry: Int(location.entry))
        use(log.entries[entry.entry].session(at: Int(location.session)), entry)
      }
    }
  }

  /// Where the session that `reference` names stands in its month; nil when there is none.
  func location(of reference: SessionReference) -> SessionLocation? {
    guard months.indices.contains(reference.month) else { return nil }
    let locations = months[reference.month].training.sessions
    return locations.indices.contains(reference.session) ? locations[reference.session] : nil
  }
}
