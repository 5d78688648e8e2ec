package import W8Engine

/// A day as its source writes it.
package enum ImportedDay: Hashable, Sendable {
  /// A day that can be meant in one way only.
  case known(CivilDate)
  /// `first/second/year`: which of the two is the month, the whole file decides.
  case slashed(first: Int, second: Int, year: Int)

  /// The day, where slashed ones are of `order`; nil when there is no such day.
  package func date(_ order: DateOrder) -> CivilDate? {
    switch self {
    case .known(let date): date
    case .slashed(let first, let second, let year):
      switch order {
      case .dayFirst: CivilDate(year: year, month: second, day: first)
      case .monthFirst: CivilDate(year: year, month: first, day: second)
      }
    }
  }

  /// The order that the day alone proves; nil when it is open.
  var provenOrder: DateOrder? {
    guard case .slashed(let first, let second, _) = self else { return nil }
    if first > 12, second <= 12 { return .dayFirst }
    return second > 12 && first <= 12 ? .monthFirst : nil
  }
}

/// Which number of `03/02/2024` is the day.
package enum DateOrder: Hashable, Sendable {
  /// The first.
  case dayFirst
  /// The second.
  case monthFirst
}
