import Primitives
import W8Engine

/// How the working sets of an exercise differ from those of the time before.
///
/// The heaviest loads are compared first, and where they are equal or of different kinds all
/// completed repetitions, then the whole distance, then the whole time.
enum SetChange: Equatable {
  case load(Mass)
  case level(thousandths: Int)
  case repetitions(Int)
  case metres(Double)
  case seconds(Double)
  /// Nothing that can be counted.
  case nothing

  /// The change from `previous` to the working sets of `session`.
  init(from previous: PreviousSets, to session: ExerciseSession) {
    let old = Work(previous.groups, previous.session)
    let new = Work(session.workingGroups, session)
    switch (old.top, new.top) {
    case (.mass(let old), .mass(let new)) where old != new,
      (.added(let old), .added(let new)) where old != new:
      self = .load(new - old)
    case (.level(let old), .level(let new)) where old != new:
      self = .level(thousandths: Int(new) - Int(old))
    default:
      self = Self.ofAmounts(from: old, to: new)
    }
  }

  /// The change behind its arrow: `↑ 2.5 kg`, `↓ 3 reps`; `–` for none.
  func text(in unit: MassUnit) -> String {
    switch self {
    case .load(let mass):
      "\(arrow(mass > .zero)) \(DecimalText.text(load: mass.magnitude, in: unit)) \(unit.symbol)"
    case .level(let thousandths):
      "\(arrow(thousandths > 0)) \(DecimalText.text(thousandths: Int64(abs(thousandths)))) lvl"
    case .repetitions(let count):
      "\(arrow(count > 0)) \(counted(abs(count), "rep"))"
    case .metres(let metres):
      "\(arrow(metres > 0)) \(distanceText(abs(metres)))"
    case .seconds(let seconds):
      "\(arrow(seconds > 0)) \(SetText.time(seconds: Int(min(abs(seconds), 1e15))))"
    case .nothing: "–"
    }
  }

  private static func ofAmounts(from old: Work, to new: Work) -> SetChange {
    if new.repetitions != old.repetitions {
      return .repetitions(new.repetitions - old.repetitions)
    }
    if new.metres != old.metres { return .metres(new.metres - old.metres) }
    if new.seconds != old.seconds { return .seconds(new.seconds - old.seconds) }
    return .nothing
  }

  private func arrow(_ isMore: Bool) -> String { isMore ? "↑" : "↓" }

  private func distanceText(_ metres: Double) -> String {
    let isLong = metres >= 1000
    let thousandths = (isLong ? metres : metres * 1000).rounded()
    return DecimalText.text(thousandths: Int64(min(thousandths, 1e18))) + (isLong ? " km" : " m")
  }
}

/// What some sets come to.
private struct Work {
  private(set) var top = TopLoad.nothing
  private(set) var repetitions = 0
  private(set) var metres = 0.0
  private(set) var seconds = 0.0

  /// The heaviest load, of which only one kind compares.
  enum TopLoad {
    case mass(Mass)
    /// What was added to one's own weight, which is another one every day.
    case added(Mass)
    case level(Int32)
    case nothing
  }

  init(_ groups: [SetGroup], _ session: ExerciseSession) {
    for group in groups where group.repetitions == nil || group.completedSetCount > 0 {
      lift(group, session)
      repetitions += group.completedRepetitions
      guard group.distances != nil || group.seconds != nil else { continue }
      for set in group.sets {
        metres += set.distance?.metres ?? 0
        seconds += Double(set.seconds ?? 0)
      }
    }
  }

  private mutating func lift(_ group: SetGroup, _ session: ExerciseSession) {
    switch (load(of: group, session), top) {
    case (.mass(let new), .mass(let old)): top = .mass(max(new, old))
    case (.mass(let new), _): top = .mass(new)
    case (_, .mass): return
    case (.added(let new), .added(let old)): top = .added(max(new, old))
    case (.added(let new), _): top = .added(new)
    case (_, .added): return
    case (.level(let new), .level(let old)): top = .level(max(new, old))
    case (.level(let new), .nothing): top = .level(new)
    case (.nothing, _): return
    }
  }

  private func load(of group: SetGroup, _ session: ExerciseSession) -> TopLoad {
    switch (group.load, session.load(of: group)) {
    case (.bodyWeight(let added), _): .added(added.mass(unlessWritten: session.unit))
    case (nil, .nothing), (_, .nothing): .nothing
    case (nil, _): .added(.zero)
    case (_, .mass(let mass)): .mass(mass)
    case (_, .level(let thousandths)): .level(thousandths)
    case (_, .bodyWeight(let added)): .added(added)
    }
  }
}
