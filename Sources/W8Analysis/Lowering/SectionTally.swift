import W8Engine
import W8Syntax

/// What the exercise lines of one section after the other come to.
struct SectionTally {
  /// The branches of all months of the section at hand.
  private var tallies: [BranchTally] = []
  /// The month of each of them, as its place among the contributions of the section.
  private var months: [Int32] = []
  /// Where each branch was counted last, by its ordinal.
  private var places: [Place] = []
  /// Where branches were counted that are counted in another month of the section by now.
  private var earlier: [UInt64: Int32] = [:]
  private var section: Int32 = 0

  private struct Place: BitwiseCopyable {
    var section: Int32 = -1
    var month: Int32 = 0
    var index: Int32 = 0
  }

  /// Starts a section.
  mutating func beginSection() {
    section &+= 1
    (tallies, months) = ([], [])
    if !earlier.isEmpty { earlier = [:] }
  }

  /// What the branches come to in each month of the section, which has `count` of them.
  func tallies(ofMonths count: Int) -> [TrainingTally] {
    if count == 1 { return [TrainingTally(tallies)] }
    return tallies.indices.reduce(into: Array(repeating: TrainingTally(), count: count)) {
      $0[Int(months[$1])].branches.append(tallies[$1])
    }
  }

  /// Where the one of `branches` that has `ordinal` is counted in a month.
  @inline(__always)
  mutating func index(
    of ordinal: Int, inMonth month: Int32, _ branches: borrowing BranchSpellings
  ) -> Int {
    if ordinal < places.count {
      let place = places[ordinal]
      if place.section == section, place.month == month { return Int(place.index) }
    }
    return newIndex(of: ordinal, inMonth: month, branches[ordinal])
  }

  @inline(never)
  private mutating func newIndex(
    of ordinal: Int, inMonth month: Int32, _ branch: WrittenBranch
  ) -> Int {
    while places.count <= ordinal { places.append(Place()) }
    let place = places[ordinal]
    var known: Int32?
    if place.section == section {
      earlier[key(ordinal, place.month)] = place.index
      known = earlier[key(ordinal, month)]
    }
    let index = known ?? Int32(clamping: tallies.count)
    if known == nil {
      if tallies.isEmpty { reserve() }
      tallies.append(BranchTally(branch))
      months.append(month)
    }
    places[ordinal] = Place(section: section, month: month, index: index)
    return Int(index)
  }

  private func key(_ ordinal: Int, _ month: Int32) -> UInt64 {
    UInt64(UInt32(clamping: ordinal)) << 32 | UInt64(UInt32(bitPattern: month))
  }

  /// Makes room for the branches of most months at once.
  private mutating func reserve() {
    let usual = 16
    tallies.reserveCapacity(usual)
    months.reserveCapacity(usual)
  }

  /// Adds a line whose tokens tell all to what is counted at `index`.
  @inline(__always)
  mutating func add(_ glance: SetsGlance, at index: Int, inSession session: Int) {
    tallies[index].add(glance, inSession: session)
  }

  /// Adds a line whose sets had to be read to what is counted at `index`.
  mutating func add(_ groups: [SetGroupSyntax], at index: Int, inSession session: Int) {
    tallies[index].addLine()
    for group in groups {
      guard case .mass(let load) = group.load.map(Load.init) else { continue }
      if group.countsForBests {
        tallies[index].add(load, inSession: session)
      } else {
        tallies[index].addUncounted(load)
      }
    }
  }
}

extension SetGroupSyntax {
  /// As `SetGroup.countsForBests`, without making one.
  fileprivate var countsForBests: Bool {
    !isWarmup && (reps.isEmpty || reps.contains { $0.count > 0 })
  }
}

extension BranchTally {
  /// Adds the heaviest loads of a line: the others cannot count.
  @inline(__always)
  fileprivate mutating func add(_ glance: SetsGlance, inSession session: Int) {
    addLine()
    let unit = MassUnit(glance.unit)
    if glance.heaviest > glance.heaviestWorking {
      let load = WrittenLoad(thousandths: Int32(clamping: glance.heaviest), unit: unit)
      addUncounted(load)
    }
    if glance.heaviestWorking > 0 {
      let load = WrittenLoad(thousandths: Int32(clamping: glance.heaviestWorking), unit: unit)
      add(load, inSession: session)
    }
  }
}
