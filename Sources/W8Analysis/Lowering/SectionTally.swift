import W8Engine
import W8Syntax

/// What exercise lines come to, found by the numbers of their names and gyms.
struct SectionTally {
  private(set) var tally = TrainingTally()
  /// For each name the branches that it had last.
  private var last: [LastPlaces] = []
  /// The branches that names had before those, by the numbers of the names and the gyms.
  private var earlier: [UInt64: Int32] = [:]

  /// The branch of a name at a gym.
  private struct Place {
    /// The number of the gym, −1 for the default gym; `none` before there is any branch.
    var gym = Self.none
    var branch: Int32 = 0

    static let none = Int32.min
  }

  /// Most names are logged at one or two gyms in a month: they need no table.
  private struct LastPlaces {
    var one = Place()
    var other = Place()
  }

  /// The index of the branch of the name at `name` at the gym at `gym`, −1 for the default gym;
  /// `new` makes it if need be.
  mutating func branch(_ name: Int, _ gym: Int, _ new: () -> BranchTally) -> Int {
    if name < last.count {
      if last[name].one.gym == gym { return Int(last[name].one.branch) }
      if last[name].other.gym == gym { return Int(last[name].other.branch) }
    }
    return otherBranch(name, Int32(clamping: gym), new)
  }

  private mutating func otherBranch(_ name: Int, _ gym: Int32, _ new: () -> BranchTally) -> Int {
    if last.isEmpty { reserve() }
    while last.count <= name { last.append(LastPlaces()) }
    let (one, other) = (last[name].one, last[name].other)
    var known: Int32?
    if other.gym != Place.none {
      earlier[key(name, other.gym)] = other.branch
      known = earlier[key(name, gym)]
    }
    let index = known ?? Int32(clamping: tally.branches.count)
    if known == nil { tally.branches.append(new()) }
    last[name] = LastPlaces(one: Place(gym: gym, branch: index), other: one)
    return Int(index)
  }

  private func key(_ name: Int, _ gym: Int32) -> UInt64 {
    UInt64(UInt32(clamping: name)) << 32 | UInt64(UInt32(bitPattern: gym))
  }

  /// Makes room for the branches of most months at once.
  private mutating func reserve() {
    let usual = 16
    tally.branches.reserveCapacity(usual)
    last.reserveCapacity(usual)
  }

  /// Adds a line whose tokens tell all.
  mutating func add(_ glance: SetsGlance, to branch: Int, inSession session: Int) {
    tally.branches[branch].add(glance, inSession: session)
  }

  /// Adds a line whose sets had to be read.
  mutating func add(_ groups: [SetGroupSyntax], to branch: Int, inSession session: Int) {
    tally.branches[branch].addLine()
    for group in groups {
      guard case .mass(let load) = group.load.map(Load.init) else { continue }
      if group.countsForBests {
        tally.branches[branch].add(load, inSession: session)
      } else {
        tally.branches[branch].addUncounted(load)
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
