import Primitives

/// A set as a plan judges it.
struct JudgedSet {
  let repetitions: Int
  /// The load as the value of an `Amount`.
  let load: Int64
  /// The effort in half steps.
  let effort: Int?
  var side = Side.both

  enum Side { case both, left, right }

  /// Whether the load is `other`, but for less than 0.25 %: 225 lb is 102 kg.
  func equals(_ other: Int64) -> Bool { isSameLoad(load, other) }

  /// Whether the load is `other` or more.
  func reaches(_ other: Int64) -> Bool { load >= other || isSameLoad(load, other) }
}

/// Whether two loads differ by less than 0.25 %.
func isSameLoad(_ one: Int64, _ other: Int64) -> Bool {
  one == other || abs(one - other) * 400 < max(abs(one), abs(other))
}

/// The way loads of an exercise in a session are judged.
struct JudgedLoads {
  let kind: PlannedKind
  /// The unit of loads that have none.
  let unit: MassUnit
  /// Whether sets without a load are done with the body weight.
  let isBodyWeight: Bool

  /// The load as the value of an `Amount`; nil for one of another kind.
  func value(of load: Load?) -> Int64? {
    switch (kind, load) {
    case (.mass, .mass(let load)): load.mass(unlessWritten: unit).tenNanograms
    case (.level, .level(let thousandths)): Int64(thousandths)
    case (.bodyWeight, .bodyWeight(let added)): added.mass(unlessWritten: unit).tenNanograms
    case (.bodyWeight, nil) where isBodyWeight: 0
    default: nil
    }
  }
}

extension ExerciseSession {
  /// The sets that a plan with loads of a kind judges.
  func judgedSets(of kind: PlannedKind) -> [JudgedSet] {
    let loads = JudgedLoads(
      kind: kind, unit: unit, isBodyWeight: reading.bareLoad == .bodyWeight)
    return groups.reduce(into: []) { $0.add($1, loads) }
  }
}

extension [JudgedSet] {
  /// Adds working sets with repetitions and a load of the kind; neither drop sets nor partial ones.
  fileprivate mutating func add(_ group: SetGroup, _ loads: JudgedLoads) {
    let labels = group.labels.map { $0.lowercased() }
    guard group.purpose == .work, let load = loads.value(of: group.load),
      !labels.contains("drop"), !labels.contains("partial")
    else { return }
    let side: JudgedSet.Side =
      labels.contains("left") ? .left : labels.contains("right") ? .right : .both
    for set in group.sets {
      guard let repetitions = set.repetitions else { continue }
      append(
        JudgedSet(
          repetitions: repetitions, load: load, effort: set.effort?.halves, side: side))
    }
  }

  /// How many of those due are matched.
  func matchCount<Due>(_ due: [Due], _ isEnough: (JudgedSet, Due) -> Bool) -> Int {
    var count = 0
    for set in self {
      if count == due.count { break }
      if isEnough(set, due[count]) { count += 1 }
    }
    return count
  }

  /// The sets that match those due one after the other; each takes the first that is enough behind the one before.
  func matching<Due>(_ due: [Due], _ isEnough: (JudgedSet, Due) -> Bool) -> [JudgedSet] {
    var matched: [JudgedSet] = []
    matched.reserveCapacity(due.count)
    for set in self where matched.count < due.count && isEnough(set, due[matched.count]) {
      matched.append(set)
    }
    return matched
  }

  /// The greatest load, at least `least`, at which the sets have the `repetitions` of all that are planned.
  func lifted(
    _ planned: [PlannedSet], _ repetitions: (PlannedSet) -> Int = { $0.least },
    atLeast least: Int64?
  ) -> Int64? {
    var limit = Int64.max
    while true {
      var heaviest: Int64?
      for set in self where set.load < limit && set.load > heaviest ?? .min {
        if least.map({ set.reaches($0) }) ?? true { heaviest = set.load }
      }
      guard let heaviest else { return nil }
      let matched = matchCount(planned) {
        $0.repetitions >= repetitions($1) && $0.reaches(heaviest)
      }
      if matched == planned.count { return heaviest }
      limit = heaviest
    }
  }

  /// Whether each has an effort of at most `most` half steps; true without a limit.
  func areWithin(_ most: Int?) -> Bool {
    guard let most else { return true }
    return allSatisfy { $0.effort.map { $0 <= most } ?? false }
  }
}
