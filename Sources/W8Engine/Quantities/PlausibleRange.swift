package import Primitives

/// Which quantities can be meant; both ends are plausible.
package enum PlausibleRange {
  /// A body weight: 20 to 400 kg.
  package static let bodyWeight = kilograms(20)...kilograms(400)
  /// A goal: 30 to 200 kg.
  package static let goal = kilograms(30)...kilograms(200)
  /// A goal that is healthy for most people: 40 to 150 kg.
  package static let healthyGoal = kilograms(40)...kilograms(150)
  /// A load: 0 to 999 kg.
  package static let load = kilograms(0)...kilograms(999)
  /// The repetitions of a set.
  package static let repetitions = 0...999
  /// The time of a set: 24 hours at most.
  package static let seconds: ClosedRange<Seconds> = 0...86_400
  /// A distance: 0 to 9,999 km.
  package static let distance =
    Distance(thousandths: 0, of: .metre)...Distance(thousandths: 9_999_000, of: .kilometre)

  private static func kilograms(_ count: Int64) -> Mass {
    Mass(thousandths: count * 1000, of: .kilogram)
  }
}
