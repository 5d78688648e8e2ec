import Primitives
import W8Engine

/// The way the working sets of an exercise differ from those of the time before.
///
/// The heaviest loads are compared first, and where they are equal all completed repetitions, then the whole
/// distance, then the whole time. Only like compares with like: where the kind of the load changes, or what is
/// counted, there is no change.
enum SetChange: Equatable {
  case load(Mass)
  case level(thousandths: Int)
  case repetitions(Int)
  case meters(Double)
  case seconds(Double)

  /// The change from `previous` to the working sets of `session`; nil where they do not compare.
  init?(from previous: PreviousSets, to session: ExerciseSession) {
    let old = Work(previous.groups, previous.session)
    let new = Work(session.workingGroups, session)
    switch (old.top, new.top) {
    case (.mass(let old), .mass(let new)) where old != new,
      (.added(let old), .added(let new)) where old != new:
      self = .load(new - old)
    case (.level(let old), .level(let new)) where old != new:
      self = .level(thousandths: Int(new) - Int(old))
    case (.mass, .mass), (.added, .added), (.level, .level), (.nothing, .nothing):
      guard let change = Self.ofAmounts(from: old, to: new) else { return nil }
      self = change
    default: return nil
    }
  }

  /// The change behind its arrow: `↑ 2.5 kg`, `↓ 3 reps`; `–` for none.
  func text(in unit: MassUnit) -> String {
    let amount = amount(in: unit)
    guard amount != 0 else { return "–" }
    return "\(amount > 0 ? "↑" : "↓") \(sizeText(in: unit))"
  }

  /// The change as a number of what `symbol` names.
  func amount(in unit: MassUnit) -> Double {
    switch self {
    case .load(let mass): mass.value(in: unit)
    case .level(let thousandths): Double(thousandths) / 1000
    case .repetitions(let count): Double(count)
    case .meters(let meters): meters
    case .seconds(let seconds): seconds
    }
  }

  /// What the number counts: `kg` or `lb`, `lvl`, `reps`, `m` or `s`.
  func symbol(in unit: MassUnit) -> String {
    switch self {
    case .load: unit.symbol
    case .level: "lvl"
    case .repetitions: "reps"
    case .meters: "m"
    case .seconds: "s"
    }
  }

  private func sizeText(in unit: MassUnit) -> String {
    switch self {
    case .load(let mass): "\(DecimalText.text(load: mass.magnitude, in: unit)) \(unit.symbol)"
    case .level(let thousandths):
      "\(DecimalText.text(thousandths: Int64(abs(thousandths)))) lvl"
    case .repetitions(let count): counted(abs(count), "rep")
    case .meters(let meters): distanceText(abs(meters))
    case .seconds(let seconds):
      SetText.time(Seconds(tenths: Int((min(abs(seconds), 1e14) * 10).rounded())))
    }
  }

  /// The first amount that differs, else the first that both have; nil where one has what the other has not.
  private static func ofAmounts(from old: Work, to new: Work) -> SetChange? {
    let isAlike =
      (old.repetitions > 0) == (new.repetitions > 0) && (old.meters > 0) == (new.meters > 0)
    guard isAlike else { return nil }
    if new.repetitions != old.repetitions {
      return .repetitions(new.repetitions - old.repetitions)
    }
    if new.meters != old.meters { return .meters(new.meters - old.meters) }
    if new.seconds != old.seconds, new.seconds > 0, old.seconds > 0 {
      return .seconds(Double(new.tenths - old.tenths) / 10)
    }
    if new.repetitions > 0 { return .repetitions(0) }
    if new.meters > 0 { return .meters(0) }
    return new.seconds > 0 && old.seconds > 0 ? .seconds(0) : nil
  }

  private func distanceText(_ meters: Double) -> String {
    let isLong = meters >= 1000
    let thousandths = (isLong ? meters : meters * 1000).rounded()
    return DecimalText.text(thousandths: Int64(min(thousandths, 1e18))) + (isLong ? " km" : " m")
  }
}

/// What some sets come to.
private struct Work {
  private(set) var top = TopLoad.nothing
  private(set) var repetitions = 0
  private(set) var meters = 0.0
  private(set) var tenths = 0
  var seconds: Double { Double(tenths) / 10 }

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
        meters += set.distance?.meters ?? 0
        tenths += set.seconds?.tenths ?? 0
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

/// What a set was done with and how often: `107.5 kg x 3`, `7 lvl x 10`, `bw+10 kg x 3`, `12 reps`.
func setWords(_ best: BestSet, in unit: MassUnit) -> String {
  let load = loadWords(best.load, in: unit)
  guard let repetitions = best.repetitions else { return load }
  return load.isEmpty ? counted(repetitions, "rep") : "\(load) x \(repetitions)"
}

/// A load with its unit; empty for none.
func loadWords(_ load: ResolvedLoad, in unit: MassUnit) -> String {
  switch load {
  case .mass(let mass): "\(DecimalText.text(load: mass, in: unit)) \(unit.symbol)"
  case .level(let thousandths): "\(DecimalText.text(thousandths: Int64(thousandths))) lvl"
  case .bodyWeight(let added) where added == .zero: "bw"
  case .bodyWeight(let added):
    "bw\(added > .zero ? "+" : "")\(DecimalText.text(load: added, in: unit)) \(unit.symbol)"
  case .nothing: ""
  }
}
