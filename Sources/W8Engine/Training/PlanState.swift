/// Where a plan stands after some of its sessions.
struct PlanState: Sendable {
  /// The load of the next session as the value of an `Amount`, or the training max; nil where none is known yet.
  var target: Int64?
  /// The index of the stage, or of the session in its cycle.
  var position = 0
  var misses = 0
  /// Whether the next session works up to a heaviest set.
  var isTesting = false
  var cycle = Cycle()
  /// The number of the gym of the last load that was made, and this load.
  var made: (gym: Int, load: Int64)?
  /// The load at which the first stage was missed.
  var left: Int64?
  /// The load of a lighter session and a step: whoever lifts it next has started again.
  var restart: Int64?
  /// What the last session came to that was not another one.
  var last: PlanEvent?
  /// The last session.
  var session: SessionReference?
  /// How many in a row up to it were others.
  var others = 0

  /// What the sessions of a cycle came to so far.
  struct Cycle: Sendable {
    var hasMiss = false
    /// Whether the session with the heaviest set was made.
    var madeHeaviest = false
    /// The repetitions of the heaviest `+` set.
    var repetitions: Int?
  }
}

/// What a session of a plan came to, and what follows.
package enum PlanEvent: Hashable, Sendable {
  /// The load of all sets was made, which adds `step`.
  case made(PlannedLoad, step: Amount)
  /// It was made, but stays.
  case held(PlannedLoad, HoldReason)
  /// Fewer sets were made than planned.
  case missed(Missed)
  /// The heaviest set of a test.
  case tested(repetitions: Int, Amount, share: Int64)
  /// The lifter started again with a lighter load.
  case again(Amount, step: Amount)
  /// A session of a cycle was made.
  case madeSession

  /// How the session ended.
  package var outcome: PlanOutcome {
    switch self {
    case .made, .madeSession: .made
    case .held: .held
    case .missed: .missed
    case .tested: .tested
    case .again: .again
    }
  }

  /// The reason why a load stays.
  package enum HoldReason: Hashable, Sendable {
    /// All sets have to reach some repetitions.
    case range(Int)
    /// The last set has to; nil where no step is written.
    case repetitions(Int?)
    case effort(halves: Int)
    /// The gym cannot load more.
    case most
  }

  /// A session that was not made.
  package struct Missed: Hashable, Sendable {
    /// How many sets were made.
    package let done: Int
    /// How many were planned.
    package let planned: Int
    /// The load; nil in a cycle.
    package let load: Amount?
    /// What follows.
    package let then: Next

    /// What follows.
    package enum Next: Hashable, Sendable {
      /// The same again; the number of misses in a row, of how many.
      case again(Int, of: Int)
      case stage(Int, of: Int)
      case share(Int64, afterMisses: Int)
      case change(of: Amount, by: Amount)
      case test(share: Int64)
    }
  }
}

/// The load of all sets of a session.
package struct PlannedLoad: Hashable, Sendable {
  /// Whether the repetitions are those to reach, not those that are enough.
  package let isFull: Bool
  /// The load that is due where it is the same but for less than 0.25 %, else the one that was lifted.
  package let load: Amount
}

/// The end of a session of a plan; the weaker ones come first.
package enum PlanOutcome: Int, Comparable, Sendable {
  case other, missed, again, tested, held, made

  package static func < (left: PlanOutcome, right: PlanOutcome) -> Bool {
    left.rawValue < right.rawValue
  }
}
