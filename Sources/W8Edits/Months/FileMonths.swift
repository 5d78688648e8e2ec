import Primitives
package import W8Book
package import W8Engine
package import W8Syntax

/// A file cut into months by its headers; what is found there is kept for the next who asks.
package final class FileMonths {
  /// The file.
  let file: FileAnalysis
  /// The sections that open with headers of months.
  package private(set) lazy var headers = HeaderSections(file)
  private lazy var regions = cut()

  /// Looks at nothing of `file` before it is asked.
  package init(_ file: FileAnalysis) {
    self.file = file
  }

  /// The region that holds the section at `section`.
  package func region(around section: Int) -> MonthRegion {
    regions[regions.partitioningIndex { $0.sections.lowerBound > section } - 1]
  }

  private func cut() -> [MonthRegion] {
    let starts = file.sections.indices.filter {
      $0 == 0 || file.sections[$0].lowered.opensMonth
    }
    let firstDoubt = file.sections.firstIndex { section in
      !section.lowered.orphans.isEmpty
        || section.lowered.tree.faults.contains { $0.kind == .mergeConflict }
    }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : file.sections.count
      return MonthRegion(
        starts[index]..<end, of: file, isBelowDoubt: firstDoubt.map { $0 < end } ?? false)
    }
  }
}

/// The sections of a file that open with headers of months.
package struct HeaderSections {
  /// The first section of each month.
  private var first: [YearMonth: Int] = [:]
  /// The sections whose months are farther in the order of the file than all above them.
  private var farthest: [(month: YearMonth, section: Int)] = []
  /// Every section that opens with one, in order, with its last month.
  private var all: [(section: Int, month: YearMonth)] = []
  /// The order of the file.
  package let order: WrittenOrder

  init(_ file: FileAnalysis) {
    order = file.settings.order
    for (section, analyzed) in file.sections.enumerated() {
      let months = analyzed.lowered.months
      guard let month = months.first?.month, let last = months.last?.month else { continue }
      all.append((section, last))
      if first[month] == nil { first[month] = section }
      if let last = farthest.last, !order.forbids(last.month.firstDay, below: month.firstDay) {
        continue
      }
      farthest.append((month, section))
    }
  }

  /// Whether no section opens with a header of a month.
  package var isEmpty: Bool { first.isEmpty }

  /// The first section of `month`.
  package func first(of month: YearMonth) -> Int? { first[month] }

  /// The month of the last header in the sections up to `section`.
  package func month(upTo section: Int) -> YearMonth? {
    all[..<all.partitioningIndex { $0.section > section }].last?.month
  }

  /// The first section of another month than that of `date`, whose first day must not stand above it.
  func first(after date: CivilDate) -> Int? {
    let index = farthest.partitioningIndex { order.forbids(date, below: $0.month.firstDay) }
    return farthest[index...].first { $0.month != date.yearMonth }?.section
  }
}
