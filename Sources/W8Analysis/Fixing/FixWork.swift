/// What it costs to make the fixes of a file round after round, in bytes that are read.
///
/// Without a bound a text of thousands of findings, each of which comes to light by the fix of another, would take the
/// square of its length.
struct FixWork {
  private var done = 0
  private var most: Int?

  /// Whether no more is to be done: what is left is told.
  var isExhausted: Bool { most.map { done > $0 } ?? false }

  /// Adds a look at all of a file, which has so many findings; the first tells how much work there may be.
  mutating func look(at findings: Int, in byteCount: Int) {
    let cost = byteCount + findings * FixLimits.bytesOfFinding
    most = most ?? FixLimits.leastWork + cost * FixLimits.roundsOfWork
    done += cost
  }

  /// Adds the readings of a line of `byteCount` bytes that has `count` findings, each of which is judged by itself.
  mutating func judge(_ count: Int, of byteCount: Int) {
    guard count > 1 else { return }
    done += min(count, FixLimits.findings(ofLine: byteCount)) * byteCount
  }
}
