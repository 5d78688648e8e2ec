/// Why the days of a log must not be sorted. Lines count from 1.
package enum SortRefusal: Error, Hashable, Sendable {
  /// An unfinished merge stands in the log: whose a line is, is not settled.
  case conflict(line: Int)
  /// A line above the last day that would move belongs to no day.
  case orphan(line: Int)
  /// A directive would come to stand above another one, and of two the first may count.
  case directive(line: Int)

  /// What is wrong and what to do, as the end of a sentence.
  package var message: String {
    switch self {
    case .conflict(let line):
      "line \(line) marks an unfinished merge; finish it, then sort again"
    case .orphan(let line):
      "line \(line) belongs to no day; put its day above it, then sort again"
    case .directive(let line):
      "the directive on line \(line) would change its place; put it above the first month, then "
        + "sort again"
    }
  }
}
