/// The share of a standard normal distribution below `value`, to fifteen decimals.
///
/// By the series x + x³/3 + x⁵/(3·5) + …, and not by the C library, so that the program computes the same on every system.
package func normalShare(below value: Double) -> Double {
  guard value.magnitude < 8 else { return value < 0 ? 0 : 1 }
  let square = value * value
  var (term, sum, divisor) = (value, value, 1.0)
  while term.magnitude > sum.magnitude * 0x1p-60 {
    divisor += 2
    term *= square / divisor
    sum += term
  }
  return 0.5 + sum * decay(square / 2) * 0.398_942_280_401_432_678
}

/// e to the power of -`exponent`, which is 0 to 32.
private func decay(_ exponent: Double) -> Double {
  // A 64th of it has a short series; the share that is left is squared six times.
  let part = exponent / 64
  var (term, sum, count) = (1.0, 1.0, 0.0)
  while term > sum * 0x1p-60 {
    count += 1
    term *= part / count
    sum += term
  }
  for _ in 0..<6 { sum *= sum }
  return 1 / sum
}
