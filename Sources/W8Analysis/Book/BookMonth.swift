import W8Engine
import W8Text

/// A month of a book, with what rules ask of it.
struct BookMonth: Summarized {
  static var keepsRunningSums: Bool { false }
  /// Its entries.
  let log: MonthLog
  /// The sections that have entries in it, in the order of the book.
  let contributors: [Contributor]
  let weighedDays: WeighedDays
  /// The days that have a weigh-in in several files.
  let sharedDays: [SharedDay]

  /// A section that has entries in a month.
  struct Contributor: Sendable {
    /// The index of its file.
    let file: Int
    /// The index that the section had when the month was put together.
    let section: Int
    let lowered: LoweredSection
  }

  /// Puts the entries together that `contributors`, of which there is at least one, have in `month`.
  init(_ month: YearMonth, of contributors: [Contributor]) {
    let parts = contributors.map { contributor in
      contributor.lowered.contributions.first { $0.month == month }?.part
        ?? MonthPart([], TrainingTotals())
    }
    let files = contributors.map(\.file)
    let isOfRoot = files.allSatisfy { $0 == 0 }
    log = MonthLog(month: month, parts: parts, sources: isOfRoot ? [] : files)
    self.contributors = contributors
    weighedDays = WeighedDays(log)
    sharedDays = files.first != files.last ? W8Analysis.sharedDays(of: log) : []
  }

  var summary: Sum {
    Sum(
      last: log.month, firstWeighed: weighedDays.first?.date, lastWeighed: weighedDays.last,
      hasLongGap: !weighedDays.gaps.isEmpty, sharedDays: sharedDays.count,
      repeatedWeighIns: log.repeatedWeighIns.count)
  }

  /// What rules ask of some months.
  struct Sum: Summary {
    /// The last one.
    fileprivate(set) var last: YearMonth?
    /// The first day with a weigh-in.
    fileprivate(set) var firstWeighed: CivilDate?
    /// The last day with a weigh-in.
    fileprivate(set) var lastWeighed: CivilDate?
    /// Whether two days with a weigh-in in a row are far apart.
    fileprivate(set) var hasLongGap = false
    fileprivate(set) var sharedDays = 0
    fileprivate(set) var repeatedWeighIns = 0

    static let zero = Sum()

    mutating func add(_ next: Sum) {
      last = next.last ?? last
      hasLongGap = hasLongGap || next.hasLongGap || gap(before: next) != nil
      firstWeighed = firstWeighed ?? next.firstWeighed
      lastWeighed = next.lastWeighed ?? lastWeighed
      sharedDays += next.sharedDays
      repeatedWeighIns += next.repeatedWeighIns
    }

    /// The gap between these months and those that follow, where it is long.
    func gap(before next: Sum) -> Gap? {
      guard let last = lastWeighed, let first = next.firstWeighed, case let gap = Gap(last, first),
        gap.isLong
      else { return nil }
      return gap
    }
  }
}
