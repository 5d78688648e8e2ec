import Primitives
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

  /// Groups the entries of `files` by month, from scratch; a month that one section has alone is kept by that.
  init(_ files: [FileAnalysis]) {
    self.files = files.map(\.sections.tree)
    var parts: [Part] = []
    parts.reserveCapacity(self.files.reduce(0) { $0 + $1.count })
    var ascend = true
    for (file, sections) in self.files.enumerated() {
      var index = 0
      for section in sections {
        defer { index += 1 }
        guard let lowered = section.analyzed?.lowered else { continue }
        for place in lowered.contributions.indices {
          let month = lowered.contributions[place].month
          if let last = parts.last, last.month > month { ascend = false }
          parts.append(Part(month: month, file: file, section: index, place: place, lowered: lowered))
        }
      }
    }
    if !ascend {
      parts.sort { ($0.month, $0.file, $0.section) < ($1.month, $1.file, $1.section) }
    }
    var months: [BookMonth] = []
    months.reserveCapacity(parts.count)
    var start = 0
    while start < parts.count {
      var end = start + 1
      while end < parts.count, parts[end].month == parts[start].month { end += 1 }
      if end == start + 1 {
        months.append(parts[start].lowered.ownMonth(parts[start].place, parts[start].contributor))
      } else {
        months.append(BookMonth(parts[start].month, of: parts[start..<end].map(\.contributor)))
      }
      start = end
    }
    logs = months.map(\.log)
    self.months = SumTree(months)
  }

  private struct Part {
    let month: YearMonth
    let file: Int
    let section: Int
    let place: Int
    let lowered: LoweredSection

    var contributor: BookMonth.Contributor {
      BookMonth.Contributor(file: file, section: section, lowered: lowered)
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
logs.partitioningIndex { $0.month >= month }
  }
}

extension SectionSum {
  /// Whether a section may have entries in one of `wanted`.
  fileprivate func mayHave(_ wanted: ClosedRange<YearMonth>) -> Bool {
    months.map { $0.overlaps(wanted) } ?? false
  }
}
