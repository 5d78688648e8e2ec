import Primitives
import W8Engine

/// Which sections of which files contribute to which month.
struct MonthIndex: Sendable {
  /// The entries of each month, ascending.
  private(set) var logs: [MonthLog] = []
  /// The contributions by month, and of one month in the order of the book.
  private var contributions: [Contribution] = []
  /// Where the contributions to each month start, and last where they end.
  private var starts: [Int] = [0]

  /// What a section has in a month.
  private struct Contribution: Sendable {
    let month: YearMonth
    let file: Int
    let section: Int
    /// The index among the contributions of the section.
    let index: Int
    let lowered: LoweredSection
  }

  /// Groups the entries of `files` by month; a month that one section has alone is kept by that.
  init(_ files: [FileAnalysis]) {
    contributions.reserveCapacity(files.reduce(0) { $0 + $1.sections.count })
    for file in files {
      for (section, content) in file.sections.enumerated() {
        let lowered = content.lowered
        for index in lowered.contributions.indices {
          contributions.append(
            Contribution(
              month: lowered.contributions[index].month, file: file.index, section: section,
              index: index, lowered: lowered))
        }
      }
    }
    let ascend = zip(contributions, contributions.dropFirst()).allSatisfy { $0.month <= $1.month }
    if !ascend {
      contributions.sort {
        ($0.month, $0.file, $0.section) < ($1.month, $1.file, $1.section)
      }
    }
    while let start = starts.last, start < contributions.count {
      let month = contributions[start].month
      let end = contributions[start...].firstIndex { $0.month != month } ?? contributions.count
      logs.append(Self.log(of: contributions[start..<end]))
      starts.append(end)
    }
  }

  /// The file and the section that made the contribution at `contribution` to the month at `month`.
  func source(month: Int, contribution: Int) -> (file: Int, section: Int)? {
    guard logs.indices.contains(month), case let index = starts[month] + contribution,
      index < starts[month + 1]
    else { return nil }
    return (contributions[index].file, contributions[index].section)
  }

  /// The index among the contributions to `month` of the one that the section at `section` of the file at `file` made.
  func contribution(_ month: YearMonth, file: Int, section: Int) -> Int? {
    let index = logs.partitioningIndex { $0.month >= month }
    guard index < logs.count, logs[index].month == month else { return nil }
    let own = contributions[starts[index]..<starts[index + 1]]
    let found = own.partitioningIndex { ($0.file, $0.section) >= (file, section) }
    guard found < own.endIndex, own[found].file == file, own[found].section == section else {
      return nil
    }
    return found - own.startIndex
  }

  private static func log(of contributions: ArraySlice<Contribution>) -> MonthLog {
    guard let first = contributions.first, contributions.count == 1 else {
      let parts = contributions.map { $0.lowered.contributions[$0.index].part }
      let month = contributions[contributions.startIndex].month
      return MonthLog(month: month, parts: parts, sources: contributions.map { $0.file })
    }
    return first.lowered.ownMonth(first.index, ofFile: first.file)
  }
}
