import W8Engine

/// Which sections of which files contribute to which month.
struct MonthIndex: Sendable {
  private(set) var logs: [MonthLog] = []
  /// What is worked out of each of the logs.
  private var summaries: [Summary] = []
  private var sectionsByMonth: [YearMonth: [Contributor]] = [:]

  /// What rules ask of a month.
  private struct Summary: Sendable {
    let weighedDays: WeighedDays
    let sharedDays: [SharedDay]
  }

  /// A section that has entries in a month.
  private struct Contributor: Sendable {
    let file: Int
    let section: Int
    let lowered: LoweredSection
  }

  init() {}

  /// Groups the entries of `files` by month; a month whose contributors are those of `previous`
  /// keeps its log.
  init(_ files: [FileAnalysis], previous: MonthIndex) {
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
    let contributors = sectionsByMonth[month] ?? []
    let entries = contributors.map { contributor in
      contributor.lowered.contributions.first { $0.month == month }?.entries ?? []
    }
    let files = contributors.map(\.file)
    let isOfRoot = files.allSatisfy { $0 == 0 }
    let log = MonthLog(month: month, contributions: entries, sources: isOfRoot ? [] : files)
    logs.append(log)
    let isShared = files.first != files.last
    summaries.append(
      Summary(
        weighedDays: WeighedDays(log),
        sharedDays: isShared ? W8Analysis.sharedDays(of: log) : []))
  }

  private func isUnchanged(_ month: YearMonth, _ previous: MonthIndex) -> Bool {
    guard let new = sectionsByMonth[month], let old = previous.sectionsByMonth[month] else {
      return false
    }
    return new.count == old.count
      && zip(new, old).allSatisfy { $0.lowered === $1.lowered && $0.file == $1.file }
  }
}
