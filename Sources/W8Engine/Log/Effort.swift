/// How hard a set was.
package enum Effort: Hashable, Sendable {
  /// A rate of perceived exertion in half steps: `@8.5` is 17.
  case perceived(halves: UInt8)
  /// Repetitions that were left: `rir2` is 2.
  case inReserve(UInt8)

  /// The effort on the scale from 1 to 10 in half steps; n repetitions in reserve are 10 − n.
  package var halves: Int {
    switch self {
    case .perceived(let halves): Int(halves)
    case .inReserve(let left): 20 - 2 * Int(left)
    }
  }

  /// The effort on the scale from 1 to 10.
  package var value: Double { Double(halves) / 2 }
}
