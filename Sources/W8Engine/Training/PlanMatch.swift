import Primitives

/// A set as a plan judges it.
struct JudgedSet {
  let repetitions: Int
  /// The load as the value of an `Amount`.
  let load: Int64
  /// The effort in half steps.
  let effort: Int?
  let side: Side

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

extension ExerciseSession {
  /// The working sets with repetitions and a load of a kind; neither drop sets nor partial ones.
  func judgedSets(of kind: PlannedKind) -> [JudgedSet] {
    workingGroups.flatMap { group -> [JudgedSet] in
      let labels = group.labels.map { $0.lowercased() }
      guard let load = load(of: group, as: kind), !labels.contains("drop"),
        !labels.contains("partial")
      else { return [] }
      let side: JudgedSet.Side =
        labels.contains("left") ? .left : labels.contains("right") ? .right : .both
      return group.sets.compactMap { set in
        set.repetitions.map {
          JudgedSet(repetitions: $0, load: load, effort: set.effort?.halves, side: side)
        }
      }
    }
  }

  private func load(of group: SetGroup, as kind: PlannedKind) -> Int64? {
    switch (kind, group.load) {
    case (.mass, .mass(let load)): load.mass(unlessWritten: unit).tenNanograms
    case (.level, .level(let thousandths)): Int64(thousandths)
    case (.bodyWeight, _): reading.addedToBodyWeight(of: group)?.tenNanograms
    default: nil
    }
  }
}

extension [JudgedSet] {
  /// The sets that match those due one after the other; each takes the first that is enough behind the one before.
  func matching<Due>(_ due: [Due], _ isEnough: (JudgedSet, Due) -> Bool) -> [JudgedSet] {
    var matched: [JudgedSet] = []
    for set in self where matched.count < due.count && isEnough(set, due[matched.count]) {
      matched.append(set)
    }
    return matched
  }

  /// The greatest load, at least `least`, at which the sets have all of `repetitions`, with the sets that have them.
  func lifted(_ repetitions: [Int], atLeast least: Int64?) -> (load: Int64, sets: [JudgedSet])? {
    let loads = Set(filter { set in least.map { set.reaches($0) } ?? true }.map { $0.load })
    for load in loads.sorted(by: >) {
      let matched = matching(repetitions) { $0.repetitions >= $1 && $0.reaches(load) }
      if matched.count == repetitions.count { return (load, matched) }
    }
    return nil
  }

  /// Whether each has an effort of at most `most` half steps; true without a limit.
  func areWithin(_ most: Int?) -> Bool {
    guard let most else { return true }
    return allSatisfy { $0.effort.map { $0 <= most } ?? false }
  }

  /// The sets of each side with those of both; all of them where none names a side.
  var bySide: [[JudgedSet]] {
    guard contains(where: { $0.side != .both }) else { return [self] }
    return [JudgedSet.Side.left, .right].map { side in
      filter { $0.side == side || $0.side == .both }
    }
  }
}
