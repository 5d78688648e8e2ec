import W8Engine
import W8Text

/// Which sections of which files contribute to which month.
struct MonthIndex: Sendable {
  /// The entries of each month, ascending.
  private(set) var logs: [MonthLog] = []
  /// The same months with what rules ask of them.
  private(set) var months = SumTree<BookMonth>()
  /// The sections of each file, in order.
  private var files: [SumTree<FileSection>] = []

  init() {}

  /// Groups the entries of `files` by month; a month whose contributors are those of `previous`
  /// keeps its log.
  init(_ files: [FileAnalysis], previous: MonthIndex) {
    self = previous
    self.files = files.map(\.sections.tree)
    let changed = changedMonths(since: previous)
    let contributors = contributors(to: changed)
    if previous.logs.isEmpty {
      append(changed.sorted(), contributors)
    } else {
      for month in changed { renew(month, contributors[month] ?? []) }
    }
  }

  /// The file and the section that made the contribution at `contribution` to `month`.
  func place(_ month: YearMonth, contribution: Int) -> (file: Int, section: Int)? {
    guard let contributors = contributors(to: month), contributors.indices.contains(contribution)
    else { return nil }
    let contributor = contributors[contribution]
    let sections = files[contributor.file]
    let isLowered = { (index: Int) in
      sections[index].analyzed?.lowered === contributor.lowered
    }
    if contributor.section < sections.count, isLowered(contributor.section) {
      return (contributor.file, contributor.section)
    }
    // Sections above have come or gone.
    let found = sections.indices { $0.mayHave(month...month) }.first(where: isLowered)
    return found.map { (contributor.file, $0) }
  }

  /// The index among the contributions to `month` of the one that the section at `section` of the
  /// file at `file` made.
  func contribution(_ month: YearMonth, file: Int, section: Int) -> Int? {
    let lowered = files[file][section].analyzed?.lowered
    return contributors(to: month)?.firstIndex { $0.lowered === lowered && $0.file == file }
  }

  private func contributors(to month: YearMonth) -> [BookMonth.Contributor]? {
    let index = index(of: month)
    return index < logs.count && logs[index].month == month ? months[index].contributors : nil
  }

  /// Where `month` stands among the months, or where it would stand.
  private func index(of month: YearMonth) -> Int {
    months.firstIndex { sum in sum.last.map { $0 >= month } ?? false } ?? months.count
  }

  /// The months in which sections have entries that came or went since `previous`.
  private func changedMonths(since previous: MonthIndex) -> Set<YearMonth> {
    var changed: Set<YearMonth> = []
    for index in 0..<max(files.count, previous.files.count) {
      let old = index < previous.files.count ? previous.files[index] : SumTree()
      let new = index < files.count ? files[index] : SumTree()
      let difference = new.difference(from: old) {
        $0.analyzed?.lowered === $1.analyzed?.lowered
      }
      for sections in [old[difference.old], new[difference.new]] {
        for section in sections {
          for contribution in section.analyzed?.lowered.contributions ?? [] {
            changed.insert(contribution.month)
          }
        }
      }
    }
    return changed
  }

  /// The sections that have entries in `months`, by month.
  private func contributors(
    to months: Set<YearMonth>
  ) -> [YearMonth: [BookMonth.Contributor]] {
    guard let first = months.min(), let last = months.max() else { return [:] }
    var contributors: [YearMonth: [BookMonth.Contributor]] = [:]
    for (file, sections) in files.enumerated() {
      for index in sections.indices(where: { $0.mayHave(first...last) }) {
        guard let lowered = sections[index].analyzed?.lowered else { continue }
        let contributor = BookMonth.Contributor(file: file, section: index, lowered: lowered)
        for contribution in lowered.contributions where months.contains(contribution.month) {
          contributors[contribution.month, default: []].append(contributor)
        }
      }
    }
    return contributors
  }

  private mutating func append(
    _ months: [YearMonth], _ contributors: [YearMonth: [BookMonth.Contributor]]
  ) {
    let new = months.compactMap { month in
      contributors[month].map { BookMonth(month, of: $0) }
    }
    logs = new.map(\.log)
    self.months = SumTree(new)
  }

  private mutating func renew(_ month: YearMonth, _ contributors: [BookMonth.Contributor]) {
    let index = index(of: month)
    let isKnown = index < logs.count && logs[index].month == month
    if isKnown, months[index].isMade(of: contributors) { return }
    let new = contributors.isEmpty ? [] : [BookMonth(month, of: contributors)]
    let old = index..<(isKnown ? index + 1 : index)
    logs.replaceSubrange(old, with: new.map(\.log))
    months.replaceSubrange(old, with: new)
  }
}

extension SectionSum {
  /// Whether a section may have entries in one of `wanted`.
  fileprivate func mayHave(_ wanted: ClosedRange<YearMonth>) -> Bool {
    months.map { $0.overlaps(wanted) } ?? false
  }
}

extension BookMonth {
  /// Whether the month was put together from the very same sections.
  fileprivate func isMade(of contributors: [Contributor]) -> Bool {
    contributors.elementsEqual(self.contributors) {
      $0.lowered === $1.lowered && $0.file == $1.file
    }
  }
}
