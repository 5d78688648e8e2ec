import Primitives

/// A load as it can be loaded.
package struct LoadedWeight: Sendable {
  /// The load in the unit in which it is shown.
  package let load: Amount
  /// The plates of the bar, and where those of the load are among them.
  fileprivate var plates: (sums: PlateSums, index: Int)?
  /// Whether it is at an end of all that can be loaded.
  package var end = End.none

  /// The plates of one side, the heaviest first; nil where none are used.
  package var side: [Amount]? { plates.map { $0.sums.plates(at: $0.index) } }

  /// An end of all that can be loaded.
  package enum End: Hashable, Sendable {
    case none
    /// The lightest load, which is more than what was asked for.
    case leastAbove(Amount, isBar: Bool)
    /// The heaviest load.
    case most
  }
}

/// The loads that an exercise can be done with at a gym.
package final class Loadable: Sendable {
  private let way: Way
  /// The way of loads that help, which are nothing or less; nil where none do.
  private let assisting: Way?

  private enum Way: Sendable {
    /// Multiples of an amount.
    case steps(Amount)
    /// Some loads, ascending.
    case list([Amount])
    case plates(bar: Amount, sides: Int, PlateSums)
  }

  /// What `loadings`, of which the first that says anything counts, and the equipment of a gym allow for loads of a kind.
  ///
  /// Where nothing is said that is each load to a thousandth of `unit`, and each whole level.
  init(_ loadings: [Loading], at gym: GymEquipment, for kind: PlannedKind, unit: MassUnit?) {
    let loading = loadings.first { !$0.isEmpty } ?? Loading()
    let isLevel = kind == .level
    let finest = Amount(thousandths: isLevel ? 1000 : 1, of: unit)
    let step = [loading.step, gym.step].compactMap { $0 }.first { ($0.unit == nil) == isLevel }
    let bar = (loadings.compactMap { $0.bar } + [gym.bar].compactMap { $0 }).first
    let rest = Way.steps(step ?? finest)
    assisting = kind == .bodyWeight ? rest : nil
    if let first = loading.loads.first, (first.load.unit == nil) == isLevel {
      way = Self.list(loading.loads)
    } else if isLevel || loading.step != nil {
      way = rest
    } else if loading.tool == .dumbbell, !gym.dumbbells.isEmpty {
      way = Self.list(gym.dumbbells)
    } else if loading.takesPlates, !gym.plates.isEmpty, let bar {
      let sides = loadings.compactMap { $0.sides }.first ?? 2
      way = .plates(bar: bar, sides: sides, PlateSums.of(gym.plates, sides: sides))
    } else {
      way = rest
    }
  }

  private static func list(_ kits: [Kit]) -> Way {
    .list(kits.map { $0.load }.sorted { $0.value < $1.value })
  }

  /// The load for `target`, rounded; below all that can be loaded the target itself.
  package func rounded(_ target: Amount, _ rounding: PlanRounding) -> LoadedWeight {
    switch (target.value <= 0 ? assisting : nil) ?? way {
    case .steps(let step):
      let steps = target.value.quotientAndRemainder(dividingBy: step.value)
      let below = steps.remainder < 0 ? steps.quotient - 1 : steps.quotient
      let isExact = steps.remainder == 0
      let low = below * step.value
      let isUp = !isExact && takesUpper(target.value, low, low + step.value, rounding)
      return LoadedWeight(load: Amount(isUp ? low + step.value : low, step.unit))
    case .list(let loads):
      return chosen(target, loads.count, rounding, { loads[$0].value }) {
        LoadedWeight(load: loads[$0])
      }
    case .plates(let bar, let sides, let sums):
      let load = { (index: Int) in bar.value + Int64(sides) * sums.weight(at: index) }
      return chosen(target, sums.count, rounding, isBar: true, load) {
        LoadedWeight(load: Amount(load($0), bar.unit), plates: (sums, $0))
      }
    }
  }

  /// The one of `count` loads that rise; `weight` gives what each of them weighs.
  private func chosen(
    _ target: Amount, _ count: Int, _ rounding: PlanRounding, isBar: Bool = false,
    _ weight: (Int) -> Int64, _ load: (Int) -> LoadedWeight
  ) -> LoadedWeight {
    let above = (0..<count).partitioningIndex { weight($0) > target.value }
    guard above > 0 else {
      return LoadedWeight(load: target, end: .leastAbove(load(0).load, isBar: isBar))
    }
    let isExact = weight(above - 1) == target.value
    if above < count, !isExact, takesUpper(target.value, weight(above - 1), weight(above), rounding)
    {
      return load(above)
    }
    var loaded = load(above - 1)
    if above == count { loaded.end = .most }
    return loaded
  }

  private func takesUpper(
    _ target: Int64, _ low: Int64, _ high: Int64, _ rounding: PlanRounding
  ) -> Bool {
    switch rounding {
    case .down: false
    case .near: high - target < target - low
    case .up: true
    }
  }
}

extension LogbookSettings {
  /// The loads for an exercise at a gym, given by canonical keys, by a plan with `rules`.
  func loadable(_ exercise: ExerciseKey, at gym: GymID, _ rules: PlanRules) -> Loadable {
    let setup = training.setups.first {
      !$0.loading.isEmpty && training.canonical($0.exercise) == exercise
        && gyms.canonical($0.gym) == gym
    }
    let loadings = [setup?.loading, training.exercise(exercise)?.loading].compactMap { $0 }
    return Loadable(
      loadings, at: training.gym(gym)?.equipment ?? GymEquipment(), for: rules.kind,
      unit: rules.unit)
  }
}
