package import W8Engine

/// What a section inherits from the sections above it in its file.
///
/// A section never starts inside an entry, so no open day is handed down.
package struct SectionContext: Hashable, Sendable {
  /// The month that bare days belong to.
  package internal(set) var month = MonthState.none
  /// The date of the last dated entry above.
  package internal(set) var previousDate: CivilDate?
  /// The rules named by `w8log:ignore` comments that wait for their line.
  package internal(set) var pendingIgnores: Set<RuleName> = []
  /// The part of an unfinished merge that is open.
  var mergePart = MergePart.none

  /// What stands above the first section of a file.
  package init() {}
}

/// A part of an unfinished merge.
enum MergePart: UInt8, Hashable, Sendable {
  /// No merge is open, or its last version is.
  case none
  /// The first version.
  case first
  /// What both versions were made of; it is not read.
  case base

  /// Moves to the part below a conflict marker that begins with `sign`.
  mutating func take(markedWith sign: UInt8) {
    switch sign {
    case UInt8(ascii: "<"): self = .first
    case UInt8(ascii: "|") where self == .first: self = .base
    default: self = .none
    }
  }
}

/// The known facts about the month that bare days belong to.
package enum MonthState: Hashable, Sendable {
  /// No month header stands above.
  case none
  /// The header above cannot be read.
  case unknown
  /// The header above says this month.
  case known(YearMonth)
}

/// The month that bare days belong to, with what is worked out once for all of them.
struct HeaderMonth {
  let month: YearMonth
  private let firstDay: CivilDate
  private let dayCount: Int
  /// The index of the month among the contributions of the section; nil before it has any.
  var contribution: Int?

  /// Nil without a month that is known.
  init?(_ state: MonthState) {
    guard case .known(let month) = state else { return nil }
    self.month = month
    firstDay = month.firstDay
    dayCount = month.dayCount
  }

  /// The date of `day`; nil when the month has no such day.
  func date(day: Int) -> CivilDate? {
    1...dayCount ~= day ? firstDay.adding(days: day - 1) : nil
  }
}
