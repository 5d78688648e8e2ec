/// The sessions of one part of a log, kept as small as can be until somebody asks for one of them.
package final class SessionShelf: Sendable {
  private let kept: [KeptSession]
  /// The keys of the gyms that the sessions name.
  private let gyms: [GymID]
  private let exercises: DeferredExercises

  /// Takes sessions with the gyms that they name; what was done in the session at `index` is at the same
  /// place of `exercises`.
  package init(_ kept: [KeptSession], gyms: [GymID], exercises: DeferredExercises) {
    self.kept = kept
    self.gyms = gyms
    self.exercises = exercises
  }

  /// The session at `index`, one without anything for an index outside.
  func session(at index: Int) -> Session {
    guard kept.indices.contains(index) else { return Session(gym: nil) }
    return Session(
      gym: key(kept[index].gym), time: kept[index].time, of: exercises, at: index)
  }

  private func key(_ gym: KeptSession.Gym) -> GymID? {
    switch gym {
    case .standard: nil
    case .unknown: GymNames.unknown
    case .named(let index): gyms.indices.contains(index) ? gyms[index] : nil
    }
  }

  /// The time of the session at `index`.
  func time(ofSession index: Int) -> TimeOfDay? {
    kept.indices.contains(index) ? kept[index].time : nil
  }
}

/// A session without its exercises, in eight bytes.
package struct KeptSession: Sendable {
  private let gymNumber: Int32
  /// The time written for the session itself, if any.
  let time: TimeOfDay?

  /// Where a session took place.
  package enum Gym: Sendable {
    /// At the default gym.
    case standard
    /// At a gym whose name cannot be read.
    case unknown
    /// At the gym that has this place among those of the shelf.
    case named(Int)
  }

  /// Makes a session at `gym`; `time` is the one written for the session itself, if any.
  package init(at gym: Gym, time: TimeOfDay?) {
    gymNumber =
      switch gym {
      case .standard: -1
      case .unknown: -2
      case .named(let index): Int32(clamping: index)
      }
    self.time = time
  }

  fileprivate var gym: Gym {
    switch gymNumber {
    case -1: .standard
    case -2: .unknown
    default: .named(Int(gymNumber))
    }
  }
}
