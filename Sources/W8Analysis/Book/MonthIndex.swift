import W8Engine

/// Which sections contribute to which month.
struct MonthIndex: Sendable {
  private(set) var logs: [MonthLog] = []
  /// The weighed days of each of the logs.
  private var weighedDays: [WeighedDays] = []
  private var sectionsByMonth: [YearMonth: [Contributor]] = [:]
  /// All sections, in order.
  private var sections: [LoweredSection] = []

  /// A section that has entries in a month.
  private struct Contributor: Sendable {
    let section: Int
    var lowered: LoweredSection
  }

  init() {}

  /// Groups the entries of `sections` by month; a month whose contributors are those of `previous`
  /// keeps its log.
  init(_ sections: [AnalyzedSection], previous: MonthIndex) {
    let lowered = sections.map(\.lowered)
    if let updated = previous.replacing(with: lowered) {
      self = updated
      return
    }
    self.sections = lowered
    for (index, section) in sections.enumerated() {
      for contribution in section.lowered.contributions {
        sectionsByMonth[contribution.month, default: []].append(
          Contributor(section: index, lowered: section.lowered))
      }
    }
    let known = Dictionary(
      uniqueKeysWithValues: previous.logs.indices.map { (previous.logs[$0].month, $0) })
    for month in sectionsByMonth.keys.sorted() {
      if let index = known[month], isUnchanged(month, previous) {
        logs.append(previous.logs[index])
        weighedDays.append(previous.weighedDays[index])
      } else {
        let log = MonthLog(month: month, parts: parts(month))
        logs.append(log)
        weighedDays.append(WeighedDays(log))
      }
    }
  }

  /// The days with a weigh-in of the month at `index`.
  func weighedDays(ofMonthAt index: Int) -> WeighedDays { weighedDays[index] }

  /// The index of the section that made the contribution at `contribution` to `month`.
  func section(_ month: YearMonth, contribution: Int) -> Int {
    sectionsByMonth[month]?[contribution].section ?? 0
  }

  /// The index among the contributions to `month` of the one that the section at `section` made.
  func contribution(_ month: YearMonth, section: Int) -> Int? {
    sectionsByMonth[month]?.firstIndex { $0.section == section }
  }

  /// The index of the same book with other `sections`, where they only stand in for some that
  /// contributed to the same months, as they do at most keystrokes; nil otherwise.
  private func replacing(with sections: [LoweredSection]) -> MonthIndex? {
    guard sections.count == self.sections.count else { return nil }
    let changed = sections.indices.filter { sections[$0] !== self.sections[$0] }
    guard changed.count <= Self.mostReplaced else { return nil }
    var index = self
    for section in changed {
      let months = sections[section].contributions.map(\.month)
      guard months == self.sections[section].contributions.map(\.month) else { return nil }
      for month in months { index.replace(section, in: month, with: sections[section]) }
    }
    for month in Set(changed.flatMap { sections[$0].contributions.map(\.month) }) {
      index.renew(month)
    }
    index.sections = sections
    return index
  }

  private static let mostReplaced = 8

  private mutating func replace(
    _ section: Int, in month: YearMonth, with lowered: LoweredSection
  ) {
    guard let place = contribution(month, section: section) else { return }
    sectionsByMonth[month]?[place].lowered = lowered
  }

  private mutating func renew(_ month: YearMonth) {
    guard let place = logs.firstIndex(where: { $0.month == month }) else { return }
    logs[place] = MonthLog(month: month, parts: parts(month))
    weighedDays[place] = WeighedDays(logs[place])
  }

  private func isUnchanged(_ month: YearMonth, _ previous: MonthIndex) -> Bool {
    guard let new = sectionsByMonth[month], let old = previous.sectionsByMonth[month] else {
      return false
    }
    return new.count == old.count
      && zip(new, old).allSatisfy { $0.lowered === $1.lowered }
  }

  private func parts(_ month: YearMonth) -> [MonthPart] {
    (sectionsByMonth[month] ?? []).compactMap { contributor in
      contributor.lowered.contributions.first { $0.month == month }?.part
    }
  }
}
