/// What became of some rows of a source, or of something in them, for one reason.
package struct RowCounts: Equatable, Sendable {
  /// What became of them.
  package let fate: Fate
  /// Why.
  package let reason: String
  /// What stands in the first of them; nil where that would say nothing.
  package var example: String?
  /// How many there are.
  package private(set) var count = 0
  /// The lines, neighbors as one range; no more than `rangeLimit` of these.
  package private(set) var lines: [ClosedRange<Int>] = []

  /// What can become of a row, or of something in one.
  package enum Fate: Hashable, Sendable {
    /// A row was left out: a loss.
    case leftOut
    /// A row says nothing of its own, and is no loss.
    case setAside
    /// A row was taken, and something in it was not: a loss.
    case notKept
    /// Something is worth knowing, and is no loss.
    case remark
  }

  /// How many ranges of lines are kept.
  static let rangeLimit = 1000

  init(_ fate: Fate, _ reason: String) {
    self.fate = fate
    self.reason = reason
  }

  mutating func add(_ line: Int) {
    count += 1
    if let last = lines.last, line == last.upperBound + 1 || line == last.upperBound {
      lines[lines.count - 1] = last.lowerBound...line
    } else if lines.count < Self.rangeLimit {
      lines.append(line...line)
    }
  }
}

/// The counts of a source for each reason, in the order in which they came up.
package struct ReasonCounts: Equatable, Sendable {
  /// All of them.
  package private(set) var all: [RowCounts] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let fate: RowCounts.Fate
    let reason: String
  }

  /// Counts nothing yet.
  package init() {}

  /// Counts `line` for `reason`; the first `example` is kept.
  package mutating func add(
    _ fate: RowCounts.Fate, _ reason: String, line: Int, example: String? = nil
  ) {
    let key = Key(fate: fate, reason: reason)
    let index = indices[key] ?? all.count
    if index == all.count {
      all.append(RowCounts(fate, reason))
      indices[key] = index
      all[index].example = example.map { String($0.prefix(exampleLength)) }
    }
    all[index].add(line)
  }

  /// How many rows have one of `fates`.
  package func count(_ fates: Set<RowCounts.Fate>) -> Int {
    all.reduce(0) { $0 + (fates.contains($1.fate) ? $1.count : 0) }
  }
}

/// How much of a bad cell a message quotes.
private let exampleLength = 40
