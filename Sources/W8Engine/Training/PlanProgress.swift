import Primitives

/// How far the plans of a book have come, and where they were on the way.
struct PlanProgress: Sendable {
  /// After all sessions.
  private(set) var end: PlanWalk
  /// At the starts of months, and in long ones now and then, ascending.
  private var stops: [Stop] = []

  private struct Stop: Sendable {
    /// The session before which it is.
    let session: SessionReference
    let date: CivilDate
    let states: [PlanState]
  }

  /// So many sessions of a month lie between two stops.
  private static let between = 64

  /// Takes all sessions of `logbook`.
  init(in logbook: Logbook) {
    end = PlanWalk(BookPlans(logbook.settings))
    takeAll(from: .first, in: logbook)
  }

  /// Goes on from `earlier`, whose first `sameMonths` months `logbook` has too.
  init(after earlier: PlanProgress, sameMonths: Int, in logbook: Logbook) {
    self = earlier
    let next = SessionReference(month: sameMonths, session: 0)
    stops.removeSubrange(stops.partitioningIndex { $0.session > next }...)
    let last = stops.popLast()
    end.states = last?.states ?? PlanWalk(end.plans).states
    takeAll(from: last?.session ?? .first, in: logbook)
  }

  /// The walk of the exercise at an index before the first session that `isLater`.
  func walk(
    ofExercise exercise: Int, toFirst isLater: (SessionReference, CivilDate) -> Bool,
    in logbook: Logbook
  ) -> PlanWalk {
    var walk = end
    let next = stops.partitioningIndex { isLater($0.session, $0.date) }
    let stop = next > 0 ? stops[next - 1] : nil
    walk.states = stop?.states ?? PlanWalk(walk.plans).states
    walk.walk(
      logbook, from: stop?.session ?? .first, only: exercise,
      while: { session, date, _ in !isLater(session, date) }
    ) { $0.take($1) }
    return walk
  }

  private mutating func takeAll(from start: SessionReference, in logbook: Logbook) {
    var (walk, stops) = (end, stops)
    walk.walk(logbook, from: start) { reference, date, states in
      if reference.session.isMultiple(of: Self.between) {
        stops.append(Stop(session: reference, date: date, states: states))
      }
      return true
    } _: {
      $0.take($1)
    }
    (end, self.stops) = (walk, stops)
  }
}

extension Logbook {
  /// How its plans go, from what an earlier logbook knew up to the first month that has changed.
  var planProgress: PlanProgress {
    plans.value {
      guard let earlierPlans, let earlier = earlierPlans.plans.value(ifKnownAs: PlanProgress.self)
      else { return PlanProgress(in: self) }
      return PlanProgress(after: earlier, sameMonths: earlierPlans.months, in: self)
    }
  }
}
