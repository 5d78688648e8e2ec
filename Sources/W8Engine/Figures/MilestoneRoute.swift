/// Puts the milestones of a book in the order in which they are passed.
enum MilestoneRoute {
  private static let mostMultiples = 10_000

  /// The milestones, none of them crossed, each mass once.
  ///
  /// With a goal: in its direction, beginning with those behind the start. Without one: the
  /// nearest to the start first. Without a start: as declared, the goal last.
  static func milestones(
    declared: [MilestoneDeclaration], goal: Mass?, start: Mass?
  ) -> [Milestone] {
    var stops: [Stop] = []
    for declaration in declared {
      switch declaration {
      case .weight(let mass, let label): stops.append(Stop(mass, label, .explicit, stops.count))
      case .every(let interval):
        guard let goal, let start else { continue }
        for mass in multiples(of: interval, from: start, to: goal) {
          stops.append(Stop(mass, nil, .generated, stops.count))
        }
      }
    }
    if let goal { stops.append(Stop(goal, nil, .goal, stops.count)) }
    guard let start else { return unique(stops) { _ in .stable } }
    let way = goal.map { Way(from: start, to: $0) } ?? .stable
    stops.sort { $0.comes(before: $1, on: way, from: start) }
    return unique(stops) { way == .stable ? Way(from: start, to: $0) : way }
  }

  /// The multiples of `interval` strictly between `start` and `goal`, the nearest to the start first.
  static func multiples(of interval: Mass, from start: Mass, to goal: Mass) -> [Mass] {
    guard interval > .zero, start != goal else { return [] }
    let isDown = goal < start
    let past = start.tenNanograms % interval.tenNanograms
    let above = Mass(tenNanograms: past < 0 ? past + interval.tenNanograms : past)
    var mass = isDown ? start - (above == .zero ? interval : above) : start + (interval - above)
    var multiples: [Mass] = []
    while multiples.count < mostMultiples, isDown ? mass > goal : mass < goal {
      multiples.append(mass)
      mass = isDown ? mass - interval : mass + interval
    }
    return multiples
  }

  private typealias Way = Direction

  /// Equal masses become one: the most important kind and the first label.
  private static func unique(
    _ stops: [Stop], way: (Mass) -> Direction
  ) -> [Milestone] {
    var milestones: [Milestone] = []
    var indices: [Mass: Int] = [:]
    for stop in stops {
      if let index = indices[stop.mass] {
        milestones[index].label = milestones[index].label ?? stop.label
        milestones[index].kind = max(milestones[index].kind, stop.kind)
      } else {
        indices[stop.mass] = milestones.count
        milestones.append(
          Milestone(
            mass: stop.mass, label: stop.label, kind: stop.kind, direction: way(stop.mass)))
      }
    }
    return milestones
  }

  /// A weight before it is known where on the way it stands.
  private struct Stop {
    let mass: Mass
    let label: String?
    let kind: MilestoneKind
    let index: Int

    init(_ mass: Mass, _ label: String?, _ kind: MilestoneKind, _ index: Int) {
      self.mass = mass
      self.label = label
      self.kind = kind
      self.index = index
    }

    func comes(before other: Stop, on way: Direction, from start: Mass) -> Bool {
      guard mass != other.mass else { return index < other.index }
      switch way {
      case .down: return mass > other.mass
      case .up: return mass < other.mass
      case .stable:
        let (own, others) = ((mass - start).magnitude, (other.mass - start).magnitude)
        return own == others ? mass < other.mass : own < others
      }
    }
  }
}

extension Direction {
  /// The direction from one weight to another, however small the step.
  init(from start: Mass, to end: Mass) {
    self = start == end ? .stable : (end < start ? .down : .up)
  }
}
