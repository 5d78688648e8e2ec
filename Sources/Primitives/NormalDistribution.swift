import SystemLibrary

/// The share of a standard normal distribution below `value`: Φ(x) = ½·erfc(−x/√2).
package func normalShare(below value: Double) -> Double {
  0.5 * erfc(-value / 2.0.squareRoot())
}
