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
    self.init(of: change, stableUnder: Self.leastChange(in: unit))
  }

  /// The direction of a change, stable when it is less than `least`.
  init(of change: Mass, stableUnder least: Mass) {
    // Chosen without a jump, as weights go up and down by chance.
    let fallen: Direction = change <= .zero - least ? .down : .stable
    self = change >= least ? .up : fallen
  }

  /// The least change that is not stable in a book whose unit is `unit`.
  static func leastChange(in unit: MassUnit) -> Mass {
    Mass(thousandths: 100, of: unit == .stone ? .pound : unit)
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

/// A change of an average without its sign behind its arrow: `↓ 0.4`, and `– 0.0` for what is shown as nothing.
package func changeText(_ kilograms: Double, in unit: MassUnit) -> String {
  let size = DecimalText.text(kilograms: abs(kilograms), in: unit)
  let nothing = DecimalText.text(.zero, in: unit)
  return "\(size == nothing ? "–" : kilograms < 0 ? "↓" : "↑") \(size)"
}
