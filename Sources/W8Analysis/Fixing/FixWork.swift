/// What it costs to make the fixes of a file round after round, in bytes that are read.
///
/// Without a bound a text of thousands of findings, each of which comes to light by the fix of another, would take the
/// square of its length.
struct FixWork {
  /// How much work is left to do; nil before the first look.
  private var left: Int?

  /// Whether no more is to be done: what is left is told.
  var isExhausted: Bool { left.map { $0 < 0 } ?? false }

  /// Adds a look at all of a file; the first is free, and tells how much work there may be.
  mutating func look(in byteCount: Int) {
    left = left.map { $0 - byteCount } ?? FixLimits.leastWork + byteCount * FixLimits.roundsOfWork
  }

  /// Adds the fixes of so many findings of one line; those of the first are free.
  mutating func judge(_ count: Int) {
    left? -= (count - 1) * FixLimits.bytesOfFinding
  }

  /// Adds so many readings of a line of `byteCount` bytes, each of which judges one finding.
  mutating func read(_ byteCount: Int, times count: Int) {
    left? -= count * byteCount
  }
}
