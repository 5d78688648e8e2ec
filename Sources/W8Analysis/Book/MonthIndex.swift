import W8Engine

/// Which sections of which files contribute to which month.
struct MonthIndex: Sendable {
  private(set) var logs: [MonthLog] = []
  /// What is worked out of each of the logs.
  private var summaries: [Summary] = []
  private var sectionsByMonth: [YearMonth: [Contributor]] = [:]
  /// The sections of each file, in order.
  private var sections: [[LoweredSection]] = []

  /// What rules ask of a month.
  private struct Summary: Sendable {
    let weighedDays: WeighedDays
    let sharedDays: [SharedDay]
  }

  /// A section that has entries in a month.
  private struct Contributor: Sendable {
    let file: Int
    let section: Int
    var lowered: LoweredSection
  }

  init() {}

  /// Groups the entries of `files` by month; a month whose contributors are those of `previous`
  /// keeps its log.
  init(_ files: [FileAnalysis], previous: MonthIndex) {
    let lowered = files.map { $0.sections.map(\.lowered) }
    if let updated = previous.replacing(with: lowered) {
      self = updated
      return
    }
    sections = lowered
    for file in files { add(file) }
    let known = Dictionary(
      uniqueKeysWithValues: previous.logs.indices.map { (previous.logs[$0].month, $0) })
    for month in sectionsByMonth.keys.sorted() {
      if let index = known[month], isUnchanged(month, previous) {
        logs.append(previous.logs[index])
        summaries.append(previous.summaries[index])
      } else {
        append(month)
      }
    }
  }

  /// The days with a weigh-in of the month at `index`.
  func weighedDays(ofMonthAt index: Int) -> WeighedDays { summaries[index].weighedDays }

  /// The days of the month at `index` that have a weigh-in in several files.
  func sharedDays(ofMonthAt index: Int) -> [SharedDay] { summaries[index].sharedDays }

  /// The file and the section that made the contribution at `contribution` to `month`.
  func place(_ month: YearMonth, contribution: Int) -> (file: Int, section: Int)? {
    guard let contributors = sectionsByMonth[month], contributors.indices.contains(contribution)
    else { return nil }
    return (contributors[contribution].file, contributors[contribution].section)
  }

  /// The index among the contributions to `month` of the one that the section at `section` of the
  /// file at `file` made.
  func contribution(_ month: YearMonth, file: Int, section: Int) -> Int? {
    sectionsByMonth[month]?.firstIndex { $0.section == section && $0.file == file }
  }

  private mutating func add(_ file: FileAnalysis) {
    for (index, section) in file.sections.enumerated() {
      for contribution in section.lowered.contributions {
        sectionsByMonth[contribution.month, default: []].append(
          Contributor(file: file.index, section: index, lowered: section.lowered))
      }
    }
  }

  private mutating func append(_ month: YearMonth) {
    let (log, summary) = worked(out: month)
    logs.append(log)
    summaries.append(summary)
  }

  private func worked(out month: YearMonth) -> (MonthLog, Summary) {
    let contributors = sectionsByMonth[month] ?? []
    let parts = contributors.map { contributor in
      contributor.lowered.contributions.first { $0.month == month }?.part
        ?? MonthPart([], TrainingTally())
    }
    let files = contributors.map(\.file)
    let isOfRoot = files.allSatisfy { $0 == 0 }
    let log = MonthLog(month: month, parts: parts, sources: isOfRoot ? [] : files)
    let isShared = files.first != files.last
    let summary = Summary(
      weighedDays: WeighedDays(log), sharedDays: isShared ? W8Analysis.sharedDays(of: log) : [])
    return (log, summary)
  }

  /// The index of the same book with other `sections`, where they only stand in for some that
  /// contributed to the same months, as they do at most keystrokes; nil otherwise.
  private func replacing(with sections: [[LoweredSection]]) -> MonthIndex? {
    guard sections.map(\.count) == self.sections.map(\.count) else { return nil }
    var index = self
    var months: Set<YearMonth> = []
    var replacedCount = 0
    for file in sections.indices {
      for section in sections[file].indices
      where sections[file][section] !== self.sections[file][section] {
        let new = sections[file][section]
        replacedCount += 1
        guard replacedCount <= Self.mostReplaced,
          new.contributions.map(\.month) == self.sections[file][section].contributions.map(\.month)
        else { return nil }
        for month in new.contributions.map(\.month) {
          index.replace(file, section, in: month, with: new)
          months.insert(month)
        }
      }
    }
    for month in months { index.renew(month) }
    index.sections = sections
    return index
  }

  private static let mostReplaced = 8

  private mutating func replace(
    _ file: Int, _ section: Int, in month: YearMonth, with lowered: LoweredSection
  ) {
    guard let place = contribution(month, file: file, section: section) else { return }
    sectionsByMonth[month]?[place].lowered = lowered
  }

  private mutating func renew(_ month: YearMonth) {
    guard let place = logs.firstIndex(where: { $0.month == month }) else { return }
    (logs[place], summaries[place]) = worked(out: month)
  }

  private func isUnchanged(_ month: YearMonth, _ previous: MonthIndex) -> Bool {
    guard let new = sectionsByMonth[month], let old = previous.sectionsByMonth[month] else {
      return false
    }
    return new.count == old.count
      && zip(new, old).allSatisfy { $0.lowered === $1.lowered && $0.file == $1.file }
  }
}
