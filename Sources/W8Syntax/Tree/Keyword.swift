/// The directives of version 1.0: a closed list.
package enum Keyword: UInt8, CaseIterable, Sendable {
  case w8log = 1, unit, liftUnit, trend, goal, milestone, gym, exercise, setup, metric, tag
  case order, include, lint

  /// The keyword as it is written.
  package var name: String {
    switch self {
    case .w8log: "w8log"
    case .unit: "unit"
    case .liftUnit: "lift-unit"
    case .trend: "trend"
    case .goal: "goal"
    case .milestone: "milestone"
    case .gym: "gym"
    case .exercise: "exercise"
    case .setup: "setup"
    case .metric: "metric"
    case .tag: "tag"
    case .order: "order"
    case .include: "include"
    case .lint: "lint"
    }
  }

  /// The keyword written as `name`, in any case; nil when it is none.
  package init?(name: String) {
    let lowered = name.lowercased()
    guard let match = Keyword.allCases.first(where: { $0.name == lowered }) else { return nil }
    self = match
  }
}
