/// An exact sum of masses, or of products of a mass and a count, wide enough for any book.
///
/// A set of 9,999 repetitions at 9,999 kg passes the bounds of `Mass`. Sums stop at the bounds of
/// `Int128` and never trap.
package struct MassTotal: Hashable, Comparable, Sendable {
  /// How many units of 10 nanograms the sum is.
  package private(set) var tenNanograms: Int128

  /// The sum of nothing.
  package static let zero = MassTotal(.zero)

  /// Makes the sum of one mass.
  package init(_ mass: Mass) {
    tenNanograms = Int128(mass.tenNanograms)
  }

  /// Makes the sum of `count` equal masses, always exact.
  package init(_ mass: Mass, times count: Int) {
    tenNanograms = Int128(mass.tenNanograms) * Int128(count)
  }

  /// The sum divided by `count` in kilograms; nil when `count` is not positive.
  package func meanKilograms(of count: Int) -> Double? {
    guard count > 0 else { return nil }
    let tenNanogramsPerKilogram = 1000 * MassUnit.kilogram.tenNanogramsPerThousandth
    // One division of two exact numbers rounds once: 82.4 and 82.6 give 82.5 and nothing beside it.
    return binary64 / (Double(count) * Double(tenNanogramsPerKilogram))
  }

  private var binary64: Double {
    // Converting 128 bits takes longer than all the rest of an average.
    Int64(exactly: tenNanograms).map { Double($0) } ?? Double(tenNanograms)
  }

  package static func < (left: MassTotal, right: MassTotal) -> Bool {
    left.tenNanograms < right.tenNanograms
  }

  /// Adds one mass.
  package static func += (total: inout MassTotal, mass: Mass) {
    total += MassTotal(mass)
  }

  /// Adds another sum.
  package static func += (total: inout MassTotal, other: MassTotal) {
    let (sum, overflow) = total.tenNanograms.addingReportingOverflow(other.tenNanograms)
    total.tenNanograms = overflow ? (other.tenNanograms < 0 ? .min : .max) : sum
  }
}
