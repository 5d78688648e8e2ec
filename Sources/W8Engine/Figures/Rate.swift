/// The way a weight differs from the one a week or more before.
package struct Rate: Hashable, Sendable {
  /// The weight of the entry minus the weight of the entry compared with; not divided by the days between.
  package let change: Mass
  /// The last counted entry of the latest day at least seven days before.
  package let comparedWith: EntryReference
  /// The number of days before that the other was, 7 at least.
  package let days: Int
  /// Which way the weight went.
  package let direction: Direction

  /// The rate from the weight of another `entry` to one `days` later, stable when less than `least`.
  init(
    from other: Mass, at entry: EntryReference, to mass: Mass, after days: Int,
    stableUnder least: Mass
  ) {
    change = mass - other
    comparedWith = entry
    self.days = days
    direction = Direction(of: change, stableUnder: least)
  }
}

/// Where a rate is shown.
package enum RateContext: Sendable {
  /// By itself: `↓ 0.4/wk`, or `↓ 1.8 in 22 d` where the other weight is not exactly a week older.
  case text
  /// Below a heading that says what it is: `↓ 0.4`, or `↓ 1.8 22d`.
  case table
}

extension Rate {
  /// The change behind its arrow, with the days that it took unless these are a week; the one way in which rates are shown.
  package func text(in unit: MassUnit, for context: RateContext = .text) -> String {
    let change = "\(direction.symbol) \(DecimalText.text(change.magnitude, in: unit))"
    return switch context {
    case .text: days == 7 ? "\(change)/wk" : "\(change) in \(days) d"
    case .table: days == 7 ? change : "\(change) \(days)d"
    }
  }
}
