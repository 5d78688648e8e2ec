/// Which way a weight went.
package enum Direction: Hashable, Sendable {
  case up
  case down
  case stable

  /// The direction of a change in a book whose unit is `unit`: less than a tenth of it is stable.
  ///
  /// A book in stones counts in pounds. Decided on exact masses, as binary64 misses half of all
  /// steps of a tenth.
  package init(of change: Mass, in unit: MassUnit) {
    let tenth = Mass(thousandths: 100, of: unit == .stone ? .pound : unit)
    if change.magnitude < tenth {
      self = .stable
    } else {
      self = change < .zero ? .down : .up
    }
  }

  /// The sign shown for the direction: `↑`, `↓` or `–`.
  package var symbol: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .stable: "–"
    }
  }
}
